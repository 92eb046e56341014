import { type AnswerTo, digitsOf } from '@madrasah/events/kernel';
import { columnWord, type reconciliationCommands } from '@madrasah/events/reconciliation';
import { Message, Table } from 'semantic-ui-react';
import { DayText, Money } from '../kit/figures/index.ts';
import { useLanguage, useText } from '../kit/text.ts';
import styles from './one/one.module.css';
import { reconciliationTexts } from './texts.ts';

/** What a bank's file comes to, in taka, as the server answers it. */
export type LookedAt = AnswerTo<typeof reconciliationCommands.lookAtStatement>;

const sum = (amounts: readonly number[]) =>
  Math.round(amounts.reduce((total, amount) => total + amount * 100, 0)) / 100;

/** Every line that would be taken, with what it comes to, and what was passed over. */
export function StatementLook({ look }: { readonly look: LookedAt }) {
  const t = useText(reconciliationTexts);
  const { opening, closing, lines, passed, notices, columns } = look;
  const amounts = lines.map(({ amount }) => amount);
  const sums = [
    ['opening', opening],
    ['in', sum(amounts.filter((amount) => amount > 0))],
    ['out', sum(amounts.filter((amount) => amount < 0))],
    ['closing', closing],
  ] as const;
  return (
    <>
      {notices.length > 0 && <Message info visible list={[...notices]} />}
      <dl className={styles['sums']}>
        {sums.map(([name, taka]) => (
          <div key={name}>
            <dt>{t(`reconciliation.look.${name}`)}</dt>
            <dd>
              <Money taka={taka} decimals="two" zero="figure" />
            </dd>
          </div>
        ))}
      </dl>
      <Lines lines={lines} />
      <Columns columns={columns} />
      {passed.length > 0 && (
        <Message visible>
          <Message.Header>{t('reconciliation.look.passed')}</Message.Header>
          <ul>
            {passed.map(({ line, text }) => (
              <li key={line}>{t('reconciliation.look.line', { line, text })}</li>
            ))}
          </ul>
        </Message>
      )}
    </>
  );
}

/** What each column was taken for: whoever sees one taken for another goes back and names it. */
function Columns({ columns }: Pick<LookedAt, 'columns'>) {
  const t = useText(reconciliationTexts);
  const language = useLanguage();
  const called = columns.map(({ as, at, heading }) => {
    const column = t('reconciliation.columns.one', { at: digitsOf(at, language), heading: heading || '–' });
    return `${column}: ${columnWord(as, language)}`;
  });
  return (
    <Message visible>
      <Message.Header>{t('reconciliation.columns.read')}</Message.Header>
      <p>{called.join(' · ')}</p>
    </Message>
  );
}

function Lines({ lines }: Pick<LookedAt, 'lines'>) {
  const t = useText(reconciliationTexts);
  return (
    <div className={styles['lines']}>
      <Table compact unstackable>
        <Table.Header>
          <Table.Row>
            <Table.HeaderCell>{t('reconciliation.look.day')}</Table.HeaderCell>
            <Table.HeaderCell>{t('reconciliation.look.text')}</Table.HeaderCell>
            <Table.HeaderCell textAlign="right">{t('reconciliation.look.amount')}</Table.HeaderCell>
            <Table.HeaderCell textAlign="right">{t('reconciliation.look.balance')}</Table.HeaderCell>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {lines.map(({ line, on, text, amount, balance }) => (
            <Table.Row key={line}>
              <Table.Cell>
                <DayText on={on} />
              </Table.Cell>
              <Table.Cell>{text}</Table.Cell>
              <Table.Cell textAlign="right">
                <Money taka={amount} decimals="two" />
              </Table.Cell>
              <Table.Cell textAlign="right">
                <Money taka={balance} decimals="two" zero="figure" />
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table>
    </div>
  );
}
