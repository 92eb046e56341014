import { useQuery } from '../kit/calls/index.ts';
import { FilterDay, FilterFigure, FilterSelect, Filters } from '../kit/list/Filters.tsx';
import type { List } from '../kit/list/use-list.ts';
import { useOpenDays } from '../kit/session/open-days.ts';
import { useText, useWord } from '../kit/text.ts';
import { kitTexts } from '../kit/texts.ts';
import { fundList, generalLedgerList, type SubLedgerRow, subLedgerList } from '../kit/wire/chart-lists.ts';
import type { Asks, Filter } from './asks.ts';
import { statementTexts } from './texts.ts';

interface Props {
  readonly list: List<Filter>;
  readonly asks: Asks;
}

/** The boxes above a statement. */
export function StatementFilters({ list, asks }: Props) {
  const t = useText(statementTexts);
  const known = useText(kitTexts);
  const word = useWord();
  const { day: today, since } = useOpenDays();
  const to = list.values.to ?? today;
  const shown = {
    ...list,
    values: {
      ...list.values,
      to,
      from: list.values.from ?? since(`${to.slice(0, 8)}01`, to),
      on: list.values.on ?? today,
    },
  };
  const choice = (name: 'by' | 'basis', first: string, second: string, words: Record<string, string>) => (
    <FilterSelect
      list={{ ...list, values: { ...list.values, [name]: list.values[name] ?? first } }}
      name={name}
      label={t(name === 'by' ? 'statements.by.label' : 'statements.basis.label')}
      all={null}
      options={[first, second].map((value) => ({ value, label: words[value] ?? value }))}
    />
  );
  return (
    <Filters>
      {asks.days === 'range' && <FilterDay list={shown} name="from" label={word('from')} />}
      {asks.days === 'day' ? (
        <FilterDay list={shown} name="on" label={word('day')} />
      ) : (
        <FilterDay list={shown} name="to" label={word(asks.days === 'until' ? 'asOf' : 'to')} />
      )}
      <Places list={list} asks={asks} />
      {asks.lines &&
        choice('by', 'head', 'entry', { head: t('statements.by.head'), entry: t('statements.by.entry') })}
      {asks.basis &&
        choice('basis', 'accrual', 'cash', {
          accrual: t('statements.basis.accrual'),
          cash: t('statements.basis.cash'),
        })}
      {asks.sample && <FilterFigure list={list} name="seed" label={t('statements.sample.seed')} />}
      {asks.sample && <FilterFigure list={list} name="sample" label={t('statements.sample.size')} />}
      <FilterDay list={list} name="known" label={known('kit.clock.known')} />
    </Filters>
  );
}

/** Which fund, which ledger, which account. */
function Places({ list, asks }: Props) {
  const t = useText(statementTexts);
  const word = useWord();
  const funds = useQuery(fundList, asks.fund ? {} : undefined).data?.data ?? [];
  const ledgers = useQuery(generalLedgerList, asks.ledger ? {} : undefined).data?.data ?? [];
  const accounts = useQuery(
    subLedgerList,
    asks.account ? (asks.account === 'any' ? {} : { caId: 3 }) : undefined,
  );
  const isShown = ({ kindOfMoney }: SubLedgerRow) => asks.account !== 'bank' || kindOfMoney === 'bank';
  return (
    <>
      {asks.ledger && (
        <FilterSelect
          list={list}
          name="glId"
          label={word('ledger')}
          all={list.values.glId ? null : t('statements.choose.ledger')}
          options={ledgers.map(({ GLID, GlName }) => ({ value: String(GLID), label: GlName }))}
        />
      )}
      {asks.account && (
        <FilterSelect
          list={list}
          name="slId"
          label={word(asks.account === 'any' ? 'subLedger' : 'account')}
          all={
            asks.account !== 'any'
              ? t('statements.account.all')
              : list.values.slId
                ? null
                : t('statements.choose.sub-ledger')
          }
          options={(accounts.data?.data ?? [])
            .filter(isShown)
            .map(({ SLID, SlName }) => ({ value: String(SLID), label: SlName }))}
        />
      )}
      {asks.fund && (
        <FilterSelect
          list={list}
          name="fundId"
          label={word('fund')}
          all={t('statements.fund.all')}
          options={funds.map(({ FundID, FundName }) => ({ value: String(FundID), label: FundName }))}
        />
      )}
    </>
  );
}
