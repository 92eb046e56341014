import { journalList } from '@madrasah/events/ledger';
import { Link } from 'react-router-dom';
import { Button } from 'semantic-ui-react';
import { useQuery } from '../../kit/calls/index.ts';
import { Dialog, Loaded } from '../../kit/feedback/index.ts';
import { DayText, Digits, InstantText, Money } from '../../kit/figures/index.ts';
import { useWays } from '../../kit/routing/ways.ts';
import { useText, useWord } from '../../kit/text.ts';
import type { LedgerEntry } from '../rows.ts';
import { ledgerTexts } from '../texts.ts';
import { summed } from './entry-lines.ts';

/** An entry by its place in the journal, and its day: whoever may look at some days alone asks within them. */
export interface EntryAt {
  readonly revision: number;
  readonly on: string;
}

interface Props {
  readonly entry: EntryAt;
  readonly knownAt: string | undefined;
  /** The account one came from. */
  readonly account: string;
  onClose(): void;
}

const OF_A_RECEIPT = ['FeesCollected', 'CollectionReversed'];

/** The event behind a line: what was posted, who did it, when, and why. */
export function EntryDialog({ entry: { revision, on }, knownAt, account, onClose }: Props) {
  const t = useText(ledgerTexts);
  const way = useWays();
  const word = useWord();
  const query = useQuery(journalList.question, { revision, from: on, to: on, knownAt });
  const entry = query.data?.data[0];
  const receipt =
    entry && OF_A_RECEIPT.includes(entry.type) ? way(`/accounting/receipts/${entry.id}`) : undefined;
  return (
    <Dialog
      title={entry?.entry ?? word('entry')}
      size="large"
      onClose={onClose}
      actions={
        <>
          {receipt && (
            <Link className="ui button" to={receipt}>
              {t('ledger.entry.receipt')}
            </Link>
          )}
          <Button type="button" onClick={onClose}>
            {t('ledger.entry.close')} <kbd className="not-phone">Esc</kbd>
          </Button>
        </>
      }
    >
      <Loaded of={query} lines={6}>
        {({ data: [whole] }) => whole && <Whole entry={whole} account={account} />}
      </Loaded>
    </Dialog>
  );
}

function Whole({ entry, account }: { entry: LedgerEntry; account: string }) {
  const t = useText(ledgerTexts);
  const word = useWord();
  const lines = summed(entry.lines ?? []);
  return (
    <>
      <dl className="facts">
        <dt>{word('day')}</dt>
        <dd>
          <DayText on={entry.on} beside />
        </dd>
        <dt>{t('ledger.entry.at')}</dt>
        <dd>
          <InstantText at={entry.at} />
        </dd>
        <dt>{word('writer')}</dt>
        <dd>{entry.actor.id === 0 ? t('ledger.entry.system') : entry.actor.name}</dd>
        {entry.student && (
          <>
            <dt>{word('student')}</dt>
            <dd>{entry.student}</dd>
          </>
        )}
        {entry.reason && (
          <>
            <dt>{t('ledger.entry.reason')}</dt>
            <dd>{entry.reason}</dd>
          </>
        )}
        {entry.mark && (
          <>
            <dt>{word('secondPersonMark')}</dt>
            <dd>{entry.mark}</dd>
          </>
        )}
        <dt>{t('ledger.entry.event')}</dt>
        <dd>
          <Digits of={entry.revision} />
        </dd>
      </dl>
      <div className="scroll">
        <table className="ui unstackable compact table">
          <thead>
            <tr>
              <th scope="col">{word('account')}</th>
              <th scope="col">{word('fund')}</th>
              <th scope="col" className="num">
                {word('debit')}
              </th>
              <th scope="col" className="num">
                {word('credit')}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr
                key={`${line.account} ${line.FundID} ${line.debit > 0}`}
                className={line.account === account ? 'focus' : undefined}
              >
                <td>
                  {line.name}
                  {line.people > 1 && (
                    <span className="small muted"> · {t('ledger.entry.people', { count: line.people })}</span>
                  )}
                </td>
                <td>{line.FundName}</td>
                <td className="num">
                  <Money taka={line.debit} decimals="two" bare />
                </td>
                <td className="num">
                  <Money taka={line.credit} decimals="two" bare />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
