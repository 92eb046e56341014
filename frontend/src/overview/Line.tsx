import { Explained } from '../kit/explained/Explained.tsx';
import { Money } from '../kit/figures/index.ts';
import styles from './overview.module.css';

interface Props {
  readonly name: string;
  readonly beside?: string;
  readonly taka: number;
  readonly strong?: boolean;
  /** A part of what stands above it. */
  readonly of?: boolean;
  /** What explains the sum: `figure` and what it is narrowed to. */
  readonly why?: { readonly figure: string } & Readonly<Record<string, string | number>>;
}

/** A name and its sum, which leads to the entries behind it. */
export function Line({ name, beside, taka, strong = false, of = false, why }: Props) {
  const { figure = '', ...asked } = why ?? {};
  return (
    <div className={`${styles['line']} ${strong ? styles['strong'] : ''} ${of ? styles['part'] : ''}`}>
      <span>
        {name} {beside && <span className="small muted">{beside}</span>}
      </span>
      <Explained figure={figure} of={asked} taka={taka}>
        <Money taka={taka} decimals="two" zero="figure" />
      </Explained>
    </div>
  );
}
