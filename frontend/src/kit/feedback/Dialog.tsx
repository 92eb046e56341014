import { type ReactNode, useEffect, useId, useRef } from 'react';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  readonly size?: 'small' | 'large';
  /** Esc, or a click beside it. */
  onClose(): void;
}

/** A dialog: the browser's own element, which holds the focus, gives it back, and stands above everything. */
export function Dialog({ title, children, actions, size = 'small', onClose }: Props) {
  const id = useId();
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = box.current;
    if (dialog && !dialog.open) dialog.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={box}
      className={`ui ${size} modal`}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') event.stopPropagation(); // the form underneath stays
      }}
    >
      <h2 className="header" id={id}>
        {title}
      </h2>
      <div className="content">{children}</div>
      {actions && <div className="actions">{actions}</div>}
    </dialog>
  );
}
