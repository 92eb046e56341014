import type { SubjectConditionRow } from '@madrasah/events/results';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { Table } from 'semantic-ui-react';
import { Digits } from '../../kit/figures/index.ts';
import { useText } from '../../kit/text.ts';
import { resultsTexts } from '../texts.ts';
import { type Asked, type Cells, isWrong, type Reckoned } from './reckon.ts';
import sample from './sample.module.css';

interface Props {
  readonly asked: Asked;
  readonly sheets: readonly Cells[];
  readonly reckoned: readonly Reckoned[];
  onCell(sheet: number, subjectId: number, typed: string): void;
}

/** Recitation stands last, as it is printed. */
const inOrder = (rows: readonly SubjectConditionRow[]) => [
  ...rows.filter(({ KeratAction }) => !KeratAction),
  ...rows.filter(({ KeratAction }) => KeratAction),
];

/** A sample has no name: it is known by its place, from 1 on. */
const numbered = <T,>(all: readonly T[]) => all.map((of, index) => ({ of, n: index + 1 }));

/** Papers down, samples across; Enter and the arrows go down and up a column. */
export function SampleSheet({ asked, sheets, reckoned, onCell }: Props) {
  const t = useText(resultsTexts);
  const body = useRef<HTMLTableElement>(null);
  const papers = inOrder(asked.subjects);

  function move(event: KeyboardEvent, row: number, column: number) {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' || event.key === 'Enter' ? 1 : 0;
    if (step === 0) return;
    event.preventDefault();
    body.current?.querySelector<HTMLInputElement>(`[data-cell="${row + step}:${column}"]`)?.focus();
  }
  return (
    <table ref={body} className={`ui unstackable compact table ${sample['sheet']}`}>
      <thead>
        <tr>
          <th>{t('results.subject.book')}</th>
          {numbered(sheets).map(({ n }) => (
            <th key={n}>{t('results.sample.student', { n })}</th>
          ))}
        </tr>
      </thead>
      <Table.Body>
        {papers.map((paper, row) => (
          <Table.Row key={paper.ID}>
            <Table.Cell>{paper.SubjectName}</Table.Cell>
            {numbered(sheets).map(({ n, of }) => (
              <Table.Cell key={n}>
                <MarkCell
                  paper={paper}
                  sheet={n}
                  typed={of[paper.BookID] ?? ''}
                  place={`${row}:${n}`}
                  onType={(typed) => onCell(n - 1, paper.BookID, typed)}
                  onKey={(event) => move(event, row, n)}
                />
              </Table.Cell>
            ))}
          </Table.Row>
        ))}
      </Table.Body>
      <Outcome asked={asked} reckoned={reckoned} />
    </table>
  );
}

interface CellProps {
  readonly paper: SubjectConditionRow;
  readonly sheet: number;
  readonly typed: string;
  readonly place: string;
  onType(typed: string): void;
  onKey(event: KeyboardEvent): void;
}

function MarkCell({ paper, sheet, typed, place, onType, onKey }: CellProps) {
  const t = useText(resultsTexts);
  const wrong = isWrong(typed, paper.MaxNumber);
  return (
    <div className={`ui fluid input${wrong ? ' error' : ''}`}>
      <input
        className="num"
        aria-label={`${paper.SubjectName} – ${t('results.sample.student', { n: sheet })}`}
        aria-invalid={wrong}
        title={wrong ? t('results.sample.wrong', { max: paper.MaxNumber }) : undefined}
        data-cell={place}
        inputMode="text"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={onKey}
      />
    </div>
  );
}

/** Total, average or GPA, division, place and the rule that decided. */
function Outcome({ asked, reckoned }: Pick<Props, 'asked' | 'reckoned'>) {
  const t = useText(resultsTexts);
  const isGpa = asked.settings.ExamStatus === 2;
  const rows: readonly [string, (one: Reckoned) => ReactNode][] = [
    [t('results.sample.total'), ({ result }) => result && <Digits of={result.total / 2} />],
    [
      t(isGpa ? 'results.sample.gpa' : 'results.sample.average'),
      ({ result }) => result?.mean !== undefined && <Digits of={(result.mean / 100).toFixed(2)} />,
    ],
    [t('results.sample.division'), ({ result }) => <strong>{result?.division}</strong>],
    [t('results.sample.place'), ({ place }) => place !== undefined && <Digits of={place} />],
    [t('results.sample.reason'), ({ result }) => result && t(`results.rule.${result.rule}`)],
  ];
  return (
    <tfoot>
      {rows.map(([label, show]) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          {numbered(reckoned).map(({ n, of }) => (
            <td key={n}>{show(of)}</td>
          ))}
        </tr>
      ))}
    </tfoot>
  );
}
