import { Link } from 'react-router-dom';
import { Button } from 'semantic-ui-react';
import { useQuery } from '../../kit/calls/index.ts';
import { Dialog, Loaded } from '../../kit/feedback/index.ts';
import { DayText, Money } from '../../kit/figures/index.ts';
import { ScrollBox } from '../../kit/layout/ScrollBox.tsx';
import { PaperFiles } from '../../kit/report/index.ts';
import { useText, useWord } from '../../kit/text.ts';
import { type Statement, statement } from '../rows.ts';
import { feesTexts } from '../texts.ts';

interface Props {
  readonly AdmissionID: number;
  readonly name: string;
  /** Two students may have one name. */
  readonly code: string;
  /** The two clocks; now where absent. */
  readonly asOf?: string | undefined;
  readonly knownAt?: string | undefined;
  onClose(): void;
}

const RECEIPTS = new Set(['FeesCollected', 'CollectionReversed']);

/** One student's account over all sessions, with the balance after each line. */
export function StatementDialog({ AdmissionID, name, code, asOf, knownAt, onClose }: Props) {
  const t = useText(feesTexts);
  const word = useWord();
  const query = useQuery(statement, { AdmissionID, asOf, knownAt });
  return (
    <Dialog
      size="large"
      title={t('fees.statement.title', { name })}
      onClose={onClose}
      actions={
        <>
          <PaperFiles
            path={`/api/accounts/statement/${AdmissionID}`}
            query={{ asOf, knownAt }}
            name={[word('statement'), code, name, asOf].filter(Boolean).join(' ')}
            disabled={!query.data}
          />
          <Button type="button" onClick={onClose}>
            {t('fees.statement.close')} <kbd className="not-phone">Esc</kbd>
          </Button>
        </>
      }
    >
      <Loaded of={query} lines={8}>
        {({ data }) =>
          data.lines.length === 0 ? (
            <p className="muted">{t('fees.statement.none')}</p>
          ) : (
            <StatementTable of={data} onLeave={onClose} />
          )
        }
      </Loaded>
    </Dialog>
  );
}

function StatementTable({ of, onLeave }: { readonly of: Statement; onLeave(): void }) {
  const t = useText(feesTexts);
  const word = useWord();
  return (
    <ScrollBox className="statement-scroll" label={word('statement')}>
      <table className="ui unstackable compact table sticky">
        <thead>
          <tr>
            <th scope="col">{word('day')}</th>
            <th scope="col">{word('particulars')}</th>
            <th scope="col" className="num">
              {t('fees.statement.debit')}
            </th>
            <th scope="col" className="num">
              {t('fees.statement.credit')}
            </th>
            <th scope="col" className="num">
              {t('fees.statement.balance')}
            </th>
          </tr>
        </thead>
        <tbody>
          {of.opening !== 0 && (
            <tr>
              <td colSpan={4}>{word('opening')}</td>
              <td className="num">
                <Money taka={of.opening} decimals="two" bare />
              </td>
            </tr>
          )}
          {of.lines.map((line, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a statement never move
            <tr key={at}>
              <td>
                <DayText on={line.on} />
              </td>
              <td>
                {RECEIPTS.has(line.ref.type) ? (
                  <Link to={`/accounting/receipts/${line.ref.id}`} onClick={onLeave}>
                    {line.text}
                  </Link>
                ) : (
                  line.text
                )}
              </td>
              <td className="num">
                <Money taka={line.debit} decimals="two" bare />
              </td>
              <td className="num">
                <Money taka={line.credit} decimals="two" bare />
              </td>
              <td className="num strong">
                <Money taka={line.balance} decimals="two" bare zero="figure" />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td colSpan={4}>{word('closing')}</td>
            <td className="num">
              <Money taka={of.closing} decimals="two" zero="figure" />
            </td>
          </tr>
        </tfoot>
      </table>
    </ScrollBox>
  );
}
