import type { ReckonedRow, SheetRow } from '@madrasah/events/results';
import { type ClipboardEvent, type KeyboardEvent, memo, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Digits } from '../../kit/figures/index.ts';
import { ScrollBox } from '../../kit/layout/ScrollBox.tsx';
import { useLanguage, useText } from '../../kit/text.ts';
import { resultsTexts } from '../texts.ts';
import entry from './entry.module.css';
import { cellKey, markText, pasted, type SheetPaper, savedIn, stateOf } from './sheet.ts';
import type { SheetInHand } from './use-sheet.ts';

interface Props {
  readonly sheet: SheetInHand;
  /** The rows and papers that are shown. */
  readonly rows: readonly SheetRow[];
  readonly papers: readonly SheetPaper[];
  readonly isGpa: boolean;
  /** Other papers are left out: what a row comes to is not known here. */
  readonly isPart: boolean;
  /** Nothing can be typed: it is published, or the reader may not. */
  readonly shut: boolean;
}

/** Where the arrows and Enter lead from a cell; undefined within its text. */
function stepOf({ key, currentTarget: box }: KeyboardEvent<HTMLInputElement>): [number, number] | undefined {
  if (key === 'Enter' || key === 'ArrowDown') return [1, 0];
  if (key === 'ArrowUp') return [-1, 0];
  const isWhole = box.selectionStart === 0 && box.selectionEnd === box.value.length;
  if (key === 'ArrowLeft' && (isWhole || box.selectionEnd === 0)) return [0, -1];
  if (key === 'ArrowRight' && (isWhole || box.selectionStart === box.value.length)) return [0, 1];
  return undefined;
}

