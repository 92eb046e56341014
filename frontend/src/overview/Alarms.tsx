import { dayInWords, moneyFigures, paisaOf } from '@madrasah/events/kernel';
import type { Alarms as Told } from '@madrasah/events/overview';
import { Link } from 'react-router-dom';
import { useWays } from '../kit/routing/ways.ts';
import { useLanguage, useText } from '../kit/text.ts';
import styles from './overview.module.css';
import { overviewTexts } from './texts.ts';

interface Alarm {
  readonly text: string;
  readonly to: string;
  /** For whom that page is not open. */
  readonly or?: string | undefined;
}

/** What asks for attention, each leading to where it is seen to. */
export function Alarms({ of }: { readonly of: Told }) {
  const t = useText(overviewTexts);
  const way = useWays();
  const alarms = useAlarms(of);
  if (alarms.length === 0) return <p className="muted">{t('overview.alarms.none')}</p>;
  return (
    <ul className={styles['alarms']}>
      {alarms.map(({ text, to, or }) => {
        const open = way(to) ?? (or && way(or));
        return <li key={text}>{open ? <Link to={open}>{text}</Link> : text}</li>;
      })}
    </ul>
  );
}

function useAlarms({ short, differences, aboveLimit, advances, zakat, awaited }: Told): Alarm[] {
  const t = useText(overviewTexts);
  const language = useLanguage();
  const taka = (amount: number) => moneyFigures(paisaOf(amount), language);
  const said = (is: boolean, text: string, to: string, or?: string): Alarm[] =>
    is ? [{ text, to, or }] : [];
  return [
    ...short.map(({ AccountName, FundName, amount }) => ({
      text: t('overview.alarms.short', { fund: FundName, account: AccountName, amount: taka(amount) }),
      to: '/accounting/trial-balance',
    })),
    ...differences.map(({ Account, AccountName, on, amount }) => ({
      text: t('overview.alarms.difference', {
        ...{ account: AccountName, day: dayInWords(on, language), amount: taka(Math.abs(amount)) },
      }),
      to: `/accounting/day-close?account=${Account}&on=${on}`,
    })),
    ...aboveLimit.map(({ AccountName, limit, above }) => ({
      text: t('overview.alarms.aboveLimit', {
        ...{ account: AccountName, limit: taka(limit), above: taka(above) },
      }),
      to: '/accounting/balance-transfer',
    })),
    ...said(
      advances > 0,
      t('overview.alarms.advances', { amount: taka(advances) }),
      '/accounting/staff-advances',
      '/accounting/trial-balance',
    ),
    ...said(
      zakat.spendable > 0 && zakat.waiting > 0,
      t('overview.alarms.zakat', { amount: taka(zakat.spendable), count: zakat.waiting }),
      '/accounting/tamlik',
    ),
    ...said(awaited > 0, t('overview.alarms.awaited', { count: awaited }), '/accounting/awaited-receipts'),
  ];
}
