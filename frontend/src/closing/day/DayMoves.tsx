import { paisaOf, sumPaisa } from '@madrasah/events/kernel';
import { Table } from 'semantic-ui-react';
import { decimalsOf, Money } from '../../kit/figures/index.ts';
import { useText, useWord } from '../../kit/text.ts';
import type { CashDay, MoveRow } from '../rows.ts';
import { closingTexts } from '../texts.ts';

const into = ({ fees, other }: MoveRow) => sumPaisa([paisaOf(fees), paisaOf(other)]) / 100;
const out = ({ paid, reversed }: MoveRow) => sumPaisa([paisaOf(paid), paisaOf(reversed)]) / 100;

/** The book of the account on this day, fund by fund. */
export function DayMoves({ day }: { readonly day: CashDay }) {
  const t = useText(closingTexts);
  const word = useWord();
  const { moves } = day;
  if (moves.length === 0) return <p className="muted none">{t('closing.day.nothing')}</p>;
  const sum = (of: (row: MoveRow) => number) => sumPaisa(moves.map((row) => paisaOf(of(row)))) / 100;
  const columns: readonly (readonly [string, (row: MoveRow) => number])[] = [
    [word('opening'), ({ opening }) => opening],
    [t('closing.day.in'), into],
    [t('closing.day.out'), out],
    [t('closing.day.moved'), ({ moved }) => moved],
    [word('closing'), ({ balance }) => balance],
  ];
  const decimals = decimalsOf(moves.flatMap((row) => columns.map(([, of]) => of(row))));
  return (
    <div className="scroll">
      <Table compact unstackable>
        <Table.Header>
          <Table.Row>
            <Table.HeaderCell>{word('fund')}</Table.HeaderCell>
            {columns.map(([title]) => (
              <Table.HeaderCell key={title} className="num">
                {title}
              </Table.HeaderCell>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {moves.map((row) => (
            <Table.Row key={row.fundId}>
              <Table.Cell>{row.FundName}</Table.Cell>
              {columns.map(([title, of]) => (
                <Table.Cell key={title} className="num">
                  <Money taka={of(row)} decimals={decimals} bare />
                </Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
        <Table.Footer>
          <Table.Row>
            <Table.HeaderCell>{word('total')}</Table.HeaderCell>
            {columns.map(([title, of]) => (
              <Table.HeaderCell key={title} className="num">
                <Money taka={sum(of)} decimals={decimals} bare />
              </Table.HeaderCell>
            ))}
          </Table.Row>
        </Table.Footer>
      </Table>
    </div>
  );
}