/** Students down, papers across, and at the end of each row what it comes to. */
export function MarkGrid({ sheet, rows, papers, isGpa, isPart, shut }: Props) {
  const t = useText(resultsTexts);
  const { search } = useLocation();
  const table = useRef<HTMLTableElement>(null);
  const latest = useRef(sheet);
  latest.current = sheet;
  // Rows are drawn anew only where something of them has changed: what they call is one for all time.
  const on = useRef<RowProps['on']>({
    type: (key, text) => latest.current.put([[key, text]]),
    key: onKey,
    paste: onPaste,
  });
  function onKey(event: KeyboardEvent<HTMLInputElement>, row: number, column: number) {
    const step = event.nativeEvent.isComposing || event.ctrlKey ? undefined : stepOf(event);
    if (!step) return;
    event.preventDefault();
    const next = `[data-cell="${row + step[0]}:${column + step[1]}"]`;
    table.current?.querySelector<HTMLInputElement>(next)?.focus();
  }
  function onPaste(event: ClipboardEvent, row: SheetRow, paper: SheetPaper) {
    const { rows: all, put } = latest.current;
    const cells = pasted(event.clipboardData.getData('text/plain'), all, all.indexOf(row), paper);
    if (!cells) return;
    event.preventDefault();
    put(cells);
  }
  return (
    <ScrollBox label={t('results.entry.sheet')} className={`scroll ${entry['box']}`}>
      <table ref={table} className={`ui unstackable compact sticky table ${entry['grid']}`}>
        <thead>
          <tr>
            <th>{t('results.entry.code')}</th>
            <th>{t('results.entry.name')}</th>
            {papers.map(({ SubjectID, SubjectName, MaxNumber }) => (
              <th key={SubjectID} className="num">
                {SubjectName}
                <div className="small muted">
                  <Digits of={MaxNumber} />
                </div>
              </th>
            ))}
            {!isPart && (
              <>
                <th className="num">{t('results.sample.total')}</th>
                <th className="num">{t(isGpa ? 'results.sample.gpa' : 'results.sample.average')}</th>
                <th>{t('results.sample.division')}</th>
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <MarkRow
              key={row.UserID}
              {...{ row, papers, at, search, shut }}
              texts={papers.map((paper) => sheet.typed.get(cellKey(row, paper)))}
              result={isPart ? undefined : (sheet.results.get(row.UserID) ?? null)}
              on={on.current}
            />
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

interface RowProps extends Pick<Props, 'papers' | 'shut'> {
  readonly row: SheetRow;
  /** Which row of those that are shown. */
  readonly at: number;
  readonly search: string;
  /** What is typed, paper by paper. */
  readonly texts: readonly (string | undefined)[];
  /** What it comes to; undefined where that is not known here. */
  readonly result: ReckonedRow | null | undefined;
  readonly on: {
    type(key: string, text: string): void;
    key(event: KeyboardEvent<HTMLInputElement>, row: number, column: number): void;
    paste(event: ClipboardEvent, row: SheetRow, paper: SheetPaper): void;
  };
}

const sameTexts = (one: RowProps['texts'], other: RowProps['texts']) =>
  one.length === other.length && one.every((text, at) => text === other[at]);

const sameResult = (one: RowProps['result'], other: RowProps['result']) =>
  one === other || JSON.stringify(one?.result ?? null) === JSON.stringify(other?.result ?? null);

/** A key in one row draws no other: a section of two hundred students is one page. */
const MarkRow = memo(
  function MarkRow({ row, papers, at, search, texts, result, shut, on }: RowProps) {
    return (
      <tr>
        <td>
          <Link to={{ pathname: `/result/${row.UserID}`, search }}>
            <Digits of={row.User.UserCode} />
          </Link>
        </td>
        <td>{row.User.UserName}</td>
        {papers.map((paper, column) => (
          <td key={paper.SubjectID}>
            <MarkBox {...{ row, paper, shut, on, at, column }} typed={texts[column]} />
          </td>
        ))}
        {result !== undefined && <Outcome of={result ?? undefined} />}
      </tr>
    );
  },
  (one, other) =>
    one.row === other.row &&
    one.papers === other.papers &&
    one.at === other.at &&
    one.shut === other.shut &&
    one.search === other.search &&
    (one.result === undefined) === (other.result === undefined) &&
    sameTexts(one.texts, other.texts) &&
    sameResult(one.result, other.result),
);

/** What a row comes to. */
function Outcome({ of }: { readonly of: ReckonedRow | undefined }) {
  const t = useText(resultsTexts);
  const result = of?.result;
  return (
    <>
      <td className="num">{result && <Digits of={result.total / 2} />}</td>
      <td className="num">{result?.mean !== undefined && <Digits of={(result.mean / 100).toFixed(2)} />}</td>
      <td title={result && t(`results.rule.${result.rule}`)}>{result?.division}</td>
    </>
  );
}

interface BoxProps extends Pick<RowProps, 'row' | 'shut' | 'on' | 'at'> {
  readonly paper: SheetPaper;
  readonly column: number;
  readonly typed: string | undefined;
}

function MarkBox({ row, paper, typed, shut, on, at, column }: BoxProps) {
  const t = useText(resultsTexts);
  const language = useLanguage();
  const key = cellKey(row, paper);
  const { isWrong, isChanged } = stateOf(row, paper, typed);
  return (
    <div className={`ui fluid input${isWrong ? ' error' : ''}${isChanged ? ` ${entry['changed']}` : ''}`}>
      <input
        className="num"
        aria-label={`${row.User.UserName} – ${paper.SubjectName}`}
        aria-invalid={isWrong}
        title={isWrong ? t('results.sample.wrong', { max: paper.MaxNumber }) : undefined}
        data-cell={`${at}:${column}`}
        autoComplete="off"
        readOnly={shut}
        value={typed ?? markText(savedIn(row, paper), language)}
        onChange={({ target }) => on.type(key, target.value)}
        onFocus={({ target }) => target.select()}
        onKeyDown={(event) => on.key(event, at, column)}
        onPaste={(event) => on.paste(event, row, paper)}
      />
    </div>
  );
}
