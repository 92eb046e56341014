import { ledgerCommands } from '@madrasah/events/ledger';
import { useState } from 'react';
import { Button, Label } from 'semantic-ui-react';
import { useQuery } from '../kit/calls/index.ts';
import { ConfirmDialog } from '../kit/feedback/index.ts';
import { SelectField } from '../kit/fields/index.ts';
import { useMay } from '../kit/routing/powers.ts';
import { type Column, useList } from '../kit/table/index.ts';
import { useText } from '../kit/text.ts';
import { ChartPage } from './ChartPage.tsx';
import { kindChoices, kindName, type SayLedger } from './choices.ts';
import { type FundRow, fundList } from './rows.ts';
import { ledgerTexts } from './texts.ts';

const definition = {
  power: 'fund',
  id: 'FundID',
  nameField: 'FundName',
  add: ledgerCommands.addFund,
  rename: ledgerCommands.renameFund,
  retire: ledgerCommands.retireFund,
} as const;
const FRESH = { kind: 1 };

export default function FundsPage() {
  const t = useText(ledgerTexts);
  const list = useList<'search'>({ filters: ['search'], limit: 50 });
  const query = useQuery(fundList, {});
  const maySwitch = useMay('fund', 'edit');
  return (
    <ChartPage<FundRow>
      definition={definition}
      title={t('ledger.chart.fund')}
      query={query}
      list={list}
      columns={columnsOf(t)}
      fresh={FRESH}
      addFields={
        <SelectField
          name="kind"
          label={t('ledger.chart.kind')}
          options={kindChoices(t)}
          hint={t('ledger.funds.kindHint')}
        />
      }
      words={{
        name: t('ledger.funds.name'),
        add: t('ledger.funds.add'),
        change: t('ledger.funds.change'),
        none: t('ledger.funds.none'),
        noneText: t('ledger.funds.noneText'),
      }}
      doings={(row) => maySwitch && <Switch fund={row} />}
    />
  );
}

function columnsOf(t: SayLedger): readonly Column<FundRow>[] {
  return [
    { key: 'FundName', title: t('ledger.chart.fund'), strong: true, phone: 'title' },
    {
      key: 'kind',
      title: t('ledger.chart.kind'),
      value: ({ kind }) => kindName(t, kind),
      show: ({ kind, restricted }) => (
        <>
          {kindName(t, kind)} {restricted && <Label basic>{t('ledger.chart.restricted')}</Label>}
        </>
      ),
    },
    {
      key: 'Action',
      title: t('ledger.chart.state'),
      kind: 'label',
      phone: 'side',
      value: ({ Action }) => t(Action === 1 ? 'ledger.chart.active' : 'ledger.chart.inactive'),
      color: ({ Action }) => (Action === 1 ? 'green' : undefined),
    },
  ];
}

/** An inactive fund keeps its money and takes no new entry: that is said before it is switched off. */
function Switch({ fund }: { fund: FundRow }) {
  const t = useText(ledgerTexts);
  const [asked, setAsked] = useState(false);
  const on = fund.Action === 1;
  const name = fund.FundName;
  return (
    <>
      <Button
        basic
        type="button"
        aria-label={t(on ? 'ledger.funds.switchOff' : 'ledger.funds.switchOn', { name })}
        onClick={() => setAsked(true)}
      >
        {t(on ? 'ledger.funds.off' : 'ledger.funds.on')}
      </Button>
      {asked && (
        <ConfirmDialog
          plain
          command={ledgerCommands.switchFund}
          params={{ id: fund.FundID }}
          body={{ Action: on ? 0 : 1 }}
          title={t(on ? 'ledger.funds.offAsk' : 'ledger.funds.onAsk', { name })}
          verb={t(on ? 'ledger.funds.off' : 'ledger.funds.on')}
          onClose={() => setAsked(false)}
        >
          <p>{t(on ? 'ledger.funds.offWhat' : 'ledger.funds.onWhat')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
