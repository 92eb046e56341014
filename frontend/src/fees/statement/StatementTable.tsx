import type { StudentAccount, StudentAccountLine } from '@madrasah/events/fees';
import { Link } from 'react-router-dom';
import { Label } from 'semantic-ui-react';
import { PromiseNote } from '../../dues/index.ts';
import { DayText, Money } from '../../kit/figures/index.ts';
import { ScrollBox } from '../../kit/layout/ScrollBox.tsx';
import { useWays } from '../../kit/routing/ways.ts';
import { useText, useWord } from '../../kit/text.ts';
import { feesTexts } from '../texts.ts';
import { voidNumbers } from './statement.ts';

interface Props {
  readonly statement: StudentAccount;
  /** A link in it was followed: whatever it stands in may close. */
  onLeave?(): void;
}

/** By its place: a receipt with a discount stands on two lines. */
const numbered = (line: StudentAccountLine, index: number) => ({ line, n: index + 1 });

/** A student's account, on its page and wherever it is looked at in passing: every movement, and what was owed after it. */
export function StatementTable({ statement, onLeave }: Props) {
  const t = useText(feesTexts);
  const word = useWord();
  const taken = voidNumbers(statement.lines);
  const last = statement.lines.at(-1);
  return (
    <>
      <PromiseNote of={statement.promise} />
      <ScrollBox label={word('statement')}>
        <table className="ui unstackable compact table sticky cards-on-phone">
          <thead>
            <tr>
              <th scope="col">{word('day')}</th>
              <th scope="col">{word('particulars')}</th>
              <th scope="col" className="on-hide">
                {word('kind')}
              </th>
              <th scope="col" className="num">
                {t('fees.statement.debit')}
              </th>
              <th scope="col" className="num">
                {t('fees.statement.credit')}
              </th>
              <th scope="col" className="num">
                {word('balance')}
              </th>
            </tr>
          </thead>
          <tbody>
            <EdgeRow title={word('opening')} balance={statement.opening} />
            {statement.lines.map(numbered).map(({ line, n }) => (
              <Line
                key={n}
                line={line}
                onLeave={onLeave}
                isVoid={line.ref.type === 'FeesCollected' && taken.has(line.ref.number ?? 0)}
              />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <td className="on-hide">
                <DayText on={last?.on} />
              </td>
              <td className="f">{word('closing')}</td>
              <td className="on-hide" />
              <td className="num on-hide" />
              <td className="num on-hide" />
              <td className="num">
                <Money taka={statement.closing} decimals="two" zero="figure" />
              </td>
            </tr>
          </tfoot>
        </table>
      </ScrollBox>
    </>
  );
}

function EdgeRow({ title, balance }: { title: string; balance: number }) {
  return (
    <tr>
      <td className="on-hide" />
      <td className="muted on-title">{title}</td>
      <td className="on-hide" />
      <td className="num on-hide" />
      <td className="num on-hide" />
      <td className="num on-side">
        <Money taka={balance} decimals="two" zero="figure" />
      </td>
    </tr>
  );
}

const COLOURS = { received: 'green', granted: 'blue', back: 'red' } as const;

/** The side that nothing stands on is left away on a phone. */
const side = (taka: number) => (taka === 0 ? 'num on-hide' : 'num on-line');

interface LineProps extends Pick<Props, 'onLeave'> {
  readonly line: StudentAccountLine;
  readonly isVoid: boolean;
}

const OF_RECEIPTS = new Set(['FeesCollected', 'CollectionReversed']);

function Line({ line, isVoid, onLeave }: LineProps) {
  const t = useText(feesTexts);
  const to = useWays()(`/accounting/receipts/${line.ref.id}`);
  const isLinked = to !== undefined && OF_RECEIPTS.has(line.ref.type);
  return (
    <tr className={isVoid ? 'void' : undefined}>
      <td className="on-line">
        <DayText on={line.on} />
      </td>
      <td className="on-title">
        {isLinked ? (
          <Link to={to} onClick={onLeave}>
            {line.text}
          </Link>
        ) : (
          line.text
        )}
        {line.reason && (
          <div className="muted">
            {line.reason}
            {line.giver && ` (${line.giver})`}
          </div>
        )}
      </td>
      <td className="nostrike on-hide">
        {line.label && <Label color={line.tone && COLOURS[line.tone]}>{line.label}</Label>}
      </td>
      <td className={side(line.debit)} data-label={t('fees.kind.charge')}>
        <Money taka={line.debit} decimals="two" />
      </td>
      <td className={side(line.credit)} data-label={t('fees.kind.receipt')}>
        <Money taka={line.credit} decimals="two" />
      </td>
      <td className="num strong nostrike on-side">
        <Money taka={line.balance} decimals="two" zero="figure" />
      </td>
    </tr>
  );
}
