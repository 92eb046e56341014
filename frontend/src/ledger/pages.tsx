import { accountingYears, funds, generalLedgers, receiptBooks, subLedgers } from '@madrasah/events/ledger';
import { Link } from 'react-router-dom';
import { YearClosing } from '../closing/index.ts';
import { registerPage, type WireRow } from '../kit/register/index.ts';
import { useWays } from '../kit/routing/ways.ts';
import { useText } from '../kit/text.ts';
import { FundSwitch } from './FundSwitch.tsx';
import { ledgerTexts } from './texts.ts';

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

export const fundsPage = registerPage(funds, { doings: (row) => <FundSwitch fund={row} /> });
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
