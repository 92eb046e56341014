import { ledgerQueries, type MoneyPlace, type TodaysMoney as Today } from '@madrasah/events/ledger';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useQuery, withData } from '../../kit/calls/index.ts';
import { Explained } from '../../kit/explained/Explained.tsx';
import { Loaded } from '../../kit/feedback/states.tsx';
import { DayText, type Decimals, decimalsOf, Money } from '../../kit/figures/index.ts';
import { PaperFiles } from '../../kit/report/index.ts';
import { useWays } from '../../kit/routing/ways.ts';
import { type Column, DataTable, useList } from '../../kit/table/index.ts';
import { useText } from '../../kit/text.ts';
import styles from '../home.module.css';
import { homeTexts } from '../texts.ts';

const ENTRIES = ['entries'] as const;

/** Today's money of everything, in one line. */
export function TodaysFigures() {
  const query = useQuery(ledgerQueries.todaysBalance, {});
  return (
    <div className="ui segment flush">
      <Loaded of={query} lines={2}>
        {({ data }) => <Strip day={data} />}
      </Loaded>
    </div>
  );
}

/** What came in and went out today, of each cash box, bank and wallet in each fund. */
export function TodaysMoney() {
  const t = useText(homeTexts);
  const way = useWays();
  const query = useQuery(ledgerQueries.todaysBalance, {});
  const list = useList({ limit: 100 });
  const day = query.data?.data.date;
  const rows = withData(query, query.data && { data: query.data.data.accounts });
  return (
    <section className="ui segment flush" id="todays-money">
      <div className="seg-head">
        <h2 className="ui header">{t('home.today.title')}</h2>
        <span className="small muted">
          <DayText on={query.data?.data.date} />
        </span>
        <div className="row">
          <PaperFiles
            path={ledgerQueries.todaysBalance.path}
            query={{ date: day }}
            name={t('home.today.title')}
            disabled={!query.data?.data.accounts.length}
          />
        </div>
      </div>
      <DataTable<MoneyPlace>
        title={t('home.today.title')}
        columns={columnsOf(t, way, query.data?.data)}
        query={rows}
        list={list}
        explained={(field, taka, sum) => day && <OfDay {...{ field, taka, date: day }}>{sum}</OfDay>}
        rowKey={({ SLID, FundID }) => `${SLID} ${FundID}`}
        needs={ENTRIES}
        empty={{ title: t('home.today.none'), text: t('home.today.noneText') }}
      />
    </section>
  );
}

type Say = ReturnType<typeof useText<keyof typeof homeTexts.bn>>;

function columnsOf(
  t: Say,
  way: (to: string) => string | undefined,
  day: Today | undefined,
): readonly Column<MoneyPlace>[] {
  return [
    {
      key: 'SlName',
      title: t('home.today.account'),
      strong: true,
      phone: 'title',
      show: ({ SLID, FundID, SlName }) => {
        const to = way(`/accounting/trial-balance?fundId=${FundID}&account=sl:${SLID}`);
        return to ? <Link to={to}>{SlName}</Link> : SlName;
      },
    },
    { key: 'FundName', title: t('home.today.fund') },
    {
      ...{ key: 'opening', title: t('home.today.openingColumn'), kind: 'money', total: true, phone: 'hide' },
      show: (row) => day && <OfPlace row={row} day={day} field="opening" />,
    },
    {
      ...{ key: 'received', title: t('home.today.receivedColumn'), kind: 'money', total: true },
      show: (row) => day && <OfPlace row={row} day={day} field="received" />,
    },
    {
      ...{ key: 'paid', title: t('home.today.paidColumn'), kind: 'money', total: true },
      show: (row) => day && <OfPlace row={row} day={day} field="paid" />,
    },
    {
      ...{ key: 'moved', title: t('home.today.movedColumn'), kind: 'money', phone: 'hide' },
      show: (row) => day && <OfPlace row={row} day={day} field="moved" />,
    },
    {
      ...{ key: 'balance', title: t('home.today.balanceColumn'), kind: 'money', total: true, phone: 'side' },
      show: (row) => day && <OfPlace row={row} day={day} field="balance" />,
    },
  ];
}

interface OfDayProps {
  readonly field: string;
  readonly taka: number;
  readonly date: string;
  readonly children: ReactNode;
}

/** What lies in all places together, or what the day did to it. */
const OfDay = ({ field, taka, date, children }: OfDayProps) => (
  <Explained figure={`todays_balance.${field}`} of={{ from: date, to: date }} taka={taka}>
    {children}
  </Explained>
);

interface OfPlaceProps {
  readonly row: MoneyPlace;
  readonly day: Today;
  readonly field: 'opening' | 'received' | 'paid' | 'moved' | 'balance';
}

/** What lies in a place, and the entries that brought it there. */
function OfPlace({ row, day: { date, accounts }, field }: OfPlaceProps) {
  const decimals = decimalsOf(accounts.map((place) => place[field]));
  const of = { account: `sl:${row.SLID}`, fundId: row.FundID, from: date, to: date };
  return (
    <Explained figure={`todays_balance.${field}`} of={of} taka={row[field]}>
      <Money taka={row[field]} decimals={decimals} bare />
    </Explained>
  );
}

function Strip({ day: { date, totals, receipts } }: { day: Today }) {
  const t = useText(homeTexts);
  const collected = useWays()(`/accounting/receipts?from=${date}&to=${date}`);
  const other = Math.round((totals.received - totals.fees) * 100) / 100;
  const explained = (field: string) => ({ figure: `todays_balance.${field}`, from: date, to: date });
  const decimals = decimalsOf([totals.opening, receipts.collected, other, totals.paid, totals.balance]);
  return (
    <div className={styles['strip']}>
      <Figure
        name={t('home.today.opening')}
        taka={totals.opening}
        decimals={decimals}
        of={explained('opening')}
      />
      <Figure
        name={
          receipts.cancelled === 0
            ? t('home.today.received', { count: receipts.count })
            : t('home.today.receivedSome', {
                count: receipts.count - receipts.cancelled,
                cancelled: receipts.cancelled,
              })
        }
        taka={receipts.collected}
        decimals={decimals}
        of={explained('collected')}
      />
      <Figure name={t('home.today.other')} taka={other} decimals={decimals} of={explained('other')} />
      <Figure name={t('home.today.paid')} taka={totals.paid} decimals={decimals} of={explained('paid')} />
      <Figure
        {...{ name: t('home.today.balance'), taka: totals.balance, decimals }}
        of={explained('balance')}
        now
      />
      <div className={`${styles['last']} small`}>
        {collected && <Link to={collected}>{t('home.today.receipts')}</Link>}
        <a href="#todays-money">{t('home.today.byAccount')}</a>
      </div>
    </div>
  );
}

interface FigureProps {
  readonly name: ReactNode;
  readonly taka: number;
  readonly decimals: Decimals;
  readonly now?: boolean;
  /** The question that explains it. */
  readonly of?: { readonly figure: string; readonly from: string; readonly to: string };
}

function Figure({ name, taka, decimals, now = false, of }: FigureProps) {
  const money = <Money taka={taka} decimals={decimals} />;
  return (
    <div className="ui small statistic">
      <div className="label">{name}</div>
      <div className={now ? `value ${styles['now']}` : 'value'}>
        {of ? (
          <Explained figure={of.figure} of={{ from: of.from, to: of.to }} taka={taka}>
            {money}
          </Explained>
        ) : (
          money
        )}
      </div>
    </div>
  );
}
