import { Digits } from '../../figures/index.ts';
import { Icon } from '../../icons/Icon.tsx';
import type { Part } from './parts.ts';

interface Props<Row> {
  readonly part: Part<Row>;
  readonly open: boolean;
  onToggle(): void;
}

const WHOLE_WIDTH = 100;

/** The name of a part with how many rows it has, above them; it opens and folds them. */
export function PartHead<Row>({ part: { name, rows }, open, onToggle }: Props<Row>) {
  return (
    <tr className="head">
      <th scope="rowgroup" colSpan={WHOLE_WIDTH}>
        <button type="button" className="part" aria-expanded={open} onClick={onToggle}>
          <Icon name={open ? 'down' : 'right'} />
          {name} · <Digits of={rows.length} />
        </button>
      </th>
    </tr>
  );
}
