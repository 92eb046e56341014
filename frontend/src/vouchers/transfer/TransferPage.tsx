import type { RowOf } from '@madrasah/events/kernel';
import { entryPapers, transferCommands, transfersList } from '@madrasah/events/vouchers';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Segment } from 'semantic-ui-react';
import { AskedForm } from '../../kit/asked/index.ts';
import { useQuery } from '../../kit/calls/index.ts';
import { asChoices } from '../../kit/fields/index.ts';
import { ListFiles, ListSearch, ListTable, useListing } from '../../kit/list/defined/index.ts';
import { Filters } from '../../kit/list/Filters.tsx';
import { useMay } from '../../kit/routing/index.ts';
import { Page } from '../../kit/shell/index.ts';
import { useText } from '../../kit/text.ts';
import { fundList, subLedgerList } from '../../kit/wire/chart-lists.ts';
import { PaperDialog } from '../PaperDialog.tsx';
import { vouchersTexts } from '../texts.ts';
import styles from '../write/write.module.css';
import { accountsFor } from '../write/written.ts';
import { SecondPersonNote } from './SecondPersonNote.tsx';

interface Typed {
  readonly kind?: string;
  readonly from?: { readonly FundID?: number; readonly Account?: number };
  readonly to?: { readonly FundID?: number; readonly Account?: number };
}

/** Money from account to account, or from fund to fund; below, what went so before. */
export default function TransferPage() {
  const t = useText(vouchersTexts);
  const maySee = useMay('balance_transfer', 'view');
  return (
    <Page
      actions={
        maySee && (
          <Link className="ui button" to="/accounting/balance-transfer/requests">
            {t('vouchers.transfer.requests')}
          </Link>
        )
      }
    >
      <TransferForm />
      {maySee && (
        <section>
          <h2 className="ui small header">{t('vouchers.page.transfers')}</h2>
          <Earlier />
        </section>
      )}
    </Page>
  );
}

const KEEPS = ['kind', 'from.FundID', 'from.Account', 'to.FundID', 'to.Account', 'on'];

/** A contra leaves each fund's money its own: one fund at a time stands in the form. */
function TransferForm() {
  const t = useText(vouchersTexts);
  const funds = useQuery(fundList, {}).data?.data.filter(({ Action }) => Action === 1);
  const chart = useQuery(subLedgerList, {}).data?.data ?? [];
  const accounts = (fund: number | undefined) => asChoices(accountsFor(chart, fund), 'SLID', 'SlName');
  const fundChoices = asChoices(funds, 'FundID', 'FundName');
  return (
    <Segment>
      <AskedForm
        command={transferCommands.transferBalance}
        keeps={KEEPS}
        draft={{}}
        stays="all"
        save={t('vouchers.page.transfer')}
        toBody={(values) => bodyOf(values as Typed)}
        check={(values) => sameIn(values as Typed, t('vouchers.page.same'))}
        says={({ values }) =>
          (values['kind'] === 'gift' || values['kind'] === 'loan') && <SecondPersonNote />
        }
        grid={styles['top']}
        onPage={(values) => {
          const { kind, from, to } = values as Typed;
          const contra = kind === 'contra';
          return {
            'from.FundID': {
              ...{ options: fundChoices, required: true },
              label: contra ? t('vouchers.page.fund') : undefined,
            },
            'from.Account': { options: accounts(from?.FundID), required: true },
            'to.FundID': { options: fundChoices, required: true, hidden: contra },
            'to.Account': { options: accounts((contra ? from : to)?.FundID), required: true },
            amount: { required: true },
          };
        }}
      />
    </Segment>
  );
}

/** Of a contra the fund is the same on both sides. */
const bodyOf = (typed: Typed) =>
  typed.kind === 'contra' ? { ...typed, to: { ...typed.to, FundID: typed.from?.FundID } } : typed;

function sameIn({ kind, from, to }: Typed, sentence: string): Record<string, string> {
  if (kind === 'contra' && from?.Account !== undefined && from.Account === to?.Account)
    return { 'to.Account': sentence };
  const same = kind !== 'contra' && from?.FundID !== undefined && from.FundID === to?.FundID;
  return same ? { 'to.FundID': sentence } : {};
}

function Earlier() {
  const t = useText(vouchersTexts);
  const [open, setOpen] = useState<RowOf<typeof transfersList>>();
  const listing = useListing(transfersList, { filters: [], ask: () => ({}) });
  return (
    <>
      <div className="row">
        <ListFiles listing={listing} />
      </div>
      <Segment className="flush">
        <Filters>
          <ListSearch listing={listing} />
        </Filters>
        <ListTable
          listing={listing}
          rowKey={({ key }) => key}
          onOpen={setOpen}
          empty={{ title: t('vouchers.page.noTransfers'), text: t('vouchers.page.noTransfersText') }}
        />
      </Segment>
      {open && <TransferPaper of={open} onClose={() => setOpen(undefined)} />}
    </>
  );
}

/** A row's key says of which kind it is, and its number among those. */
function TransferPaper({ of, onClose }: { readonly of: RowOf<typeof transfersList>; onClose(): void }) {
  const t = useText(vouchersTexts);
  const [kind, id = ''] = of.key.split('-');
  const isContra = kind === 'contra';
  return (
    <PaperDialog
      title={t('vouchers.page.transferPaper', { number: of.shown })}
      question={isContra ? entryPapers.ContraPaper : entryPapers.TransferPaper}
      asked={{ id: Number(id) }}
      pdf={`/api/accounts/${isContra ? 'contras' : 'fund_transfers'}/${id}.pdf`}
      file={`${of.key}.pdf`}
      onClose={onClose}
    />
  );
}
