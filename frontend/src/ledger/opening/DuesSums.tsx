import type { AnswerTo } from '@madrasah/events/kernel';
import type { importOldDues } from '@madrasah/events/ledger';
import { Table } from 'semantic-ui-react';
import { useNames } from '../../academics/index.ts';
import { Digits, Money } from '../../kit/figures/index.ts';
import { useLanguage, useText } from '../../kit/text.ts';
import { ledgerTexts } from '../texts.ts';

interface Sums {
  readonly rows: number;
  readonly students: number;
  /** In taka. */
  readonly amount: number;
}

/** What a look tells of a file of old dues. */
export type DuesRead = NonNullable<AnswerTo<typeof importOldDues>['dues']>;

/** Students found, sums by head and class, and what was brought over before. */
export function DuesSums({ of }: { readonly of: DuesRead }) {
  const t = useText(ledgerTexts);
  const language = useLanguage();
  const names = useNames();
  const { before } = of;
  const heads = of.heads.map(({ SLID, SlName, SlNameEn, ...sums }) => ({
    ...{ key: SLID, called: language === 'en' ? SlNameEn || SlName : SlName, ...sums },
  }));
  const classes = of.classes.map((row) => ({ ...row, key: row.ClassID, called: names.class(row) }));
  return (
    <>
      <p>
        {t('ledger.opening.duesFound', { students: of.students })} <Money taka={of.amount} zero="figure" />
      </p>
      {before.rows > 0 && (
        <p className="muted">
          {t('ledger.opening.duesBefore', { rows: before.rows, students: before.students })}{' '}
          <Money taka={before.amount} />
        </p>
      )}
      <SumTable title={t('ledger.opening.heads')} what={t('ledger.opening.head')} rows={heads} />
      <SumTable title={t('ledger.opening.classes')} what={t('ledger.opening.class')} rows={classes} />
    </>
  );
}

interface TableProps {
  readonly title: string;
  readonly what: string;
  readonly rows: readonly (Sums & { readonly key: number; readonly called: string })[];
}

function SumTable({ title, what, rows }: TableProps) {
  const t = useText(ledgerTexts);
  if (rows.length === 0) return null;
  return (
    <section aria-label={title}>
      <h3>{title}</h3>
      <Table compact unstackable>
        <Table.Header>
          <Table.Row>
            <Table.HeaderCell>{what}</Table.HeaderCell>
            <Table.HeaderCell textAlign="right">{t('ledger.opening.students')}</Table.HeaderCell>
            <Table.HeaderCell textAlign="right">{t('ledger.opening.rowCount')}</Table.HeaderCell>
            <Table.HeaderCell textAlign="right">{t('ledger.opening.amount')}</Table.HeaderCell>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.map(({ key, called, students, rows: count, amount }) => (
            <Table.Row key={key}>
              <Table.Cell>{called}</Table.Cell>
              <Table.Cell textAlign="right">
                <Digits of={students} />
              </Table.Cell>
              <Table.Cell textAlign="right">
                <Digits of={count} />
              </Table.Cell>
              <Table.Cell textAlign="right">
                <Money taka={amount} zero="figure" decimals="two" />
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table>
    </section>
  );
}
