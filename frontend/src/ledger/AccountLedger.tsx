import { journalList } from '@madrasah/events/ledger';
import { useMemo, useState } from 'react';
import { Button } from 'semantic-ui-react';
import { Digits, Money } from '../kit/figures/index.ts';
import { Icon } from '../kit/icons/Icon.tsx';
import { ListFiles, ListSearch, ListTable, useListing } from '../kit/list/defined/index.ts';
import { Filters } from '../kit/list/Filters.tsx';
import { useText, useWord } from '../kit/text.ts';
import type { Clocks } from './clocks.ts';
import { type EntryAt, EntryDialog } from './journal/EntryDialog.tsx';
import styles from './ledger.module.css';
import type { LedgerEntry } from './rows.ts';
import { ledgerTexts } from './texts.ts';

interface Props {
  readonly account: string;
  readonly fundId: number | undefined;
  readonly clocks: Clocks;
  onClose(): void;
}

const COLUMNS = [
  'on',
  'entry',
  'SessionName',
  'student',
  'against',
  'narration',
  'debit',
  'credit',
  'balance',
] as const;

/** What made a figure: every entry of the account in the period, from the opening balance to the closing one. */
export function AccountLedger({ account, fundId, clocks: { from, asOf, knownAt }, onClose }: Props) {
  const t = useText(ledgerTexts);
  const word = useWord();
  const [open, setOpen] = useState<EntryAt>();
  const listing = useListing(journalList, {
    ask: () => ({ account, fundId, from, to: asOf, asOf, knownAt }),
  });
  const cells = useCells(setOpen);
  const { data } = listing.query;
  const title = t('ledger.book.title', { name: data?.name ?? '…' });
  return (
    <section className="ui segment flush" aria-label={title}>
      <div className="seg-head">
        <h2 className="ui header">{title}</h2>
        <ListFiles listing={listing} days={`${account} ${from}–${asOf}`} />
        <Button basic icon type="button" aria-label={t('ledger.book.close')} onClick={onClose}>
          <Icon name="close" />
        </Button>
      </div>
      <Filters>
        <ListSearch listing={listing} />
      </Filters>
      <ListTable
        listing={listing}
        columns={COLUMNS}
        cells={cells}
        rowKey={({ revision }) => revision}
        onOpen={setOpen}
        above={(data?.currentPage ?? 1) <= 1 && <Carried name={word('opening')} taka={data?.opening ?? 0} />}
        below={
          data &&
          data.currentPage >= data.totalPages && <Carried name={word('closing')} taka={data.closing ?? 0} />
        }
        empty={{ title: t('ledger.book.none') }}
      />
      {open !== undefined && (
        <EntryDialog entry={open} knownAt={knownAt} account={account} onClose={() => setOpen(undefined)} />
      )}
    </section>
  );
}

function useCells(open: (entry: EntryAt) => void) {
  const t = useText(ledgerTexts);
  return useMemo(
    () => ({
      entry: ({ entry, revision, on }: LedgerEntry) => (
        <button
          type="button"
          className="explain"
          aria-description={t('ledger.book.open', { name: entry })}
          onClick={() => open({ revision, on })}
        >
          {entry}
        </button>
      ),
      balance: ({ balance }: LedgerEntry) => <Balance taka={balance ?? 0} />,
    }),
    [t, open],
  );
}

function Carried({ name, taka }: { name: string; taka: number }) {
  return (
    <tr className={styles['carried']}>
      <td colSpan={COLUMNS.length - 1} className="on-title strong">
        {name}
      </td>
      <td className="num strong on-side">
        <Balance taka={taka} />
      </td>
    </tr>
  );
}

/** A balance and the side it stands on. */
function Balance({ taka }: { taka: number }) {
  const t = useText(ledgerTexts);
  if (taka === 0) return <Digits of="0.00" />;
  return (
    <span className="nowrap">
      <Money taka={Math.abs(taka)} decimals="two" />{' '}
      <span className={styles['side']}>{t(taka > 0 ? 'ledger.book.dr' : 'ledger.book.cr')}</span>
    </span>
  );
}
