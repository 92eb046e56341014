import { type OwnFeeRow, type PlannedHead, planCommands } from '@madrasah/events/plans';
import { MONTH_NAMES } from '@madrasah/events/settings';
import { useId, useRef, useState } from 'react';
import { CheckField, MoneyField, Select } from '../../kit/fields/index.ts';
import { CommandForm } from '../../kit/form/index.ts';
import { useText } from '../../kit/text.ts';
import { plansTexts } from '../texts.ts';

export const EVERY_MONTH = 0;

interface Props {
  readonly admissionId: number;
  readonly heads: readonly PlannedHead[];
  /** What is set of this student, and its version. */
  readonly rows: readonly OwnFeeRow[];
  readonly version: number;
  nameOf(monthId: number): string;
}

const standing = (row: OwnFeeRow | undefined) => ({ amount: row?.amount ?? null, off: row?.off ? 1 : 0 });

/** One head of one student, in a month or in all: chosen first, so that it is changed from what stands. */
export function OwnFeeForm({ admissionId, heads, rows, version, nameOf }: Props) {
  const t = useText(plansTexts);
  const id = useId();
  const [head, setHead] = useState<number>();
  const [month, setMonth] = useState(EVERY_MONTH);
  const leave = useRef<((then: () => void) => void) | null>(null);
  const asking = (then: () => void) => (leave.current ? leave.current(then) : then());
  const months = [EVERY_MONTH, ...MONTH_NAMES.map((one) => one.id)];
  const row = rows.find(({ SLID, MonthID }) => SLID === head && MonthID === month);
  return (
    <>
      <div className="ui form">
        <div className="fields two">
          <div className="field">
            <label htmlFor={`${id}h`}>{t('plans.own.head')}</label>
            <Select
              control={{ id: `${id}h` }}
              choices={heads.map(({ SLID, SlName }) => ({ value: SLID, label: SlName }))}
              value={head}
              onChange={(value) => asking(() => setHead(Number(value) || undefined))}
            />
          </div>
          <div className="field">
            <label htmlFor={`${id}m`}>{t('plans.own.month')}</label>
            <Select
              control={{ id: `${id}m` }}
              choices={months.map((value) => ({ value, label: nameOf(value) }))}
              value={month}
              onChange={(value) => asking(() => setMonth(Number(value) || EVERY_MONTH))}
            />
          </div>
        </div>
      </div>
      {head !== undefined && (
        <CommandForm
          key={`${head}-${month}`}
          command={planCommands.setStudentFees}
          params={{ AdmissionID: admissionId }}
          version={version}
          initialValues={standing(row)}
          toBody={(values) => [{ ...values, SLID: head, MonthID: month }]}
          fieldOf={(name) => name.replace(/^(?:\[0\]|0)\./, '')}
          afterSave="keep"
          leave={leave}
          quiet
          save={t('plans.own.save')}
        >
          <MoneyField name="amount" label={t('plans.own.amount')} />
          <CheckField name="off" label={t('plans.own.off')} />
        </CommandForm>
      )}
    </>
  );
}
