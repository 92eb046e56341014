import type { AnswerTo } from '@madrasah/events/kernel';
import type { payrollCommands } from '@madrasah/events/payroll';
import { Message, Table } from 'semantic-ui-react';
import { Digits, Money } from '../kit/figures/index.ts';
import { useText, useWord } from '../kit/text.ts';
import { payrollTexts } from './texts.ts';

type Preview = AnswerTo<typeof payrollCommands.previewPayroll>;
const SUMS = ['gross', 'absence', 'deducted', 'recovered', 'net'] as const;
const WORDS = {
  gross: 'grossPay',
  absence: 'payAbsence',
  deducted: 'payDeducted',
  recovered: 'payRecovered',
  net: 'netPay',
} as const;

/** Person by person what would be charged; who is held back or was charged before is named above. */
export function RunPreview({ preview }: { readonly preview: Preview }) {
  const t = useText(payrollTexts);
  const word = useWord();
  const { rows, held, charged } = preview;
  return (
    <>
      {held.length > 0 && (
        <Message warning visible>
          {t('payroll.page.held', { names: held.map(({ UserName }) => UserName).join(', ') })}
        </Message>
      )}
      {charged > 0 && <p>{t('payroll.page.chargedBefore', { count: charged })}</p>}
      <div className="scrolls">
        <Table compact unstackable>
          <Table.Header>
            <Table.Row>
              <Table.HeaderCell>{word('name')}</Table.HeaderCell>
              <Table.HeaderCell className="num">{word('paidDays')}</Table.HeaderCell>
              {SUMS.map((name) => (
                <Table.HeaderCell key={name} className="num">
                  {word(WORDS[name])}
                </Table.HeaderCell>
              ))}
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {rows.map((row) => (
              <Table.Row key={row.UserID}>
                <Table.Cell>{row.UserName}</Table.Cell>
                <Table.Cell className="num">
                  <Digits of={row.paidDays} />
                </Table.Cell>
                <Sums of={row} />
              </Table.Row>
            ))}
          </Table.Body>
          <Table.Footer>
            <Table.Row>
              <Table.Cell>{word('total')}</Table.Cell>
              <Table.Cell />
              <Sums of={preview} />
            </Table.Row>
          </Table.Footer>
        </Table>
      </div>
    </>
  );
}

const Sums = ({ of }: { readonly of: Readonly<Record<(typeof SUMS)[number], number>> }) =>
  SUMS.map((name) => (
    <Table.Cell key={name} className="num">
      <Money taka={of[name]} decimals="two" bare />
    </Table.Cell>
  ));
