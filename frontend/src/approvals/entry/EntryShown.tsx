import type { ShownEntry } from '@madrasah/events/kernel';
import { Fragment } from 'react';
import { Button } from 'semantic-ui-react';
import { usePapers } from '../../kit/calls/index.ts';
import { NotFetched } from '../../kit/feedback/index.ts';
import { DayText, Digits, Money } from '../../kit/figures/index.ts';
import { useText, useWord } from '../../kit/text.ts';
import { approvalsTexts } from '../texts.ts';
import { type ComparedLine, type ComparedPart, comparedParts } from './compared.ts';
import styles from './entry.module.css';

interface Props {
  readonly entry: ShownEntry;
  /** As it was when it was looked at before, where it has changed since. */
  readonly was: ShownEntry | undefined;
}

/** The entry that will be posted: every line with its side, what comes of it, and the bills behind it. */
export function EntryShown({ entry, was }: Props) {
  const t = useText(approvalsTexts);
  const parts = comparedParts(entry, was);
  const gone = was?.changes.filter((sentence) => !entry.changes.includes(sentence)) ?? [];
  return (
    <>
      {entry.changes.length > 0 && (
        <ul className={styles['changes']}>
          {entry.changes.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
          {gone.map((sentence) => (
            <li key={sentence} className="muted">
              <s>{sentence}</s>
            </li>
          ))}
        </ul>
      )}
      {parts.length === 0 && <p>{t('approvals.entry.none')}</p>}
      {parts.map((part) => (
        <PartShown key={`${part.as} ${part.on}`} part={part} />
      ))}
      <Bills of={entry.attachments} />
      {parts.length > 0 && <p className="muted">{t('approvals.do.approveWhat')}</p>}
    </>
  );
}

function PartShown({ part }: { readonly part: ComparedPart }) {
  const t = useText(approvalsTexts);
  const word = useWord();
  const { as, on, wanted, whyMoved, lines, debit, credit } = part;
  return (
    <div className="scroll">
      <table className={`ui unstackable compact table ${styles['lines']}`}>
        <caption>
          {t(as === 'posted' ? 'approvals.entry.posted' : 'approvals.entry.back')} · <DayText on={on} />
          {wanted !== undefined && (
            <div className="small muted">
              {t('approvals.do.wanted')}: <DayText on={wanted} />
              {whyMoved !== undefined && <>. {whyMoved}</>}
            </div>
          )}
        </caption>
        <thead>
          <tr>
            <th scope="col">{word('account')}</th>
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
            <LineShown key={JSON.stringify(line)} line={line} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td className="strong">{word('total')}</td>
            <td className="num strong">
              <Money taka={debit} decimals="two" bare />
            </td>
            <td className="num strong">
              <Money taka={credit} decimals="two" bare />
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function LineShown({ line }: { readonly line: ComparedLine }) {
  const t = useText(approvalsTexts);
  const { account, fund, head, UserCode, debit, credit, state } = line;
  const Text = state === 'gone' ? 's' : Fragment;
  return (
    <tr className={styles[state]}>
      <td>
        <Text>
          {account}
          <div className="small muted">
            {[fund, head].filter(Boolean).join(' · ')}
            {UserCode !== undefined && (
              <>
                {' '}
                · <Digits of={UserCode} />
              </>
            )}
          </div>
        </Text>
        {state !== 'same' && <div className="small">{t(`approvals.entry.${state}`)}</div>}
      </td>
      {[debit, credit].map((taka, side) => (
        <td key={side === 0 ? 'debit' : 'credit'} className="num">
          <Text>
            <Money taka={taka} decimals="two" bare />
          </Text>
        </td>
      ))}
    </tr>
  );
}

/** The bills behind it, each to be opened. */
function Bills({ of: bills }: { readonly of: ShownEntry['attachments'] }) {
  const t = useText(approvalsTexts);
  const papers = usePapers();
  if (bills.length === 0) return null;
  return (
    <p>
      {papers.failure && <NotFetched failure={papers.failure} />}
      {bills.map(({ fileId, address }, index) => (
        <Button
          key={fileId}
          type="button"
          size="small"
          aria-disabled={papers.running || undefined}
          onClick={() => papers.running || void papers.save(address, `bill-${index + 1}`)}
        >
          {t('approvals.entry.bill', { place: index + 1 })}
        </Button>
      ))}
    </p>
  );
}
