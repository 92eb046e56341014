import type { ReactNode } from 'react';
import { usePlaceChoices } from '../../results/index.ts';
import styles from './sections.module.css';

interface Props<Row extends { readonly SubClassID: number }> {
  readonly label: string;
  readonly rows: readonly Row[];
  line(row: Row): ReactNode;
}

/** What becomes of each section, in a line under its name. */
export function SectionLines<Row extends { readonly SubClassID: number }>({ label, rows, line }: Props<Row>) {
  const { sections } = usePlaceChoices();
  const nameOf = (id: number) => sections.find(({ value }) => value === id)?.label;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by the keyboard too
    <section className={styles['lines']} aria-label={label} tabIndex={0}>
      <ul>
        {rows.map((row) => (
          <li key={row.SubClassID}>
            <strong>{nameOf(row.SubClassID)}</strong>: {line(row)}
          </li>
        ))}
      </ul>
    </section>
  );
}
