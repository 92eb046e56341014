import type { Explained } from '@madrasah/events/statements';
import { Link, useLocation } from 'react-router-dom';
import { DayText, Digits, InstantText, Money } from '../kit/figures/index.ts';
import { ScrollBox } from '../kit/layout/ScrollBox.tsx';
import { useText, useWord } from '../kit/text.ts';
import type { EntryAt } from '../ledger/index.ts';
import { statementTexts } from './texts.ts';

interface GroupsProps {
  readonly groups: Explained['groups'];
  readonly asked: Readonly<Record<string, string>>;
}

/** What makes a figure by kinds of entries; each leads to its own, and all of them back to all. */
export function Groups({ groups, asked: { page: _, entries: chosen, ...asked } }: GroupsProps) {
  const t = useText(statementTexts);
  const word = useWord();
  const { state } = useLocation();
  if (groups.length < 2) return null;
  const to = (entries?: string) =>
    `/accounting/explain?${new URLSearchParams({ ...asked, ...(entries ? { entries } : {}) })}`;
  const sum = groups.reduce((total, { count }) => total + count, 0);
  return (
    <ScrollBox label={t('statements.explain.groups')}>
      <table className="ui unstackable compact selectable table">
        <thead>
          <tr>
            <th scope="col">{t('statements.explain.kind')}</th>
            <th scope="col" className="num">
              {t('statements.explain.entries')}
            </th>
            <th scope="col" className="num">
              {word('amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {groups.map(({ entries, name, count, amount }) => (
            <tr key={entries} className={entries === chosen ? 'focus' : undefined}>
              <td>
                <Link to={to(entries)} state={state} aria-current={entries === chosen || undefined}>
                  {name}
                </Link>
              </td>
              <td className="num">
                <Digits of={count} />
              </td>
              <td className="num strong">
                <Money taka={amount} decimals="two" bare />
              </td>
            </tr>
          ))}
          {chosen && (
            <tr>
              <td colSpan={3}>
                <Link to={to()} state={state}>
                  {t('statements.explain.all', { count: sum })}
                </Link>
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </ScrollBox>
  );
}

interface LineProps {
  readonly lines: Explained['lines'];
  onOpen(entry: EntryAt): void;
}

export function LineTable({ lines, onOpen }: LineProps) {
  const t = useText(statementTexts);
  const word = useWord();
  return (
    <ScrollBox label={t('statements.explain.title')}>
      <table className="ui unstackable compact selectable table">
        <thead>
          <tr>
            <th scope="col">{word('day')}</th>
            <th scope="col">{word('particulars')}</th>
            <th scope="col">{word('writer')}</th>
            <th scope="col">{t('statements.explain.at')}</th>
            <th scope="col">{t('statements.explain.reason')}</th>
            <th scope="col" className="num">
              {word('amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ ref, on, at, actor, reason, text, amount }) => (
            <tr key={ref.revision}>
              <td className="nowrap">
                <DayText on={on} />
              </td>
              <td>
                <button
                  type="button"
                  className="explain"
                  aria-description={t('statements.explain.open', { name: text })}
                  onClick={() => onOpen({ revision: ref.revision, on })}
                >
                  {text}
                </button>
              </td>
              <td>{actor.id === 0 ? t('statements.explain.system') : actor.name}</td>
              <td className="nowrap">
                <InstantText at={at} />
              </td>
              <td>
                <Digits of={reason} />
              </td>
              <td className="num strong">
                <Money taka={amount} decimals="two" bare />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
