import { forwardRef, type ReactNode } from 'react';

interface Props {
  /** What is in it, for who cannot see it. */
  readonly label: string;
  readonly className?: string;
  readonly busy?: boolean;
  readonly children: ReactNode;
}

/** A box whose content may be larger than it: named, and reached by the keyboard, which scrolls it. */
export const ScrollBox = forwardRef<HTMLElement, Props>(function ScrollBox(
  { label, className = 'scroll', busy, children },
  box,
) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: nothing inside it need take the focus
    <section ref={box} className={className} tabIndex={0} aria-label={label} aria-busy={busy}>
      {children}
    </section>
  );
});
