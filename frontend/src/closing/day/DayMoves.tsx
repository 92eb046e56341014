import type { CashDay, CashMove } from '@madrasah/events/closing';
import { paisaOf, sumPaisa } from '@madrasah/events/kernel';
import { Table } from 'semantic-ui-react';
import { decimalsOf, Money } from '../../kit/figures/index.ts';
import { ScrollBox } from '../../kit/layout/ScrollBox.tsx';
import { useText, useWord } from '../../kit/text.ts';
import { closingTexts } from '../texts.ts';
import styles from './notes.module.css';

const into = ({ fees, other }: CashMove) => sumPaisa([paisaOf(fees), paisaOf(other)]) / 100;
const out = ({ paid, reversed }: CashMove) => sumPaisa([paisaOf(paid), paisaOf(reversed)]) / 100;

/** The book of the account on this day, fund by fund. */
export function DayMoves({ day }: { readonly day: CashDay }) {
  const t = useText(closingTexts);
  const word = useWord();
  const { moves } = day;
  if (moves.length === 0) return <p className={`muted ${styles['said']}`}>{t('closing.day.nothing')}</p>;
  const sum = (of: (row: CashMove) => number) => sumPaisa(moves.map((row) => paisaOf(of(row)))) / 100;
  const columns: readonly (readonly [string, (row: CashMove) => number, className: string])[] = [
    [word('opening'), ({ opening }) => opening, 'num not-phone'],
    [t('closing.day.in'), into, 'num'],
    [t('closing.day.out'), out, 'num'],
    [t('closing.day.moved'), ({ moved }) => moved, 'num not-phone'],
    [word('closing'), ({ balance }) => balance, 'num'],
  ];
  const decimals = decimalsOf(moves.flatMap((row) => columns.map(([, of]) => of(row))));
  return (
    <ScrollBox className="scroll" label={t('closing.day.book')}>
      <Table compact unstackable>
        <Table.Header>
          <Table.Row>
            <Table.HeaderCell>{word('fund')}</Table.HeaderCell>
            {columns.map(([title, , className]) => (
              <Table.HeaderCell key={title} className={className}>
                {title}
              </Table.HeaderCell>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {moves.map((row) => (
            <Table.Row key={row.fundId}>
              <Table.Cell>{row.FundName}</Table.Cell>
              {columns.map(([title, of, className]) => (
                <Table.Cell key={title} className={className}>
                  <Money taka={of(row)} decimals={decimals} bare />
                </Table.Cell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
        <Table.Footer>
          <Table.Row>
            <Table.Cell>{word('total')}</Table.Cell>
            {columns.map(([title, of, className]) => (
              <Table.Cell key={title} className={className}>
                <Money taka={sum(of)} decimals={decimals} bare />
              </Table.Cell>
            ))}
          </Table.Row>
        </Table.Footer>
      </Table>
    </ScrollBox>
  );
}
