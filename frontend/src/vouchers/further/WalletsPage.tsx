import type { RowOf } from '@madrasah/events/kernel';
import { entryPapers, walletSettlementsList } from '@madrasah/events/vouchers';
import { useState } from 'react';
import { Segment } from 'semantic-ui-react';
import { ListFiles, ListSearch, ListTable, useListing } from '../../kit/list/defined/index.ts';
import { Filters } from '../../kit/list/Filters.tsx';
import { useMay } from '../../kit/routing/index.ts';
import { Page } from '../../kit/shell/index.ts';
import { useText } from '../../kit/text.ts';
import { PaperDialog } from '../PaperDialog.tsx';
import { vouchersTexts } from '../texts.ts';
import { WalletForm } from './WalletForm.tsx';

/** মোবাইল থেকে ব্যাংকে: a wallet is settled into the bank; below, the settlements before. */
export default function WalletsPage() {
  const t = useText(vouchersTexts);
  const maySettle = useMay('balance_transfer', 'insert');
  const [open, setOpen] = useState<RowOf<typeof walletSettlementsList>>();
  const listing = useListing(walletSettlementsList);
  return (
    <Page actions={<ListFiles listing={listing} />}>
      {maySettle && <WalletForm />}
      <section>
        <h2 className="ui small header">{t('vouchers.wallet.earlier')}</h2>
        <Segment className="flush">
          <Filters>
            <ListSearch listing={listing} />
          </Filters>
          <ListTable
            listing={listing}
            rowKey={({ settlementId }) => settlementId}
            onOpen={setOpen}
            empty={{ title: t('vouchers.wallet.none'), text: t('vouchers.wallet.noneText') }}
          />
        </Segment>
      </section>
      {open && (
        <PaperDialog
          title={t('vouchers.wallet.paper', { number: open.shown })}
          question={entryPapers.WalletSettlementPaper}
          asked={{ id: open.settlementId }}
          pdf={`/api/accounts/wallet_settlements/${open.settlementId}.pdf`}
          file={`wallet-settlement-${open.settlementId}.pdf`}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Page>
  );
}
