import { dayInWords, type RowOf } from '@madrasah/events/kernel';
import { PAY_HEAD, payHeads, payrollCommands, type salariesList, salaryOf } from '@madrasah/events/payroll';
import { AskedDialog } from '../kit/asked/index.ts';
import { useQuery } from '../kit/calls/index.ts';
import { Loaded } from '../kit/feedback/index.ts';
import { MoneyField } from '../kit/fields/index.ts';
import { fillMoney } from '../kit/figures/index.ts';
import type { Values } from '../kit/form/index.ts';
import { useLanguage, useText } from '../kit/text.ts';
import { payrollTexts } from './texts.ts';

type Row = Pick<RowOf<typeof salariesList>, 'UserID' | 'UserName'>;
interface Props {
  readonly of: Row;
  onClose(): void;
}

const lineOf = (payHeadId: number) => `head${payHeadId}`;

/** Heads with an amount are its lines; the rest goes as it is. */
export function asSalary(values: Values): unknown {
  const lines = Object.entries(values).flatMap(([name, amount]) => {
    const [, payHeadId] = /^head(\d+)$/.exec(name) ?? [];
    return payHeadId && amount !== undefined && amount !== '' && amount !== null
      ? [{ payHeadId: Number(payHeadId), amount }]
      : [];
  });
  const rest = Object.fromEntries(Object.entries(values).filter(([name]) => !/^head\d+$/.test(name)));
  return { ...rest, lines };
}

/** What somebody is paid from a day on, head by head; what stood before stays, and is shown. */
export function SalaryDialog({ of, onClose }: Props) {
  const t = useText(payrollTexts);
  const language = useLanguage();
  const heads = useQuery(payHeads.queries.list, {});
  const set = useQuery(salaryOf, { UserID: of.UserID });
  const rows = heads.data?.data ?? [];
  const earns = ({ payHeadId }: { readonly payHeadId: number }) =>
    rows.some((head) => head.PayHeadID === payHeadId && head.kind === PAY_HEAD.earning);
  return (
    <Loaded of={set} lines={4}>
      {({ data }) => {
        const last = data.rows.at(-1);
        const beginning = {
          ...(last && { instalment: last.instalment, leastNet: last.leastNet }),
          ...{ bank: data.bank, account: data.account },
          ...Object.fromEntries(last?.lines.map((line) => [lineOf(line.payHeadId), line.amount]) ?? []),
        };
        return (
          <AskedDialog
            size="large"
            title={t('payroll.page.setOf', { name: of.UserName })}
            command={payrollCommands.setSalary}
            params={{ UserID: of.UserID }}
            initialValues={beginning}
            says={() => (
              <div className="fields-2">
                {rows.length === 0 && <p>{t('payroll.page.noHeads')}</p>}
                {rows.map((head) => (
                  <MoneyField
                    key={head.PayHeadID}
                    name={lineOf(head.PayHeadID)}
                    label={`${head.called}: ${t('payroll.page.amount')}`}
                  />
                ))}
              </div>
            )}
            save={t('payroll.page.save')}
            toBody={asSalary}
            onClose={onClose}
          >
            {data.rows.length > 0 && (
              <>
                <h3>{t('payroll.page.history')}</h3>
                <ul>
                  {data.rows.toReversed().map((row) => (
                    <li key={JSON.stringify(row)}>
                      {t('payroll.page.historyRow', {
                        day: dayInWords(row.from, language),
                        sum: fillMoney(
                          row.lines.filter(earns).reduce((sum, line) => sum + line.amount, 0),
                          language,
                        ),
                      })}
                    </li>
                  ))}
                </ul>
              </>
            )}
          </AskedDialog>
        );
      }}
    </Loaded>
  );
}
