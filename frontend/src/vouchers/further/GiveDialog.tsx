import { peopleQueries, USER_TYPES } from '@madrasah/events/people';
import { furtherCommands, staffAdvancesList } from '@madrasah/events/vouchers';
import { AskedDialog } from '../../kit/asked/index.ts';
import { useQuery } from '../../kit/calls/index.ts';
import { asChoices } from '../../kit/fields/index.ts';
import { fillMoney } from '../../kit/figures/index.ts';
import type { Values } from '../../kit/form/index.ts';
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
  const inHand = ({ UserID }: Values) =>
    open.filter((row) => row.UserID === UserID).reduce((sum, { left }) => sum + left, 0);
  return (
    <AskedDialog
      title={t('vouchers.advance.new')}
      command={furtherCommands.giveStaffAdvance}
      keeps={KEEPS}
      onPage={({ FundID }) => ({
        UserID: { options: asChoices(staff, 'UserID', 'UserName') },
        FundID: { options: asChoices(funds, 'FundID', 'FundName') },
        Account: { options: asChoices(accountsFor(chart, Number(FundID) || undefined), 'SLID', 'SlName') },
      })}
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
      onClose={onClose}
    />
  );
}
