import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { useSaveKey } from '../form/keys/save-key.ts';
import { Refusals } from './Refusals.tsx';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  readonly size?: 'small' | 'large';
  /** Nothing of the page underneath is seen. */
  readonly covering?: boolean;
  /** Esc, or a click beside it. */
  onClose(): void;
  /** Ctrl Enter, wherever the focus is in it. */
  onConfirm?(): void;
}

/** A dialog: the browser's own element, which holds the focus, gives it back, and stands above everything. */
export function Dialog({
  title,
  children,
  actions,
  size = 'small',
  covering = false,
  onClose,
  onConfirm,
}: Props) {
  const id = useId();
  const box = useRef<HTMLDialogElement>(null);
  useSaveKey(box, onConfirm);
  // Before the box is taken out of the page: a dialog that is gone already gives no focus back.
  useLayoutEffect(() => {
    const dialog = box.current;
    const opener = document.activeElement;
    if (dialog && !dialog.open) dialog.showModal();
    return () => {
      dialog?.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  return (
    <dialog
      ref={box}
      className={`ui ${size} modal${covering ? ' covering' : ''}`}
      aria-labelledby={id}
      onCancel={(event) => {
        // Of a dialog within it, or of a choice of files: that alone was let go of.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        // A second Esc closes it without asking: whether it goes is not the browser's to say.
        if (!box.current || box.current.open) return;
        box.current.showModal();
        onClose();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') event.stopPropagation(); // the form underneath stays
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !onConfirm) return;
        event.preventDefault();
        event.stopPropagation();
        onConfirm();
      }}
    >
      <h2 className="header" id={id}>
        {title}
      </h2>
      <div className="content">
        <Refusals />
        {children}
      </div>
      {actions && <div className="actions">{actions}</div>}
    </dialog>
  );
}
