import { describe, expect, it } from "vitest";
import { cellsFrom, markdownFrom } from "../../notebooks/tools/markdown.ts";

const draft = `# Title

Prose.

+++

More prose.

\`\`\`ts
const one = 1;
\`\`\`

\`\`\`typescript
only shown
\`\`\`

<details><summary>Answer</summary>

\`\`\`ts
const two = 2;
\`\`\`

</details>
`;

describe("a Markdown draft", () => {
  it("has code cells where ts is fenced, but not in folded answers", () => {
    const cells = cellsFrom(draft);
    expect(cells.map(({ kind }) => kind)).toEqual(["markdown", "markdown", "code", "markdown"]);
    expect(cells[2].source).toBe("const one = 1;");
    expect(cells[3].source).toContain("only shown");
    expect(cells[3].source).toContain("const two = 2;");
  });

  it("comes back from the notebook made of it", () => {
    expect(markdownFrom(cellsFrom(draft))).toBe(draft);
  });

  it("gives equal cells ids of their own, the same every time", () => {
    expect(cellsFrom(draft)).toEqual(cellsFrom(draft));
  });
});
