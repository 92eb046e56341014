import type { RowOf } from '@madrasah/events/kernel';
import { entryPapers, staffDebtsList } from '@madrasah/events/vouchers';
import { useState } from 'react';
import { Button } from 'semantic-ui-react';
import { fillMoney } from '../../kit/figures/index.ts';
import { ListPage, useListing } from '../../kit/list/defined/index.ts';
import { FilterDay, FilterSelect } from '../../kit/list/Filters.tsx';
import { useMay } from '../../kit/routing/index.ts';
import { useLanguage, useText, useWord } from '../../kit/text.ts';
import { SettleDialog } from '../further/SettleDialog.tsx';
import { PaperDialog } from '../PaperDialog.tsx';
import { vouchersTexts } from '../texts.ts';
import { PayInDialog } from './PayInDialog.tsx';

type Row = RowOf<typeof staffDebtsList>;
type Open = { readonly as: 'settle' | 'paper'; readonly row: Row };

/** কর্মীদের কাছে পাওনা: advances and what drawers were short, person by person; each is settled from here. */
export default function DebtsPage() {
  const t = useText(vouchersTexts);
  const word = useWord();
  const language = useLanguage();
  const maySettle = useMay('voucher', 'insert');
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const listing = useListing(staffDebtsList, { filters: ['UserID', 'state', 'asOf'], clock: true });
  const persons = listing.query.data?.persons ?? [];
  const deed = ({ of, left }: Row) =>
    of === 'advance' ? 'settle' : left > 0 ? 'payIn' : ('giveBack' as const);
  return (
    <ListPage
      listing={listing}
      filters={
        <>
          <FilterSelect
            list={listing.list}
            name="UserID"
            label={t('vouchers.debts.who')}
            options={persons.flatMap(({ UserID, UserName, left }) =>
              UserID === null
                ? []
                : [{ value: String(UserID), label: `${UserName} · ${fillMoney(left, language)}` }],
            )}
          />
          <FilterSelect
            list={listing.list}
            name="state"
            label={t('vouchers.advance.state')}
            all={t('vouchers.debts.owed')}
            options={[{ value: 'all', label: t('vouchers.debts.all') }]}
          />
          <FilterDay list={listing.list} name="asOf" label={word('asOf')} />
        </>
      }
      rowKey={({ key }) => key}
      onOpen={(row) => setOpen({ as: 'paper', row })}
      actions={(row) =>
        maySettle &&
        row.left !== 0 && (
          <Button
            basic
            type="button"
            aria-label={`${t(`vouchers.debts.${deed(row)}`)}: ${row.UserName}`}
            onClick={() => setOpen({ as: 'settle', row })}
          >
            {t(`vouchers.debts.${deed(row)}`)}
          </Button>
        )
      }
      empty={{ title: t('vouchers.debts.none'), text: t('vouchers.debts.noneText') }}
    >
      {open?.as === 'settle' && open.row.of === 'advance' && (
        <SettleDialog advance={{ ...open.row, advanceId: open.row.debtId }} onClose={close} />
      )}
      {open?.as === 'settle' && open.row.of === 'drawer' && <PayInDialog debt={open.row} onClose={close} />}
      {open?.as === 'paper' && <DebtPaper row={open.row} onClose={close} />}
    </ListPage>
  );
}

/** The paper of an advance, or of what a drawer was short: with what has settled it. */
function DebtPaper({ row, onClose }: { readonly row: Row; onClose(): void }) {
  const t = useText(vouchersTexts);
  const isAdvance = row.of === 'advance';
  const path = isAdvance ? 'staff_advances' : 'cashier_debts';
  return (
    <PaperDialog
      title={t(isAdvance ? 'vouchers.advance.paper' : 'vouchers.debts.paper', { number: row.debtId })}
      question={isAdvance ? entryPapers.StaffAdvancePaper : entryPapers.CashierDebtPaper}
      asked={{ id: row.debtId }}
      pdf={`/api/accounts/${path}/${row.debtId}.pdf`}
      file={`${isAdvance ? 'advance' : 'cashier-debt'}-${row.debtId}.pdf`}
      onClose={onClose}
    />
  );
}
