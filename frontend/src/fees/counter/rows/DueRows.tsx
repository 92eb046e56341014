import type { StudentFee, StudentFees } from '@madrasah/events/fees';
import { paisaOf } from '@madrasah/events/kernel';
import { Fragment } from 'react';
import { Digits, Money } from '../../../kit/figures/index.ts';
import { readTaka } from '../../../kit/figures/typed.ts';
import { useText } from '../../../kit/text.ts';
import { feesTexts } from '../../texts.ts';
import look from '../counter.module.css';
import { useTaking } from '../taking/use-taking.ts';
import { CellBox } from './CellBox.tsx';
import { sumsOf, type Taking } from './spread.ts';

interface Props {
  readonly rows: readonly StudentFee[];
  readonly values: Taking;
  /** Whose fees are of now: an earlier admission's are arrears and stand above, a later one's below. */
  readonly of: Pick<StudentFees, 'sessionId' | 'admissionId'>;
  sessionName(sessionId: number): string;
  /** Whose row it is, where the rows are of several children. */
  childOf?: ((itemId: number) => StudentFees | undefined) | undefined;
}

function standing(row: StudentFee, { sessionId, admissionId }: Props['of']) {
  if (row.SessionID === sessionId) return 'fees.counter.current';
  return row.AdmissionID > admissionId ? 'fees.counter.later' : 'fees.counter.arrears';
}

/** Everything owed, oldest first, with two boxes a row. */
export function DueRows({ rows, values, of, sessionName, childOf }: Props) {
  const t = useText(feesTexts);
  const taking = useTaking();
  const sums = sumsOf(values);
  const sumOf = (key: 'Fee' | 'pastDiscount' | 'preDeposit') =>
    rows.reduce((sum, row) => sum + paisaOf(row[key]), 0) / 100;
  return (
    <section className="scroll" aria-label={t('fees.counter.owed')}>
      <table className={`ui unstackable compact table cards-on-phone ${look['dueRows']}`}>
        <thead>
          <tr>
            <th scope="col">{t('fees.counter.head')}</th>
            <th scope="col" className="num">
              {t('fees.counter.fee')}
            </th>
            <th scope="col" className="num">
              {t('fees.counter.pastDiscount')}
            </th>
            <th scope="col" className="num">
              {t('fees.counter.paidBefore')}
            </th>
            <th scope="col" className="num">
              {t('fees.counter.due')}
            </th>
            <th scope="col" className="num">
              {t('fees.counter.deduction')}
            </th>
            <th scope="col" className="num">
              {t('fees.counter.paidNow')}
            </th>
            <th scope="col" className="num">
              {t('fees.counter.left')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <Fragment key={row.itemId}>
              {childOf && (
                <ChildHead child={childOf(row.itemId)} before={childOf(rows[index - 1]?.itemId ?? 0)} />
              )}
              {!childOf &&
                row.SessionID !== rows[index - 1]?.SessionID &&
                rows.some((one) => one.SessionID !== of.sessionId) && (
                  <tr className="group">
                    <td colSpan={8}>
                      {t(standing(row, of))} <span className="muted small">{sessionName(row.SessionID)}</span>
                    </td>
                  </tr>
                )}
              <DueRow row={row} index={index} values={values} taking={taking} />
            </Fragment>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td>{t('fees.counter.count', { count: rows.length })}</td>
            <td className="num">
              <Money taka={sumOf('Fee')} />
            </td>
            <td className="num">
              <Money taka={sumOf('pastDiscount')} />
            </td>
            <td className="num">
              <Money taka={sumOf('preDeposit')} />
            </td>
            <td className="num">
              <Money taka={sums.due / 100} />
            </td>
            <td className={`num ${look['inset']}`}>
              <Money taka={sums.deduction / 100} />
            </td>
            <td className={`num ${look['inset']}`}>
              <Money taka={sums.deposit / 100} />
            </td>
            <td className="num">
              <Money taka={sums.left / 100} />
            </td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

/** Above the first row of each child: who he is. */
function ChildHead({ child, before }: Readonly<Record<'child' | 'before', StudentFees | undefined>>) {
  if (!child || child.admissionId === before?.admissionId) return null;
  const { StudentName, UserCode, ClassName } = child.student;
  return (
    <tr className="group">
      <td colSpan={8}>
        {StudentName}{' '}
        <span className="muted small">
          <Digits of={UserCode} /> · {ClassName}
        </span>
      </td>
    </tr>
  );
}

interface RowProps {
  readonly row: StudentFee;
  readonly index: number;
  readonly values: Taking;
  readonly taking: ReturnType<typeof useTaking>;
}

function DueRow({ row, index, values, taking }: RowProps) {
  const t = useText(feesTexts);
  const typed = values.fees[index];
  const put = readTaka(typed?.deposit) ?? 0;
  const cut = readTaka(typed?.deduction) ?? 0;
  const month = row.MonthName;
  const name = [row.SlName, month].filter(Boolean).join(' ');
  return (
    <tr className={put === 0 && cut === 0 ? 'none' : undefined}>
      <td className={look['what']}>
        <span className="name">{row.SlName}</span>
        {month && <span className="muted small"> · {month}</span>}
      </td>
      <td className={`num ${look['h']}`}>
        <Money taka={row.Fee} />
      </td>
      <td className={`num ${look['h']}`}>
        <Money taka={row.pastDiscount} />
      </td>
      <td className={`num ${look['h']}`}>
        <Money taka={row.preDeposit} />
      </td>
      <td className={`num ${look['due']}`} data-label={t('fees.counter.due')}>
        <Money taka={row.due} />
      </td>
      <td className={`in ${look['cut']}`} data-label={t('fees.counter.deduction')}>
        <CellBox
          name={`fees[${index}].deduction`}
          label={`${name}: ${t('fees.counter.deduction')}`}
          onType={(text) => taking.deduct(index, text)}
        />
      </td>
      <td className={`in ${look['put']}`} data-label={t('fees.counter.paidNow')}>
        <CellBox
          name={`fees[${index}].deposit`}
          label={`${name}: ${t('fees.counter.paidNow')}`}
          onType={(text) => taking.deposit(index, text)}
        />
      </td>
      <td className={`num ${look['h']}`}>
        <Money taka={(paisaOf(row.due) - cut - put) / 100} />
      </td>
    </tr>
  );
}
