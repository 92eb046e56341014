import { useState } from 'react';
import { Button } from 'semantic-ui-react';
import { useQuery } from '../kit/calls/index.ts';
import { Loaded } from '../kit/feedback/index.ts';
import { DayText, Digits, Money } from '../kit/figures/index.ts';
import { Icon } from '../kit/icons/Icon.tsx';
import { ScrollBox } from '../kit/layout/ScrollBox.tsx';
import { Pager } from '../kit/list/Pager.tsx';
import { useText } from '../kit/text.ts';
import type { Clocks } from './clocks.ts';
import { EntryDialog } from './EntryDialog.tsx';
import { useEntryName } from './entry-name.ts';
import { type AccountLedger as Answer, accountLedger, type LedgerEntry } from './rows.ts';
import { ledgerTexts } from './texts.ts';

interface Props {
  readonly account: string;
  readonly fundId: number | undefined;
  readonly clocks: Clocks;
  onClose(): void;
}

/** What made a figure: every entry of the account in the period, from the opening balance to the closing one. */
export function AccountLedger({ account, fundId, clocks: { from, asOf, knownAt }, onClose }: Props) {
  const t = useText(ledgerTexts);
  const [place, setPlace] = useState({ page: 1, limit: 50 });
  const [open, setOpen] = useState<number>();
  const query = useQuery(
    accountLedger,
    { account, fundId, from, to: asOf, asOf, knownAt, page: place.page, limit: place.limit },
    { keep: true },
  );
  return (
    <section
      className="ui segment flush"
      aria-label={t('ledger.book.title', { name: query.data?.name ?? '' })}
    >
      <div className="seg-head">
        <h2 className="ui header">{t('ledger.book.title', { name: query.data?.name ?? '…' })}</h2>
        <Button basic icon type="button" aria-label={t('ledger.book.close')} onClick={onClose}>
          <Icon name="close" />
        </Button>
      </div>
      <Loaded of={query} lines={6}>
        {(answer) => (
          <>
            <Book of={answer} onOpen={setOpen} old={query.old} />
            <Pager
              list={{
                ...place,
                change: ({ page = 1, limit = place.limit }) => setPlace({ page, limit }),
              }}
              total={answer.total}
            />
          </>
        )}
      </Loaded>
      {open !== undefined && (
        <EntryDialog revision={open} knownAt={knownAt} account={account} onClose={() => setOpen(undefined)} />
      )}
    </section>
  );
}

function Book({ of, onOpen, old }: { of: Answer; onOpen(revision: number): void; old: boolean }) {
  const t = useText(ledgerTexts);
  const last = of.currentPage >= of.totalPages;
  return (
    <ScrollBox className={`scroll${old ? ' old' : ''}`} label={t('ledger.book.title', { name: of.name })}>
      <table className="ui unstackable compact selectable table sticky cards-on-phone">
        <thead>
          <tr>
            <th scope="col">{t('ledger.book.day')}</th>
            <th scope="col">{t('ledger.book.entry')}</th>
            <th scope="col">{t('ledger.book.text')}</th>
            {(['ledger.trial.debit', 'ledger.trial.credit', 'ledger.book.balance'] as const).map((key) => (
              <th key={key} scope="col" className="num">
                {t(key)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {of.currentPage <= 1 && <Carried name={t('ledger.book.opening')} taka={of.opening} />}
          {of.data.map((entry) => (
            <Row key={entry.revision} entry={entry} onOpen={() => onOpen(entry.revision)} />
          ))}
          {of.total === 0 && (
            <tr>
              <td colSpan={6} className="muted on-title">
                {t('ledger.book.none')}
              </td>
            </tr>
          )}
          {last && <Carried name={t('ledger.book.closing')} taka={of.closing} />}
        </tbody>
      </table>
    </ScrollBox>
  );
}

function Carried({ name, taka }: { name: string; taka: number }) {
  return (
    <tr className="carried">
      <td colSpan={5} className="on-title strong">
        {name}
      </td>
      <td className="num strong on-side">
        <Balance taka={taka} />
      </td>
    </tr>
  );
}

function Row({ entry, onOpen }: { entry: LedgerEntry; onOpen(): void }) {
  const t = useText(ledgerTexts);
  const name = useEntryName()(entry);
  return (
    <tr>
      <td className="on-line">
        <DayText on={entry.on} />
      </td>
      <td className="on-title">
        <button
          type="button"
          className="explain"
          aria-description={t('ledger.book.open', { name })}
          onClick={onOpen}
        >
          {name}
        </button>
      </td>
      <td className="on-line">{entry.against.join(', ')}</td>
      <td className="num on-line" data-label={t('ledger.trial.debit')}>
        <Money taka={entry.debit} decimals="two" bare />
      </td>
      <td className="num on-line" data-label={t('ledger.trial.credit')}>
        <Money taka={entry.credit} decimals="two" bare />
      </td>
      <td className="num strong on-side">
        <Balance taka={entry.balance} />
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
      <Money taka={Math.abs(taka)} decimals="two" bare />{' '}
      <span className="side">{t(taka > 0 ? 'ledger.book.dr' : 'ledger.book.cr')}</span>
    </span>
  );
}
