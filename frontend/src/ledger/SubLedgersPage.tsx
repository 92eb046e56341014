import { LEDGER_CLASS, ledgerCommands } from '@madrasah/events/ledger';
import { useForm, useFormState } from 'react-final-form';
import { useQuery } from '../kit/calls/index.ts';
import { asChoices, ChecksField, SelectField } from '../kit/fields/index.ts';
import { type Column, FilterSearch, FilterSelect, Filters, useList } from '../kit/table/index.ts';
import { useText } from '../kit/text.ts';
import { ChartPage } from './ChartPage.tsx';
import { classChoices, className, names } from './choices.ts';
import { fundList, generalLedgerList, type SubLedgerRow, subLedgerList } from './rows.ts';
import { ledgerTexts } from './texts.ts';
import './ledger.css';

const definition = {
  power: 'sub_ledger',
  id: 'SLID',
  nameField: 'SlName',
  add: ledgerCommands.addSubLedger,
  rename: ledgerCommands.renameSubLedger,
  retire: ledgerCommands.retireSubLedger,
} as const;
const FRESH = {};

export default function SubLedgersPage() {
  const t = useText(ledgerTexts);
  const list = useList({ filters: ['search', 'fundId', 'caId', 'glId'], limit: 50 });
  const { search, fundId, caId, glId } = list.values;
  const query = useQuery(subLedgerList, { fundId, caId, glId }, { keep: true });
  const funds = asChoices(useQuery(fundList, {}).data?.data, 'FundID', 'FundName');
  const ledgers = useQuery(generalLedgerList, {}).data?.data;
  const fundName = (id: number) => funds.find(({ value }) => value === id)?.label ?? '';
  const fitting = ledgers?.filter(
    ({ FundID, CAID }) => (!fundId || String(FundID) === fundId) && (!caId || String(CAID) === caId),
  );
  const columns: readonly Column<SubLedgerRow>[] = [
    { key: 'SlName', title: t('ledger.sub.name'), strong: true, phone: 'title' },
    {
      key: 'GLID',
      title: t('ledger.chart.ledger'),
      value: ({ GLID }) => ledgers?.find((ledger) => ledger.GLID === GLID)?.GlName ?? '',
    },
    { key: 'FundID', title: t('ledger.chart.fund'), value: ({ FundID }) => fundName(FundID) },
    { key: 'CAID', title: t('ledger.chart.class'), value: ({ CAID }) => className(t, CAID) },
    {
      key: 'allowedFunds',
      title: t('ledger.sub.allowed'),
      value: ({ CAID, allowedFunds }) => {
        if (CAID !== LEDGER_CLASS.money) return '';
        return allowedFunds ? allowedFunds.map(fundName).join(', ') : t('ledger.sub.allFunds');
      },
    },
  ];
  return (
    <ChartPage<SubLedgerRow>
      definition={definition}
      title={t('ledger.general.subs')}
      query={query}
      list={list}
      columns={columns}
      keep={({ SlName }) => names(SlName, search)}
      fresh={FRESH}
      filters={
        <Filters>
          <FilterSelect list={list} name="fundId" label={t('ledger.chart.fund')} options={funds} />
          <FilterSelect list={list} name="caId" label={t('ledger.chart.class')} options={classChoices(t)} />
          <FilterSelect
            list={list}
            name="glId"
            label={t('ledger.chart.ledger')}
            options={asChoices(fitting, 'GLID', 'GlName')}
          />
          <FilterSearch list={list} name="search" label={t('ledger.chart.search')} />
        </Filters>
      }
      addFields={<PlaceFields />}
      words={{
        name: t('ledger.sub.name'),
        add: t('ledger.sub.add'),
        change: t('ledger.sub.change'),
        none: t('ledger.sub.none'),
        noneText: t('ledger.sub.noneText'),
      }}
    />
  );
}

/** Fund, then one of its ledgers; a money account also says whose money it may hold. */
function PlaceFields() {
  const t = useText(ledgerTexts);
  const form = useForm();
  const { values } = useFormState<{ FundID?: number; GLID?: number }>({ subscription: { values: true } });
  const funds = useQuery(fundList, {}).data?.data;
  const ledgers = useQuery(generalLedgerList, {}).data?.data;
  const own = ledgers?.filter(({ FundID }) => FundID === values.FundID);
  const isMoney = own?.find(({ GLID }) => GLID === values.GLID)?.CAID === LEDGER_CLASS.money;
  return (
    <>
      <SelectField
        name="FundID"
        label={t('ledger.chart.fund')}
        options={asChoices(funds, 'FundID', 'FundName')}
        onChosen={() => form.change('GLID', undefined)}
      />
      <SelectField
        name="GLID"
        label={t('ledger.chart.ledger')}
        disabled={values.FundID === undefined}
        hint={values.FundID === undefined ? t('ledger.sub.fundFirst') : undefined}
        options={asChoices(own, 'GLID', 'GlName', ({ CAID }) => className(t, CAID))}
      />
      {isMoney && (
        <ChecksField
          name="allowedFunds"
          label={t('ledger.sub.allowed')}
          hint={t('ledger.sub.allowedHint')}
          options={asChoices(funds, 'FundID', 'FundName')}
        />
      )}
    </>
  );
}
