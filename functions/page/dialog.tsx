/** A dialog with its title and what closes it; what is first of use in it has the focus. */
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { usePage } from "./context.ts";

export function Dialog({
  name,
  title,
  first,
  onClose,
  children,
}: {
  readonly name: string;
  readonly title: string;
  /** A selector. */
  readonly first: string;
  readonly onClose: () => void;
  readonly children: (close: () => void) => ComponentChildren;
}) {
  const { words } = usePage();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>(first)?.focus();
  }, []);
  const close = () => dialog.current?.close();
  return (
    <dialog ref={dialog} class={name} aria-labelledby={name} onClose={onClose}>
      <div class="row">
        <h2 id={name}>{title}</h2>
        <span class="grow" />
        <button type="button" class="quiet" onClick={close}>
          {words.close}
        </button>
      </div>
      {children(close)}
    </dialog>
  );
}
