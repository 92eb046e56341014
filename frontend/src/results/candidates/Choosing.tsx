import { useDndMonitor, useDroppable } from '@dnd-kit/core';
import { searchedCode, toLatinDigits } from '@madrasah/events/kernel';
import type { CandidateRow } from '@madrasah/events/results';
import { useId, useState } from 'react';
import { Button } from 'semantic-ui-react';
import { Digits, decimalsOf } from '../../kit/figures/index.ts';
import { useText, useWord } from '../../kit/text.ts';
import { resultsTexts } from '../texts.ts';
import styles from './candidates.module.css';
import { Student } from './Student.tsx';
import { draggedFrom, type Side } from './sides.ts';

interface Props {
  readonly side: Side;
  readonly title: string;
  readonly rows: readonly CandidateRow[];
  /** The words on the button that moves who is ticked to the other list. */
  readonly verb: string;
  /** The words on the one that moves everybody. */
  readonly all?: string;
  readonly onMove?: ((userIds: readonly number[]) => void) | undefined;
}

/** A list to tick students on, to move them from, and to drag them to. */
export function Choosing({ side, title, rows, verb, all, onMove }: Props) {
  const t = useText(resultsTexts);
  const word = useWord();
  const id = useId();
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  const [typed, setTyped] = useState('');
  const shown = rows.filter((row) => isAsked(row, typed));
  const chosen = shown.filter(({ UserID }) => ticked.has(UserID));
  const tick = (ids: readonly number[], on: boolean) =>
    setTicked(
      (before) => new Set(on ? [...before, ...ids] : [...before].filter((one) => !ids.includes(one))),
    );
  const move = (moved: readonly CandidateRow[]) => {
    onMove?.(moved.map(({ UserID }) => UserID));
    setTicked(new Set());
  };
  const { setNodeRef, isOver, active } = useDroppable({ id: side, disabled: !onMove });
  useDndMonitor({
    onDragEnd: ({ active: moved, over }) => {
      if (over && over.id !== side && draggedFrom(moved)?.side === side) setTicked(new Set());
    },
  });
  const comes = isOver && active !== null && draggedFrom(active)?.side !== side;
  const decimals = decimalsOf(rows.flatMap(({ AllDue, Due }) => [AllDue, Due]));
  const everyone = shown.map(({ UserID }) => UserID);
  return (
    <section
      ref={setNodeRef}
      className={`ui segment flush ${comes ? styles['comes'] : ''}`}
      aria-labelledby={id}
    >
      <div className="seg-head">
        <h2 className="ui header" id={id}>
          {title} (<Digits of={rows.length} />)
        </h2>
      </div>
      <div className={styles['acts']}>
        <input
          type="search"
          aria-label={t('results.candidates.find')}
          placeholder={t('results.candidates.find')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        {onMove && (
          <Button type="button" disabled={chosen.length === 0} onClick={() => move(chosen)}>
            {verb} (<Digits of={chosen.length} />)
          </Button>
        )}
        {onMove && all && (
          <Button type="button" basic disabled={shown.length === 0} onClick={() => move(shown)}>
            {all}
          </Button>
        )}
      </div>
      <table className={`ui unstackable compact table ${styles['table']}`}>
        <thead>
          <tr>
            <th>
              <input
                type="checkbox"
                aria-label={t('results.candidates.tickAll', { list: title })}
                checked={shown.length > 0 && chosen.length === shown.length}
                disabled={shown.length === 0}
                onChange={({ target }) => tick(everyone, target.checked)}
              />
            </th>
            <th>{word('code')}</th>
            <th>{word('name')}</th>
            <th className="num">{word('due')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <Student
              key={row.UserID}
              row={row}
              ticked={ticked.has(row.UserID)}
              decimals={decimals}
              dragged={onMove && { side, userIds: alongWith(row, chosen) }}
              onTick={(on) => tick([row.UserID], on)}
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** A ticked row takes all that are ticked along; another one goes alone. */
const alongWith = (row: CandidateRow, chosen: readonly CandidateRow[]) =>
  (chosen.includes(row) ? chosen : [row]).map(({ UserID }) => UserID);

const isAsked = ({ UserCode, UserName, FatherName }: CandidateRow, typed: string) => {
  const wanted = toLatinDigits(typed).trim().toLowerCase();
  return [searchedCode(UserCode), UserName, FatherName].some((text) => text.toLowerCase().includes(wanted));
};
