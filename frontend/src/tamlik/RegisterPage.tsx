import type { RowOf } from '@madrasah/events/kernel';
import { tamlikQueries, tamlikRegister } from '@madrasah/events/tamlik';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { ListPage, RowButton, useListing } from '../kit/list/defined/index.ts';
import { FilterDay } from '../kit/list/Filters.tsx';
import { useMay } from '../kit/routing/index.ts';
import { useText, useWord } from '../kit/text.ts';
import { PaperDialog } from '../vouchers/index.ts';
import { ReverseDialog } from './ReverseDialog.tsx';
import { tamlikTexts } from './texts.ts';

type Row = RowOf<typeof tamlikRegister>;

/** তামলীক রেজিস্টার: what zakat has paid, with voucher and receipt; the form of each, and taking one back. */
export default function RegisterPage() {
  const t = useText(tamlikTexts);
  const word = useWord();
  const navigate = useNavigate();
  const mayGive = useMay('tamlik', 'insert');
  const mayReverse = useMay('tamlik', 'delete');
  const maySeeReceipt = useMay('fee_collection', 'view');
  const [open, setOpen] = useState<Row>();
  const [reversing, setReversing] = useState<Row>();
  const listing = useListing(tamlikRegister, { filters: ['from', 'to', 'asOf'], clock: true });
  return (
    <ListPage
      listing={listing}
      filters={
        <>
          <FilterDay list={listing.list} name="from" label={word('from')} />
          <FilterDay list={listing.list} name="to" label={word('to')} />
          <FilterDay list={listing.list} name="asOf" label={word('asOf')} />
        </>
      }
      buttons={
        mayGive && (
          <Link className="ui primary button" to="/accounting/tamlik">
            {t('tamlik.page.give')}
          </Link>
        )
      }
      rowKey={({ key }) => key}
      onOpen={setOpen}
      actions={(row) => (
        <>
          {maySeeReceipt && (
            <RowButton
              icon="show"
              label={t('tamlik.page.receiptOf', { number: row.receiptNo })}
              hint={t('tamlik.page.receipt')}
              onClick={() => navigate(`/accounting/receipts/${row.receiptId}`)}
            />
          )}
          {mayReverse && !row.reversed && (
            <RowButton
              icon="close"
              label={t('tamlik.page.reverseOf', { number: row.shown })}
              hint={t('tamlik.page.reverse')}
              onClick={() => setReversing(row)}
            />
          )}
        </>
      )}
      empty={{ title: t('tamlik.page.none'), text: t('tamlik.page.noneText') }}
    >
      {open && (
        <PaperDialog
          title={t('tamlik.page.form', { number: open.shown })}
          question={tamlikQueries.tamlikPaper}
          asked={{ id: open.tamlikId }}
          pdf={`/api/accounts/tamlik/${open.tamlikId}.pdf`}
          file={`tamlik-${open.voucherNo}.pdf`}
          onClose={() => setOpen(undefined)}
        />
      )}
      {reversing && (
        <ReverseDialog
          tamlikId={reversing.tamlikId}
          shown={reversing.shown}
          onClose={() => setReversing(undefined)}
        />
      )}
    </ListPage>
  );
}
