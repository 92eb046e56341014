import type { ReckonedRow } from '@madrasah/events/results';
import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Digits } from '../../kit/figures/index.ts';
import { ScrollBox } from '../../kit/layout/ScrollBox.tsx';
import { useLanguage, useText } from '../../kit/text.ts';
import type { SheetRow } from '../rows.ts';
import { resultsTexts } from '../texts.ts';
import entry from './entry.module.css';
import { cellKey, entryOf, markText, pasted, type SheetPaper, savedIn } from './sheet.ts';
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
  function onKey(event: KeyboardEvent<HTMLInputElement>, row: number, column: number) {
    const step = event.nativeEvent.isComposing || event.ctrlKey ? undefined : stepOf(event);
    if (!step) return;
    event.preventDefault();
    const next = `[data-cell="${row + step[0]}:${column + step[1]}"]`;
    table.current?.querySelector<HTMLInputElement>(next)?.focus();
  }
  function onPaste(event: ClipboardEvent, row: SheetRow, paper: SheetPaper) {
    const from = sheet.rows.indexOf(row);
    const cells = pasted(event.clipboardData.getData('text/plain'), sheet.rows, from, paper);
    if (!cells) return;
    event.preventDefault();
    sheet.put(cells);
  }
  return (
    <ScrollBox label={t('results.entry.sheet')}>
      <table ref={table} className={`ui unstackable compact table ${entry['grid']}`}>
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
            <tr key={row.UserID}>
              <td>
                <Link to={{ pathname: `/result/${row.UserID}`, search }}>
                  <Digits of={row.User.UserCode} />
                </Link>
              </td>
              <td>{row.User.UserName}</td>
              {papers.map((paper, column) => (
                <td key={paper.SubjectID}>
                  <MarkBox
                    {...{ sheet, row, paper, shut }}
                    place={`${at}:${column}`}
                    onKey={(event) => onKey(event, at, column)}
                    onPaste={(event) => onPaste(event, row, paper)}
                  />
                </td>
              ))}
              {!isPart && <Outcome of={sheet.results.get(row.UserID)} />}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

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

interface BoxProps extends Pick<Props, 'sheet' | 'shut'> {
  readonly row: SheetRow;
  readonly paper: SheetPaper;
  readonly place: string;
  onKey(event: KeyboardEvent<HTMLInputElement>): void;
  onPaste(event: ClipboardEvent): void;
}

function MarkBox({ sheet, row, paper, shut, place, onKey, onPaste }: BoxProps) {
  const t = useText(resultsTexts);
  const language = useLanguage();
  const key = cellKey(row, paper);
  const typed = sheet.typed.get(key);
  const wrong = entryOf(row, paper, sheet.typed) === undefined;
  const isChanged = sheet.changed.some((cell) => cell.row === row && cell.paper === paper);
  return (
    <div className={`ui fluid input${wrong ? ' error' : ''}${isChanged ? ` ${entry['changed']}` : ''}`}>
      <input
        className="num"
        aria-label={`${row.User.UserName} – ${paper.SubjectName}`}
        aria-invalid={wrong}
        title={wrong ? t('results.sample.wrong', { max: paper.MaxNumber }) : undefined}
        data-cell={place}
        autoComplete="off"
        readOnly={shut}
        value={typed ?? markText(savedIn(row, paper), language)}
        onChange={({ target }) => sheet.put([[key, target.value]])}
        onFocus={({ target }) => target.select()}
        onKeyDown={onKey}
        onPaste={onPaste}
      />
    </div>
  );
}
