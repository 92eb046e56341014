import type { StudentFees } from '@madrasah/events/fees';
import { type PlanCell, planQueries } from '@madrasah/events/plans';
import { useId, useState } from 'react';
import { Button } from 'semantic-ui-react';
import { useQuery } from '../../../kit/calls/index.ts';
import { Dialog, Loaded } from '../../../kit/feedback/index.ts';
import { useFormField } from '../../../kit/fields/Field.tsx';
import { FieldError } from '../../../kit/fields/FieldError.tsx';
import { Money } from '../../../kit/figures/index.ts';
import { Icon } from '../../../kit/icons/Icon.tsx';
import { useText } from '../../../kit/text.ts';
import { netOf, payableCells } from '../../../plans/index.ts';
import { feesTexts } from '../../texts.ts';
import type { MonthPick } from '../rows/spread.ts';
import { useTaking } from '../taking/use-taking.ts';
import styles from './months-ahead.module.css';

interface Props {
  /** Whose months may be paid. */
  readonly of: readonly StudentFees[];
  readonly months: readonly MonthPick[];
}

const isSame = (one: MonthPick, other: MonthPick) =>
  one.admissionId === other.admissionId && one.SLID === other.SLID && one.MonthID === other.MonthID;

/** At the counter: months of the year that are not charged yet, each paid whole, on the receipt of the dues. */
export function MonthsAhead({ of, months }: Props) {
  const t = useText(feesTexts);
  const { ahead } = useTaking();
  const [open, setOpen] = useState(false);
  const nameOf = ({ admissionId, name }: MonthPick) => {
    const child = of.length > 1 ? of.find((one) => one.admissionId === admissionId) : undefined;
    return child ? `${child.student.StudentName}: ${name}` : name;
  };
  return (
    <section className={styles['ahead']} aria-label={t('fees.ahead.open')}>
      <Button type="button" basic onClick={() => setOpen(true)}>
        {t('fees.ahead.open')}
      </Button>
      {months.length > 0 && (
        <ul className={styles['months']}>
          {months.map((month, index) => (
            <Picked
              key={`${month.admissionId}-${month.SLID}-${month.MonthID}`}
              at={index}
              name={nameOf(month)}
              taka={month.amount}
              onRemove={() => ahead(months.filter((one) => one !== month))}
            />
          ))}
        </ul>
      )}
      {open && (
        <Dialog
          title={t('fees.ahead.choose')}
          onClose={() => setOpen(false)}
          actions={
            <Button type="button" primary onClick={() => setOpen(false)}>
              {t('fees.ahead.done')}
            </Button>
          }
        >
          {of.map((student) => (
            <Choosing
              key={student.admissionId}
              of={student}
              named={of.length > 1}
              months={months}
              onToggle={(month) =>
                ahead(
                  months.some((one) => isSame(one, month))
                    ? months.filter((one) => !isSame(one, month))
                    : [...months, month],
                )
              }
            />
          ))}
        </Dialog>
      )}
    </section>
  );
}

interface PickedProps {
  readonly at: number;
  readonly name: string;
  readonly taka: number;
  onRemove(): void;
}

/** One month that is paid with the receipt. */
function Picked({ at, name, taka, onRemove }: PickedProps) {
  const t = useText(feesTexts);
  const { error, control } = useFormField<number | undefined>({ name: `months[${at}].MonthID`, label: name });
  return (
    <li>
      <span>
        {name}
        <FieldError id={control.id} error={error} />
      </span>
      <Money taka={taka} />
      <Button
        {...control}
        type="button"
        basic
        icon
        aria-label={t('fees.family.remove', { name })}
        title={t('fees.family.remove', { name })}
        onClick={onRemove}
      >
        <Icon name="close" />
      </Button>
    </li>
  );
}

interface ChoosingProps {
  readonly of: StudentFees;
  readonly named: boolean;
  readonly months: readonly MonthPick[];
  onToggle(month: MonthPick): void;
}

function Choosing({ of: { admissionId, student }, named, months, onToggle }: ChoosingProps) {
  const t = useText(feesTexts);
  const id = useId();
  const plan = useQuery(planQueries.feePlan, { AdmissionID: admissionId });
  const pickOf = (cell: PlanCell): MonthPick => ({
    ...{ admissionId, SLID: cell.SLID, MonthID: cell.MonthID, amount: netOf(cell) },
    name: `${cell.SlName} – ${cell.MonthName}`,
  });
  return (
    <>
      {named && <h3 className="ui small header">{student.StudentName}</h3>}
      <Loaded of={plan} lines={6}>
        {({ data: { heads } }) => {
          const payable = payableCells(heads).map(pickOf);
          if (payable.length === 0) return <p className="muted">{t('fees.ahead.none')}</p>;
          return (
            <ul className={styles['months']}>
              {payable.map((month) => (
                <li key={`${month.SLID}-${month.MonthID}`}>
                  <div className="ui checkbox">
                    <input
                      type="checkbox"
                      id={`${id}-${month.SLID}-${month.MonthID}`}
                      checked={months.some((one) => isSame(one, month))}
                      onChange={() => onToggle(month)}
                    />
                    <label htmlFor={`${id}-${month.SLID}-${month.MonthID}`}>{month.name}</label>
                  </div>
                  <Money taka={month.amount} />
                </li>
              ))}
            </ul>
          );
        }}
      </Loaded>
    </>
  );
}
