import { feeQueries, type PriceRow } from '@madrasah/events/fees';
import type { Day } from '@madrasah/events/kernel';
import { type MouseEvent, useId, useState } from 'react';
import { Button } from 'semantic-ui-react';
import { classList, useNames } from '../../../academics/index.ts';
import { useQuery } from '../../../kit/calls/index.ts';
import { asChoices, Select } from '../../../kit/fields/index.ts';
import { useText } from '../../../kit/text.ts';
import { feesTexts } from '../../texts.ts';
import styles from '../matrix.module.css';

export type Direction = 'down' | 'right';

interface Props {
  readonly session: number;
  readonly classId: number;
  readonly from: Day;
  /** The head whose cell is in hand; none before one was. */
  readonly head: string | undefined;
  readonly canUndo: boolean;
  onFill(direction: Direction): void;
  onUndo(): void;
  /** @param whole all rows, or the one in hand alone */
  onCopy(prices: readonly PriceRow[], whole: boolean): void;
}

/** The cell keeps the focus while a button of the bar is pressed. */
const stay = (event: MouseEvent) => event.preventDefault();

/** What fills the grid from the cell in hand or from another class, and takes the last step back. */
export function FillBar({ head, canUndo, onFill, onUndo, onCopy, ...where }: Props) {
  const t = useText(feesTexts);
  const fill = (direction: Direction, key: string) => (
    <Button
      type="button"
      size="small"
      disabled={head === undefined}
      onMouseDown={stay}
      onClick={() => onFill(direction)}
    >
      {t(`fees.fill.${direction}`)} <kbd className="not-phone">Ctrl {key}</kbd>
    </Button>
  );
  return (
    <div className={styles['fill']}>
      <span className="muted small" role="status">
        {head === undefined ? t('fees.fill.choose') : t('fees.fill.at', { head })}
      </span>
      {fill('right', '→')}
      {fill('down', '↓')}
      <CopyFrom {...where} head={head} onCopy={onCopy} />
      <Button type="button" size="small" disabled={!canUndo} onMouseDown={stay} onClick={onUndo}>
        {t('fees.fill.back')} <kbd className="not-phone">Ctrl Z</kbd>
      </Button>
    </div>
  );
}

function CopyFrom({
  session,
  classId,
  from,
  head,
  onCopy,
}: Pick<Props, 'session' | 'classId' | 'from' | 'head' | 'onCopy'>) {
  const t = useText(feesTexts);
  const id = useId();
  const names = useNames();
  const [other, setOther] = useState<number>();
  const classes = useQuery(classList, {}).data?.data.filter(({ ClassID }) => ClassID !== classId);
  const asked = other === undefined ? undefined : { sessionId: session, classId: other, asOf: from };
  const prices = useQuery(feeQueries.feeMatrix, asked).data?.data;
  const take = (whole: boolean) => prices && onCopy(prices, whole);
  return (
    <>
      <label htmlFor={id}>{t('fees.fill.from')}</label>
      <Select
        control={{ id }}
        choices={asChoices(classes, 'ClassID', names.class)}
        value={other}
        onChange={(value) => setOther(value === undefined ? undefined : Number(value))}
      />
      {prices?.length === 0 && <span className="muted small">{t('fees.fill.nothing')}</span>}
      <Button
        type="button"
        size="small"
        disabled={!prices?.length || head === undefined}
        onClick={() => take(false)}
      >
        {t('fees.fill.row')}
      </Button>
      <Button type="button" size="small" disabled={!prices?.length} onClick={() => take(true)}>
        {t('fees.fill.all')}
      </Button>
    </>
  );
}
