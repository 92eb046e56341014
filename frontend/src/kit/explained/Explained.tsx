import { FIGURES } from '@madrasah/events/statements';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useMay } from '../routing/powers.ts';
import { useText } from '../text.ts';
import { kitTexts } from '../texts.ts';
import styles from './explained.module.css';

interface Props {
  /** `answer.field`, one of those that the server explains. */
  readonly figure: string;
  /** The question that gave it, and what it was narrowed to. */
  readonly of?: Readonly<Record<string, string | number | undefined>>;
  /** What it comes to, where that may be nil: then there is nothing behind it. */
  readonly taka?: number | undefined;
  readonly children: ReactNode;
}

/** A figure that leads to the entries that make it; to whoever may not see its answer it is a figure alone. */
export function Explained({ figure, of = {}, taka, children }: Props) {
  const t = useText(kitTexts);
  const { pathname, search } = useLocation();
  const may = useMay(FIGURES.get(figure) ?? 'audit', 'view');
  if (!may || !FIGURES.has(figure) || taka === 0) return children;
  const asked = Object.entries({ figure, ...of }).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return (
    <Link
      className={styles['figure']}
      to={`/accounting/explain?${new URLSearchParams(asked)}`}
      state={{ from: pathname + search }}
      aria-description={t('kit.figure.why')}
    >
      {children}
    </Link>
  );
}
