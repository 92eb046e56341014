import { dhakaDay } from '@madrasah/events/kernel';
import { peopleQueries, USER_TYPES } from '@madrasah/events/people';
import { furtherCommands, staffAdvancesList } from '@madrasah/events/vouchers';
import { useState } from 'react';
import { useQuery } from '../../kit/calls/index.ts';
import { Dialog } from '../../kit/feedback/index.ts';
import { asChoices, DayField, MoneyField, RadioField, SelectField } from '../../kit/fields/index.ts';
import { fillMoney } from '../../kit/figures/index.ts';
import { CommandForm, type Values } from '../../kit/form/index.ts';
import { useLanguage, useText } from '../../kit/text.ts';
import { fundList, subLedgerList } from '../../kit/wire/chart-lists.ts';
import { vouchersTexts } from '../texts.ts';
import { accountsFor } from '../write/written.ts';

const KEEPS = ['FundID', 'Account'];

/** An advance to a colleague; a second one over what is not settled is asked about first. */
export function GiveDialog({ onClose }: { onClose(): void }) {
  const t = useText(vouchersTexts);
  const language = useLanguage();
  const staff = useQuery(peopleQueries.personBox, { UserTypeID: USER_TYPES.teacher }).data?.data;
  const open = useQuery(staffAdvancesList.question, { state: 1, limit: 5000 }).data?.data ?? [];
  const funds = useQuery(fundList, {}).data?.data.filter(({ Action }) => Action === 1);
  const chart = useQuery(subLedgerList, {}).data?.data ?? [];
  const [initial] = useState(() => ({ purpose: 'shopping', on: dhakaDay(new Date()) }));
  const inHand = ({ UserID }: Values) =>
    open.filter((row) => row.UserID === UserID).reduce((sum, { left }) => sum + left, 0);
  return (
    <Dialog title={t('vouchers.advance.new')} onClose={onClose}>
      <CommandForm
        command={furtherCommands.giveStaffAdvance}
        initialValues={initial}
        keeps={KEEPS}
        save={t('vouchers.advance.save')}
        doubt={(values) =>
          inHand(values) > 0
            ? {
                title: t('vouchers.advance.again'),
                text: t('vouchers.advance.againWhat', { sum: fillMoney(inHand(values), language) }),
                verb: t('vouchers.advance.save'),
              }
            : undefined
        }
        onDone={onClose}
        onClose={onClose}
      >
        {({ values }) => (
          <>
            <SelectField
              name="UserID"
              label={t('vouchers.advance.who')}
              options={asChoices(staff, 'UserID', 'UserName')}
            />
            <RadioField
              name="purpose"
              label={t('vouchers.advance.purpose')}
              options={(['shopping', 'salary'] as const).map((value) => ({
                ...{ value, label: t(`vouchers.advance.${value}`) },
              }))}
            />
            <SelectField
              name="FundID"
              label={t('vouchers.page.fund')}
              options={asChoices(funds, 'FundID', 'FundName')}
            />
            <SelectField
              name="Account"
              label={t('vouchers.page.account')}
              options={asChoices(
                accountsFor(chart, values['FundID'] as number | undefined),
                'SLID',
                'SlName',
              )}
            />
            <MoneyField name="amount" label={t('vouchers.page.amount')} />
            <DayField name="on" label={t('vouchers.page.on')} max={dhakaDay(new Date())} />
          </>
        )}
      </CommandForm>
    </Dialog>
  );
}
