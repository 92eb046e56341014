import { type CommandDefinition, dhakaDay } from '@madrasah/events/kernel';
import { useState } from 'react';
import type { CommandAnswer } from '../../kit/calls/index.ts';
import { useQuery } from '../../kit/calls/index.ts';
import {
  asChoices,
  DayField,
  RadioField,
  ReferenceField,
  SelectField,
  TextField,
} from '../../kit/fields/index.ts';
import { CommandForm, type Values } from '../../kit/form/index.ts';
import { useText } from '../../kit/text.ts';
import { fundList, subLedgerList } from '../../kit/wire/chart-lists.ts';
import { vouchersTexts } from '../texts.ts';
import { Bills } from './Bills.tsx';
import { HeadLines } from './HeadLines.tsx';
import { Standing } from './Standing.tsx';
import styles from './write.module.css';
import { accountsFor, headsFor, type Written } from './written.ts';

interface Props<A> {
  readonly command: CommandDefinition<unknown, A>;
  readonly params?: Readonly<Record<string, number>>;
  readonly initial: Values;
  /** Which draft it has: what is revised, what it is copied from, what the page was opened for. */
  readonly of: string | number | undefined;
  /** Of what is revised. */
  readonly version?: number;
  /** A revision: fund and direction stay, and why is asked. */
  readonly revising?: boolean;
  onClose?(): void;
  onDone(answer: CommandAnswer<A>): void;
}

/** One after the other is of the same fund, account and day. */
const KEEPS = ['CAID', 'FundID', 'Account', 'on'];

/** A voucher as it is written: which way, of which fund, from which account, what for, to whom. */
export function VoucherForm<A>(props: Props<A>) {
  const { command, params, initial, of, version, revising = false, onClose, onDone } = props;
  const t = useText(vouchersTexts);
  const [begin] = useState(initial);
  const funds = useQuery(fundList, {}).data?.data.filter(({ Action }) => Action === 1);
  const chart = useQuery(subLedgerList, {}).data?.data ?? [];
  return (
    <CommandForm
      command={command}
      {...(params && { params })}
      initialValues={version === undefined ? begin : initial}
      {...(version !== undefined && { version })}
      save={t(revising ? 'vouchers.page.saveRevision' : 'vouchers.page.save')}
      {...(onClose && { onClose })}
      {...(!revising && { keeps: KEEPS })}
      silent={!revising}
      draft={{ of }}
      className={styles['form']}
      toBody={asSent}
      onDone={onDone}
    >
      {({ values }) => {
        const written = values as Written;
        const inwards = Number(written.CAID) === 1;
        return (
          <div className={styles['split']}>
            <div>
              <div className={styles['top']}>
                <RadioField
                  name="CAID"
                  label={t('vouchers.page.direction')}
                  disabled={revising}
                  options={[
                    { value: 2, label: t('vouchers.page.out') },
                    { value: 1, label: t('vouchers.page.in') },
                  ]}
                />
                <SelectField
                  name="FundID"
                  label={t('vouchers.page.fund')}
                  disabled={revising}
                  options={asChoices(funds, 'FundID', 'FundName')}
                />
                <SelectField
                  name="Account"
                  label={t('vouchers.page.account')}
                  options={asChoices(accountsFor(chart, written.FundID), 'SLID', 'SlName')}
                />
                <DayField name="on" label={t('vouchers.page.on')} max={dhakaDay(new Date())} />
                <TextField
                  name="payee"
                  label={t(inwards ? 'vouchers.page.from' : 'vouchers.page.to')}
                  lang="bn"
                />
                <TextField name="address" label={t('vouchers.page.address')} lang="bn" />
              </div>
              <HeadLines heads={headsFor(chart, written)} />
              <details className={styles['paper']} open={Boolean(written.chequeNo)}>
                <summary>{t('vouchers.page.paper')}</summary>
                <div className={styles['top']}>
                  <ReferenceField name="chequeNo" label={t('vouchers.page.chequeNo')} />
                  <DayField name="chequeOn" label={t('vouchers.page.chequeOn')} />
                  <ReferenceField name="transactionNo" label={t('vouchers.page.transactionNo')} />
                  <TextField name="BookNo" label={t('vouchers.page.bookNo')} />
                  <TextField name="remark" label={t('vouchers.page.remark')} lang="bn" />
                </div>
              </details>
              <Bills />
              {revising && <TextField name="reason" label={t('vouchers.page.reason')} required lang="bn" />}
            </div>
            <Standing written={written} revising={revising} />
          </div>
        );
      }}
    </CommandForm>
  );
}

/** Lines without what the page tells them apart by. */
function asSent(values: Values): unknown {
  const { lines = [], ...rest } = values as Written;
  return { ...rest, lines: lines.map(({ row: _, ...line }) => line) };
}
