import { paisaOf, sumPaisa } from '@madrasah/events/kernel';
import { ledgerQueries, MONEY_KINDS, type MoneyPlace } from '@madrasah/events/ledger';
import { Link } from 'react-router-dom';
import { Segment } from 'semantic-ui-react';
import { useQuery } from '../../kit/calls/index.ts';
import { Loaded } from '../../kit/feedback/index.ts';
import { Money } from '../../kit/figures/index.ts';
import { NoneYet } from '../../kit/lacks/index.ts';
import { ScrollBox } from '../../kit/layout/ScrollBox.tsx';
import { useWays } from '../../kit/routing/ways.ts';
import { Page } from '../../kit/shell/index.ts';
import { useLanguage, useText, useWord } from '../../kit/text.ts';
import { fundList, type SubLedgerRow, subLedgerList } from '../../kit/wire/chart-lists.ts';
import { ledgerTexts } from '../texts.ts';

const NOT_IN_HAND: readonly unknown[] = ['bank', 'wallet'];

/** Banks and mobile wallets: what each is, whose money it may hold, and what stands in it today. */
export default function BankInformationPage() {
  const t = useText(ledgerTexts);
  const accounts = useQuery(subLedgerList, {});
  const money = useQuery(ledgerQueries.todaysBalance, {});
  return (
    <Page>
      <Segment className="flush">
        <Loaded of={accounts} lines={6}>
          {({ data }) => {
            const banks = data.filter(({ kindOfMoney }) => NOT_IN_HAND.includes(kindOfMoney));
            return banks.length === 0 ? (
              <NoneYet needs={['banks']} title={t('ledger.banks.none')} text={t('ledger.banks.noneText')} />
            ) : (
              <Banks banks={banks} places={money.data?.data.accounts} />
            );
          }}
        </Loaded>
      </Segment>
    </Page>
  );
}

interface Props {
  readonly banks: readonly SubLedgerRow[];
  readonly places: readonly MoneyPlace[] | undefined;
}

function Banks({ banks, places }: Props) {
  const t = useText(ledgerTexts);
  const word = useWord();
  const language = useLanguage();
  const way = useWays();
  const funds = useQuery(fundList, {}).data?.data ?? [];
  const nameOf = new Map(funds.map(({ FundID, FundName }) => [FundID, FundName]));
  const kindOf = new Map(MONEY_KINDS.map(({ value, name }) => [value as string, name[language]]));
  const heldBy = ({ allowedFunds }: SubLedgerRow) =>
    allowedFunds?.map((fundId) => nameOf.get(fundId) ?? '').join(', ') ?? t('ledger.trial.all');
  return (
    <ScrollBox className="scroll" label={word('account')}>
      <table className="ui unstackable compact table">
        <thead>
          <tr>
            <th scope="col">{word('account')}</th>
            <th scope="col">{t('ledger.banks.kind')}</th>
            <th scope="col">{t('ledger.trial.funds')}</th>
            <th scope="col" className="num">
              {t('ledger.banks.today')}
            </th>
          </tr>
        </thead>
        <tbody>
          {banks.map((bank) => {
            const book = way(`/accounting/bank-book?slId=${bank.SLID}`);
            return (
              <tr key={bank.SLID}>
                <td>{book ? <Link to={book}>{bank.SlName}</Link> : bank.SlName}</td>
                <td>{kindOf.get(String(bank.kindOfMoney))}</td>
                <td>{heldBy(bank)}</td>
                <td className="num strong">
                  {places && <Money taka={balanceOf(places, bank.SLID)} decimals="two" />}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollBox>
  );
}

const balanceOf = (places: readonly MoneyPlace[], account: number) =>
  sumPaisa(places.filter(({ SLID }) => SLID === account).map(({ balance }) => paisaOf(balance))) / 100;
