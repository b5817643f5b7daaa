/** The four tabs. */
import { usePage } from "./context.ts";
import { type Tab, tabs } from "./state.ts";

export function Tabs() {
  const { state, dispatch, words } = usePage();
  const onKey = (event: KeyboardEvent) => {
    const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const next: Tab = tabs[(tabs.indexOf(state.tab) + step + tabs.length) % tabs.length];
    dispatch({ type: "tab", tab: next });
    document.getElementById(`tab-${next}`)?.focus();
  };
  return (
    <div role="tablist" class="tabs" aria-label={words.page} onKeyDown={onKey}>
      {tabs.map((tab) => (
        <button
          key={tab}
          type="button"
          role="tab"
          id={`tab-${tab}`}
          aria-controls="panel"
          aria-selected={tab === state.tab}
          tabIndex={tab === state.tab ? 0 : -1}
          onClick={() => dispatch({ type: "tab", tab })}
        >
          {words.tabs[tab]}
        </button>
      ))}
    </div>
  );
}
