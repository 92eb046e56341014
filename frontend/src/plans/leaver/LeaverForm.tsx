import { dhakaDay } from '@madrasah/events/kernel';
import { type Leaver, planCommands } from '@madrasah/events/plans';
import { MONTH_NAMES } from '@madrasah/events/settings';
import { Header, Table } from 'semantic-ui-react';
import { LeafFields, type LeafValues, leafBody, useBoxes } from '../../fees/index.ts';
import {
  CheckField,
  DayField,
  MoneyField,
  ReferenceField,
  SelectField,
  TextField,
} from '../../kit/fields/index.ts';
import { Money } from '../../kit/figures/index.ts';
import { CommandForm, type Values } from '../../kit/form/index.ts';
import { useLanguage, useText } from '../../kit/text.ts';
import styles from '../months/months.module.css';
import { plansTexts } from '../texts.ts';

interface Props {
  readonly admissionId: number;
  readonly of: Leaver;
}

const isTyped = (value: unknown) => value !== undefined && value !== null && value !== '';

/** What is sent: charges whose new sum was typed, a payment where there is one. */
function bodyOf(
  { charged, Account, amount, transactionNo, BookNo, ReceiptNo, ...values }: Values,
  items: Leaver['items'],
) {
  const typed = (charged ?? {}) as Readonly<Record<string, unknown>>;
  const adjust = items.flatMap(({ itemId }) =>
    isTyped(typed[`of${itemId}`]) ? [{ itemId, amount: typed[`of${itemId}`] }] : [],
  );
  const pay = isTyped(amount)
    ? { pay: { Account, amount, transactionNo, ...leafBody({ BookNo, ReceiptNo } as LeafValues) } }
    : {};
  return { ...values, adjust, ...pay };
}

/** The last day, what charges shall have been, what he pays now, and whether the rest is asked to be written off. */
export function LeaverForm({ admissionId, of }: Props) {
  const t = useText(plansTexts);
  const language = useLanguage();
  const { accounts } = useBoxes();
  return (
    <CommandForm
      command={planCommands.settleLeaver}
      params={{ AdmissionID: admissionId }}
      initialValues={{ on: dhakaDay(new Date()), writeOff: 0 }}
      quiet
      draft={{ of: admissionId, secret: ['amount', 'Account', 'transactionNo'] }}
      save={t('plans.leaver.settle')}
      toBody={(values) => bodyOf(values, of.items)}
      fieldOf={(name) => name.replace(/^pay\./, '')}
    >
      <div className="fields two">
        <DayField name="on" label={t('plans.leaver.lastDay')} max={dhakaDay(new Date())} />
        <SelectField
          name="cancelFrom"
          label={t('plans.leaver.cancelFrom')}
          hint={t('plans.leaver.cancelWhy')}
          options={MONTH_NAMES.map((month) => ({ value: month.id, label: month[language] }))}
        />
      </div>
      {of.items.length > 0 && <Charges items={of.items} />}
      <Header as="h2" size="small">
        {t('plans.leaver.pay')}
      </Header>
      <div className="fields three">
        <MoneyField name="amount" label={t('plans.leaver.amount')} />
        <SelectField
          name="Account"
          label={t('plans.ahead.account')}
          options={accounts.map(({ SLID, SlName }) => ({ value: SLID, label: SlName }))}
        />
        <ReferenceField name="transactionNo" label={t('plans.ahead.transaction')} />
        <LeafFields />
      </div>
      <CheckField name="writeOff" label={t('plans.leaver.writeOff')} hint={t('plans.leaver.writeOffWhy')} />
      <TextField name="reason" label={t('plans.leaver.reason')} lang="bn" />
    </CommandForm>
  );
}

function Charges({ items }: { readonly items: Leaver['items'] }) {
  const t = useText(plansTexts);
  return (
    <Table compact unstackable className={styles['bare']}>
      <Table.Header>
        <Table.Row>
          <Table.HeaderCell>{t('plans.own.head')}</Table.HeaderCell>
          <Table.HeaderCell className="num not-phone">{t('plans.year.price')}</Table.HeaderCell>
          <Table.HeaderCell className="num">{t('plans.year.due')}</Table.HeaderCell>
          <Table.HeaderCell>{t('plans.leaver.adjusted')}</Table.HeaderCell>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {items.map((item) => (
          <Table.Row key={item.itemId}>
            <Table.Cell>{[item.SlName, item.MonthName].filter(Boolean).join(' – ')}</Table.Cell>
            <Table.Cell className="num not-phone">
              <Money taka={item.Fee} decimals="two" bare />
            </Table.Cell>
            <Table.Cell className="num">
              <Money taka={item.due} decimals="two" bare />
            </Table.Cell>
            <Table.Cell>
              <MoneyField name={`charged.of${item.itemId}`} label={t('plans.leaver.adjusted')} />
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table>
  );
}
