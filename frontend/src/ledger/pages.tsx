import {
  accountingYears,
  funds,
  generalLedgers,
  ledgerCommands,
  receiptBooks,
  subLedgers,
} from '@madrasah/events/ledger';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from 'semantic-ui-react';
import { YearClosing } from '../closing/years/YearClosing.tsx';
import { ConfirmDialog } from '../kit/feedback/index.ts';
import { registerPage, type WireRow } from '../kit/register/index.ts';
import { useMay } from '../kit/routing/powers.ts';
import { useText } from '../kit/text.ts';
import { useWays } from '../ways.ts';
import { ledgerTexts } from './texts.ts';

/** An inactive fund keeps its money and takes no new entry: that is said before it is switched off. */
function Switch({ fund }: { fund: WireRow }) {
  const t = useText(ledgerTexts);
  const may = useMay('fund', 'edit');
  const [asked, setAsked] = useState(false);
  const on = fund['Action'] === 1;
  const name = fund.called;
  if (!may) return null;
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
          params={{ id: Number(fund['FundID']) }}
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

function SubLedgersOf({ ledger }: { ledger: WireRow }) {
  const t = useText(ledgerTexts);
  const to = useWays()(`/accounting/sub-ledgers?fundId=${ledger['FundID']}&glId=${ledger['GLID']}`);
  if (!to) return null;
  return (
    <Link className="ui basic button" to={to}>
      {t('ledger.general.subs')}
    </Link>
  );
}

export const fundsPage = registerPage(funds, { doings: (row) => <Switch fund={row} /> });
export const generalLedgersPage = registerPage(generalLedgers, {
  doings: (row) => <SubLedgersOf ledger={row} />,
});
export const subLedgersPage = registerPage(subLedgers);
export const accountingYearsPage = registerPage(accountingYears, {
  doings: (row) => (
    <YearClosing year={{ id: Number(row['id']), name: String(row.called), to: String(row['to']) }} />
  ),
});

export const receiptBooksPage = registerPage(receiptBooks);
