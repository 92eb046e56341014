import { ledgerCommands } from '@madrasah/events/ledger';
import { Link } from 'react-router-dom';
import { useQuery } from '../kit/calls/index.ts';
import { asChoices, SelectField } from '../kit/fields/index.ts';
import { type Column, FilterSearch, FilterSelect, Filters, useList } from '../kit/table/index.ts';
import { useText } from '../kit/text.ts';
import { useWays } from '../ways.ts';
import { ChartPage } from './ChartPage.tsx';
import { classChoices, className, names } from './choices.ts';
import { fundList, type GeneralLedgerRow, generalLedgerList } from './rows.ts';
import { ledgerTexts } from './texts.ts';

const definition = {
  power: 'general_ledger',
  id: 'GLID',
  nameField: 'GlName',
  add: ledgerCommands.addGeneralLedger,
  rename: ledgerCommands.renameGeneralLedger,
  retire: ledgerCommands.retireGeneralLedger,
} as const;
const FRESH = {};

export default function GeneralLedgersPage() {
  const t = useText(ledgerTexts);
  const way = useWays();
  const list = useList({ filters: ['search', 'fundId', 'caId'], limit: 50 });
  const { search, fundId, caId } = list.values;
  const query = useQuery(generalLedgerList, { fundId, caId }, { keep: true });
  const funds = asChoices(useQuery(fundList, {}).data?.data, 'FundID', 'FundName');
  const classes = classChoices(t);
  const fundName = (id: number) => funds.find(({ value }) => value === id)?.label ?? '';
  const columns: readonly Column<GeneralLedgerRow>[] = [
    { key: 'GlName', title: t('ledger.chart.ledger'), strong: true, phone: 'title' },
    { key: 'FundID', title: t('ledger.chart.fund'), value: ({ FundID }) => fundName(FundID) },
    { key: 'CAID', title: t('ledger.chart.class'), value: ({ CAID }) => className(t, CAID) },
  ];
  return (
    <ChartPage<GeneralLedgerRow>
      definition={definition}
      title={t('ledger.chart.ledger')}
      query={query}
      list={list}
      columns={columns}
      keep={({ GlName }) => names(GlName, search)}
      fresh={FRESH}
      filters={
        <Filters>
          <FilterSelect list={list} name="fundId" label={t('ledger.chart.fund')} options={funds} />
          <FilterSelect list={list} name="caId" label={t('ledger.chart.class')} options={classes} />
          <FilterSearch list={list} name="search" label={t('ledger.chart.search')} />
        </Filters>
      }
      addFields={
        <>
          <SelectField name="FundID" label={t('ledger.chart.fund')} options={funds} />
          <SelectField name="CAID" label={t('ledger.chart.class')} options={classes} />
        </>
      }
      words={{
        name: t('ledger.general.name'),
        add: t('ledger.general.add'),
        change: t('ledger.general.change'),
        none: t('ledger.general.none'),
        noneText: t('ledger.general.noneText'),
      }}
      doings={({ GLID, FundID }) => {
        const to = way(`/accounting/sub-ledgers?fundId=${FundID}&glId=${GLID}`);
        return (
          to && (
            <Link className="ui basic button" to={to}>
              {t('ledger.general.subs')}
            </Link>
          )
        );
      }}
    />
  );
}
