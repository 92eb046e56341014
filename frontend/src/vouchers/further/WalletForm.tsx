import { paisaOf } from '@madrasah/events/kernel';
import { furtherCommands, voucherQueries, type WalletStanding } from '@madrasah/events/vouchers';
import { Segment } from 'semantic-ui-react';
import { moneyAccounts } from '../../fees/index.ts';
import { AskedForm } from '../../kit/asked/index.ts';
import { useQuery } from '../../kit/calls/index.ts';
import { Loaded } from '../../kit/feedback/index.ts';
import { asChoices } from '../../kit/fields/index.ts';
import { DayText, Digits, fillMoney, Money } from '../../kit/figures/index.ts';
import { paisaTyped } from '../../kit/figures/typed.ts';
import type { Values } from '../../kit/form/index.ts';
import { NoneYet } from '../../kit/lacks/index.ts';
import { useLanguage, useText } from '../../kit/text.ts';
import { subLedgerList } from '../../kit/wire/chart-lists.ts';
import { vouchersTexts } from '../texts.ts';
import styles from '../write/write.module.css';

/** What the bank received of a wallet and what was kept back, beside what the wallet holds. */
export function WalletForm() {
  const t = useText(vouchersTexts);
  const chart = useQuery(subLedgerList, { caId: 3 }).data?.data;
  if (!chart) return null;
  const accounts = moneyAccounts(chart);
  const wallets = accounts.filter(({ moneyKind }) => moneyKind === 'wallet');
  const [first] = wallets;
  if (!first)
    return <NoneYet needs={['wallets']} title={t('vouchers.wallet.no')} text={t('vouchers.wallet.noText')} />;
  const banks = accounts.filter(({ moneyKind }) => moneyKind === 'bank');
  return <Form wallets={wallets} banks={banks} first={first.SLID} />;
}

type Account = { readonly SLID: number; readonly SlName: string };
interface FormProps {
  readonly wallets: readonly Account[];
  readonly banks: readonly Account[];
  readonly first: number;
}

const KEEPS = ['wallet', 'bank', 'on'];

function Form({ wallets, banks, first }: FormProps) {
  const t = useText(vouchersTexts);
  return (
    <Segment>
      <p className="muted">{t('vouchers.wallet.law')}</p>
      <AskedForm
        command={furtherCommands.settleWallet}
        grid={styles['top']}
        initialValues={{ wallet: first }}
        keeps={KEEPS}
        onPage={{
          wallet: { options: asChoices(wallets, 'SLID', 'SlName') },
          bank: { options: asChoices(banks, 'SLID', 'SlName') },
        }}
        save={t('vouchers.wallet.save')}
      >
        {({ values }) =>
          Number(values['wallet']) > 0 && <Standing wallet={Number(values['wallet'])} values={values} />
        }
      </AskedForm>
    </Segment>
  );
}

/** What the wallet holds of each fund, whether what was typed comes to it, and what it is made of. */
function Standing({ wallet, values }: { readonly wallet: number; readonly values: Values }) {
  const t = useText(vouchersTexts);
  const language = useLanguage();
  const standing = useQuery(voucherQueries.walletStanding, { wallet });
  const typed = ['received', 'charge'].map((name) => paisaTyped(values[name] as string | undefined));
  const sum = (typed[0] ?? 0) + (typed[1] ?? 0);
  return (
    <Loaded of={standing} lines={4}>
      {({ data }) => (
        <>
          <dl className="facts">
            <dt>{t('vouchers.wallet.holds')}</dt>
            <dd>
              <Money taka={data.balance} zero="figure" />
              {sum > 0 && sum !== paisaOf(data.balance) && (
                <div className={styles['short']}>
                  {t('vouchers.wallet.differs', { sum: fillMoney(data.balance, language) })}
                </div>
              )}
            </dd>
            {data.funds.map(({ FundID, FundName, amount }) => (
              <FundPair key={FundID} name={FundName} amount={amount} />
            ))}
          </dl>
          {data.unsettled.length > 0 && <Unsettled rows={data.unsettled} />}
        </>
      )}
    </Loaded>
  );
}

const FundPair = ({ name, amount }: { readonly name: string; readonly amount: number }) => (
  <>
    <dt>{name}</dt>
    <dd>
      <Money taka={amount} zero="figure" />
    </dd>
  </>
);

function Unsettled({ rows }: { readonly rows: WalletStanding['unsettled'] }) {
  const t = useText(vouchersTexts);
  return (
    <details>
      <summary>{t('vouchers.wallet.unsettled', { count: rows.length })}</summary>
      <table className="ui table">
        <thead>
          <tr>
            <th>{t('vouchers.page.on')}</th>
            <th>{t('vouchers.wallet.entry')}</th>
            <th className="not-phone">{t('vouchers.wallet.student')}</th>
            <th>{t('vouchers.wallet.transaction')}</th>
            <th className="num">{t('vouchers.page.amount')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={`${row.at}-${row.text}`}>
              <td>
                <DayText on={row.on} />
              </td>
              <td>{row.text}</td>
              <td className="not-phone">{row.StudentName}</td>
              <td>
                <Digits of={row.transactionNo} />
              </td>
              <td className="num">
                <Money taka={row.amount} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
