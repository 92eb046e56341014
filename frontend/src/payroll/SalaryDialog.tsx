import { type AnswerTo, dayInWords, type RowOf, type RowTo } from '@madrasah/events/kernel';
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
type HeadRow = RowTo<typeof payHeads.queries.list>;
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

type Heads = readonly HeadRow[];
type Was = AnswerTo<typeof salaryOf>['data'];

/** What somebody is paid from a day on, head by head; what stood before stays, and is shown. */
export function SalaryDialog({ of, onClose }: Props) {
  const t = useText(payrollTexts);
  const heads = useQuery(payHeads.queries.list, {}).data?.data ?? [];
  const set = useQuery(salaryOf, { UserID: of.UserID });
  const about = {
    title: t('payroll.page.setOf', { name: of.UserName }),
    params: { UserID: of.UserID },
    says: () => <HeadFields heads={heads} />,
    save: t('payroll.page.save'),
    toBody: asSalary,
    onClose,
  };
  return (
    <Loaded of={set} lines={4}>
      {({ data }) => (
        <AskedDialog
          size="large"
          command={payrollCommands.setSalary}
          {...about}
          initialValues={beginningOf(data)}
          draft={{ of: of.UserID }}
        >
          <Before rows={data.rows} heads={heads} />
        </AskedDialog>
      )}
    </Loaded>
  );
}

/** The form begins with what was set last. */
function beginningOf({ bank, account, rows }: Was) {
  const last = rows.at(-1);
  return {
    ...{ bank, account },
    ...(last && { instalment: last.instalment, leastNet: last.leastNet }),
    ...Object.fromEntries(last?.lines.map((line) => [lineOf(line.payHeadId), line.amount]) ?? []),
  };
}

function HeadFields({ heads }: { readonly heads: Heads }) {
  const t = useText(payrollTexts);
  if (heads.length === 0) return <p>{t('payroll.page.noHeads')}</p>;
  return (
    <div className="fields-2">
      {heads.map(({ PayHeadID, called }) => (
        <MoneyField
          key={PayHeadID}
          name={lineOf(PayHeadID)}
          label={`${called}: ${t('payroll.page.amount')}`}
        />
      ))}
    </div>
  );
}

/** What was set before, the latest first: what he earned by it. */
function Before({ rows, heads }: { readonly rows: Was['rows']; readonly heads: Heads }) {
  const t = useText(payrollTexts);
  const language = useLanguage();
  const earning = new Set(
    heads.filter(({ kind }) => kind === PAY_HEAD.earning).map(({ PayHeadID }) => PayHeadID),
  );
  if (rows.length === 0) return null;
  const earned = (lines: Was['rows'][number]['lines']) =>
    lines.filter(({ payHeadId }) => earning.has(payHeadId)).reduce((sum, { amount }) => sum + amount, 0);
  return (
    <>
      <h3>{t('payroll.page.history')}</h3>
      <ul>
        {rows.toReversed().map((row) => (
          <li key={JSON.stringify(row)}>
            {t('payroll.page.historyRow', {
              day: dayInWords(row.from, language),
              sum: fillMoney(earned(row.lines), language),
            })}
          </li>
        ))}
      </ul>
    </>
  );
}
