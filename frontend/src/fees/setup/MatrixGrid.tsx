import { PRICE_COLUMNS } from '@madrasah/events/fees';
import { dayInWords } from '@madrasah/events/kernel';
import { type KeyboardEvent, useRef } from 'react';
import { Button } from 'semantic-ui-react';
import { fillMoney } from '../../kit/figures/index.ts';
import { Icon } from '../../kit/icons/Icon.tsx';
import { useLanguage, useText } from '../../kit/text.ts';
import { feesTexts } from '../texts.ts';
import type { Direction } from './fill/FillBar.tsx';
import type { At } from './fill/fill.ts';
import styles from './matrix.module.css';
import { cellsOf, type Edits, isChanged, type MatrixRow } from './matrix.ts';

const GENDERS = ['boys', 'girls'] as const;
const RESIDENCES = ['Aba', 'Ona', 'Day'] as const;
const SINCE = ['New', 'Old'] as const;
const WIDTH = PRICE_COLUMNS.length;
const HALF = WIDTH / 2;

const FILLS: Readonly<Record<string, Direction>> = { ArrowDown: 'down', ArrowRight: 'right' };

interface Props {
  readonly rows: readonly MatrixRow[];
  readonly edits: Edits;
  readonly readOnly: boolean;
  /** Text by column of one head. */
  onType(SLID: number, cells: Readonly<Record<string, string>>): void;
  /** A cell is in hand. */
  onAt(at: At): void;
  onFill(direction: Direction, at: At): void;
  /** Absent where there is nothing to take back. */
  readonly onUndo: (() => void) | undefined;
}

/** Heads down, twelve amounts across; arrows move, Enter goes on, Ctrl and an arrow fill, Ctrl Z takes back. */
export function MatrixGrid({ rows, edits, readOnly, onType, onAt, onFill, onUndo }: Props) {
  const t = useText(feesTexts);
  const language = useLanguage();
  const body = useRef<HTMLTableSectionElement>(null);

  function go(row: number, column: number) {
    const next = body.current?.querySelector<HTMLInputElement>(`[data-cell="${row}.${column}"]`);
    next?.focus();
    next?.select();
    return next !== null && next !== undefined;
  }
  /** Keys with Ctrl. @returns whether this one was taken */
  function ruled(key: string, at: At): boolean {
    const direction = FILLS[key];
    if (direction) onFill(direction, at);
    else if (key.toLowerCase() === 'z' && onUndo) onUndo();
    else return false;
    return true;
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>, row: number, column: number) {
    const { key, currentTarget: box } = event;
    if ((event.ctrlKey || event.metaKey) && !readOnly && ruled(key, { row, column }))
      return event.preventDefault();
    const atStart = box.selectionStart === 0;
    const atEnd = box.selectionEnd === box.value.length;
    let moved = false;
    if (key === 'ArrowDown') moved = go(row + 1, column);
    else if (key === 'ArrowUp') moved = go(row - 1, column);
    else if (key === 'ArrowLeft' && atStart) moved = go(row, column - 1);
    else if (key === 'ArrowRight' && atEnd) moved = go(row, column + 1);
    else if (key === 'Enter' && !event.ctrlKey)
      moved = column + 1 < WIDTH ? go(row, column + 1) : go(row + 1, 0);
    if (moved) event.preventDefault();
  }
  return (
    <section className="scroll" aria-label={t('fees.matrix.head')}>
      <table className={`ui unstackable compact table ${styles['matrix']}`}>
        <thead>
          <tr>
            <th scope="col" rowSpan={3} className={styles['head']}>
              {t('fees.matrix.head')}
            </th>
            {GENDERS.map((gender) => (
              <th
                key={gender}
                scope="colgroup"
                colSpan={HALF}
                className={gender === 'girls' ? styles['firstGirl'] : ''}
              >
                {t(`fees.matrix.${gender}`)}
              </th>
            ))}
          </tr>
          <tr>
            {GENDERS.flatMap((gender) =>
              RESIDENCES.map((residence, at) => (
                <th
                  key={gender + residence}
                  scope="colgroup"
                  colSpan={2}
                  className={gender === 'girls' && at === 0 ? styles['firstGirl'] : ''}
                >
                  {t(`fees.matrix.${residence}`)}
                </th>
              )),
            )}
          </tr>
          <tr>
            {PRICE_COLUMNS.map((column, at) => (
              <th key={column} scope="col" className={at === HALF ? styles['firstGirl'] : ''}>
                {t(`fees.matrix.${SINCE[at % 2] ?? 'New'}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody ref={body}>
          {rows.map((row, index) => {
            const { head, price } = row;
            const name = head.AccSubsidiaryLedger.SlName;
            const cells = cellsOf(row, edits);
            const priced = cells.some(({ taka }) => taka !== null);
            const first = cells[0];
            const shown = (at: number) => {
              const cell = cells[at];
              return cell?.typed ?? (cell?.stored == null ? '' : fillMoney(cell.stored, language));
            };
            return (
              <tr key={head.SLID} className={isChanged(row, edits) ? styles['changed'] : undefined}>
                <th scope="row">
                  {name}
                  <span className="small">
                    {price
                      ? t('fees.matrix.since', { day: dayInWords(price.effectiveFrom, language) })
                      : t('fees.matrix.unset')}
                    {!readOnly && first?.changed && first.taka !== undefined && (
                      <Button
                        type="button"
                        basic
                        icon
                        title={t('fees.matrix.fill')}
                        aria-label={`${name}: ${t('fees.matrix.fill')}`}
                        onClick={() =>
                          onType(
                            head.SLID,
                            Object.fromEntries(PRICE_COLUMNS.map((column) => [column, shown(0)])),
                          )
                        }
                      >
                        <Icon name="right" />
                      </Button>
                    )}
                  </span>
                </th>
                {cells.map((cell, at) => {
                  const column = PRICE_COLUMNS[at] as string;
                  const look = [
                    'cell',
                    cell.taka === undefined && 'error',
                    priced && cell.taka === null && styles['missing'],
                    cell.changed && !(priced && cell.taka === null) && styles['changed'],
                  ];
                  return (
                    <td key={column} className={at === HALF ? styles['firstGirl'] : undefined}>
                      <input
                        className={look.filter(Boolean).join(' ')}
                        data-cell={`${index}.${at}`}
                        type="text"
                        inputMode="decimal"
                        autoComplete="off"
                        readOnly={readOnly}
                        aria-label={labelOf(name, at, t)}
                        aria-invalid={cell.taka === undefined}
                        title={cell.taka === undefined ? t('fees.matrix.badSum') : undefined}
                        value={shown(at)}
                        onChange={(event) => onType(head.SLID, { [column]: event.target.value })}
                        onFocus={(event) => {
                          event.target.select();
                          onAt({ row: index, column: at });
                        }}
                        onKeyDown={(event) => onKeyDown(event, index, at)}
                      />
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

/** What a cell is of: its head, and whose price it is. */
export function labelOf(
  name: string,
  at: number,
  t: ReturnType<typeof useText<keyof typeof feesTexts.bn>>,
): string {
  const gender = GENDERS[Math.floor(at / HALF)] ?? 'boys';
  const residence = RESIDENCES[Math.floor(at / 2) % RESIDENCES.length] ?? 'Aba';
  const since = SINCE[at % 2] ?? 'New';
  return [name, t(`fees.matrix.${gender}`), t(`fees.matrix.${residence}`), t(`fees.matrix.${since}`)].join(
    ', ',
  );
}
