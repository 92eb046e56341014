import type { ReactNode } from 'react';
import './form-section.css';

interface Props {
  readonly id: string;
  readonly title: string;
  /** At the right of the title. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

/** One sheet of a long form. */
export function FormSection({ id, title, beside, children }: Props) {
  return (
    <section className="ui segment flush form-sheet" id={id} aria-labelledby={`${id}-title`}>
      <div className="seg-head">
        <h2 className="ui header" id={`${id}-title`}>
          {title}
        </h2>
        {beside}
      </div>
      <div className="sheet-body">{children}</div>
    </section>
  );
}
