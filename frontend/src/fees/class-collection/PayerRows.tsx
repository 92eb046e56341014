import type { ClassPayer } from '@madrasah/events/fees';
import { useForm } from 'react-final-form';
import { TextField } from '../../kit/fields/index.ts';
import { Digits, Money } from '../../kit/figures/index.ts';
import { useText } from '../../kit/text.ts';
import look from '../counter/counter.module.css';
import { CellBox } from '../counter/rows/CellBox.tsx';
import { useWriteTaka } from '../counter/taking/use-taking.ts';
import { feesTexts } from '../texts.ts';

interface Props {
  readonly rows: readonly ClassPayer[];
  /** The money of each is found again by its number: asked for beside the amount. */
  readonly numbered: boolean;
}

/** The students of the class with what each owes, and a box for what he brings. */
export function PayerRows({ rows, numbered }: Props) {
  const t = useText(feesTexts);
  const form = useForm();
  const write = useWriteTaka();
  const put = (index: number, text: string) => form.change(`payers[${index}].amount`, text);
  const full = (index: number, due: number) => put(index, write(Math.round(due * 100)));
  return (
    <section aria-label={t('fees.sitting.rows')}>
      <table className={`ui unstackable compact table cards-on-phone ${look['dueRows']}`}>
        <thead>
          <tr>
            <th scope="col">{t('fees.sitting.student')}</th>
            <th scope="col" className="num">
              {t('fees.counter.due')}
            </th>
            <th scope="col" className="num">
              {t('fees.counter.paidNow')}
            </th>
            {numbered && <th scope="col">{t('fees.counter.transaction')}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={row.AdmissionID}>
              <td className={look['what']}>
                <span className="name">{row.StudentName}</span>{' '}
                <span className="muted small">
                  <Digits of={row.UserCode} />
                  {row.FatherName && ` · ${row.FatherName}`}
                  {row.advance > 0 && (
                    <>
                      {' · '}
                      {t('fees.counter.advance')} <Money taka={row.advance} />
                    </>
                  )}
                </span>
              </td>
              <td className={`num ${look['due']}`} data-label={t('fees.counter.due')}>
                {row.due > 0 ? (
                  <button
                    type="button"
                    className="ui basic button"
                    tabIndex={-1}
                    aria-label={t('fees.sitting.full', { name: row.StudentName })}
                    onClick={() => full(index, row.due)}
                  >
                    <Money taka={row.due} />
                  </button>
                ) : (
                  <Money taka={row.due} />
                )}
              </td>
              <td className={`in ${look['put']}`} data-label={t('fees.counter.paidNow')}>
                <CellBox
                  name={`payers[${index}].amount`}
                  label={`${row.StudentName}: ${t('fees.counter.paidNow')}`}
                  onType={(text) => (text.includes('=') ? full(index, row.due) : put(index, text))}
                />
              </td>
              {numbered && (
                <td className="in" data-label={t('fees.counter.transaction')}>
                  <TextField
                    name={`payers[${index}].transactionNo`}
                    label={`${row.StudentName}: ${t('fees.counter.transaction')}`}
                  />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
