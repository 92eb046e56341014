import type { DifferenceRow, MarkOnWire } from '@madrasah/events/results';
import { Table } from 'semantic-ui-react';
import { Digits } from '../../kit/figures/index.ts';
import { ScrollBox } from '../../kit/layout/ScrollBox.tsx';
import { useText, useWord } from '../../kit/text.ts';
import { entryTexts } from '../entry/texts.ts';
import { resultsTexts } from '../texts.ts';

export const differenceKey = ({ UserID, SubjectID }: DifferenceRow) => `${UserID}:${SubjectID}`;

interface Props {
  readonly rows: readonly DifferenceRow[];
  readonly chosen: ReadonlyMap<string, 1 | 2>;
  /** Absent for who may only look. */
  readonly onChoose: ((row: DifferenceRow, pass: 1 | 2) => void) | undefined;
}

const PASSES = [1, 2] as const;

/** Each cell that differs with what stands in either pass; one of the two is chosen. */
export function Differences({ rows, chosen, onChoose }: Props) {
  const t = useText(entryTexts);
  const words = useText(resultsTexts);
  const word = useWord();
  return (
    <ScrollBox label={t('results.entry.compare.title')}>
      <Table compact unstackable>
        <Table.Header>
          <Table.Row>
            <Table.HeaderCell>{word('name')}</Table.HeaderCell>
            <Table.HeaderCell>{words('results.subject.book')}</Table.HeaderCell>
            <Table.HeaderCell>{t('results.entry.compare.first')}</Table.HeaderCell>
            <Table.HeaderCell>{t('results.entry.compare.second')}</Table.HeaderCell>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.map((row) => (
            <Table.Row key={differenceKey(row)}>
              <Table.Cell>
                {row.UserName}
                <div className="small muted">
                  <Digits of={row.UserCode} />
                </div>
              </Table.Cell>
              <Table.Cell>{row.SubjectName}</Table.Cell>
              {PASSES.map((pass) => (
                <Table.Cell key={pass}>
                  <Choice
                    row={row}
                    pass={pass}
                    isChosen={chosen.get(differenceKey(row)) === pass}
                    onChoose={onChoose}
                  />
                </Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </Table>
    </ScrollBox>
  );
}

interface ChoiceProps extends Pick<Props, 'onChoose'> {
  readonly row: DifferenceRow;
  readonly pass: 1 | 2;
  readonly isChosen: boolean;
}

function Choice({ row, pass, isChosen, onChoose }: ChoiceProps) {
  const t = useText(entryTexts);
  const mark: MarkOnWire = pass === 1 ? row.First : row.Second;
  const shown =
    mark === null ? (
      <span className="muted">{t('results.entry.compare.nothing')}</span>
    ) : mark === 'absent' ? (
      t('results.entry.compare.absent')
    ) : (
      <Digits of={mark} />
    );
  if (!onChoose) return shown;
  const id = `${differenceKey(row)}-${pass}`;
  return (
    <div className="ui radio checkbox">
      <input
        type="radio"
        id={id}
        name={differenceKey(row)}
        checked={isChosen}
        aria-describedby={`${id}-what`}
        onChange={() => onChoose(row, pass)}
      />
      <label htmlFor={id}>{shown}</label>
      <span id={`${id}-what`} hidden>
        {t('results.entry.compare.which', { name: row.UserName, subject: row.SubjectName })}
      </span>
    </div>
  );
}
