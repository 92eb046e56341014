import { type Day, dhakaDay, isDay } from '@madrasah/events/kernel';
import { useLayoutEffect, useRef } from 'react';
import { useForm } from 'react-final-form';
import { Button } from 'semantic-ui-react';
import { DayField } from '../../../kit/fields/index.ts';
import { useText } from '../../../kit/text.ts';
import { feesTexts } from '../../texts.ts';
import { isElsewhere, type MoneyAccount } from '../money/accounts.ts';
import styles from './day.module.css';
import type { ReceiptDays } from './receipt-days.ts';

interface Props {
  readonly days: ReceiptDays;
  /** Where the money goes: another box has another day, unless somebody has written one. */
  readonly box: MoneyAccount | undefined;
}

/** The day of the receipt: another box is never seen with the day of the one before. */
export function ReceiptDay({ days, box }: Props) {
  const t = useText(feesTexts);
  const form = useForm();
  const expected = days.of(box);
  const before = useRef(expected);
  useLayoutEffect(() => {
    if (before.current === expected) return;
    if (form.getState().values['CreateAt'] === before.current) form.change('CreateAt', expected);
    before.current = expected;
  }, [expected, form]);
  return <DayField name="CreateAt" label={t('fees.day.of')} max={dhakaDay(new Date())} beside={false} />;
}

/** Says within the form that its receipt is not of today. */
export function NotToday({ days, box, day }: Props & { readonly day: string | undefined }) {
  const form = useForm();
  const today = dhakaDay(new Date());
  if (!day || !isDay(day) || day === today) return null;
  return (
    <DayBar
      day={day}
      keeps={isElsewhere(box) && days.unsaid === today}
      onToday={() => {
        days.again();
        form.change('CreateAt', today);
      }}
    />
  );
}

/** The bar under which receipts bear another day than today's. */
export function DayBar({
  day,
  keeps,
  onToday,
}: {
  readonly day: Day;
  /** The next one will bear it too. */
  readonly keeps: boolean;
  onToday(): void;
}) {
  const t = useText(feesTexts);
  return (
    <div className={styles['bar']} role="status">
      <span>{t(keeps ? 'fees.day.kept' : 'fees.day.once', { day })}</span>
      <Button type="button" size="tiny" onClick={onToday}>
        {t('fees.day.today')}
      </Button>
    </div>
  );
}
