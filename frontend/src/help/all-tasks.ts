import type { Language } from '@madrasah/events/kernel';
import { approval } from './tasks/accounting/approval.ts';
import { chart } from './tasks/accounting/chart.ts';
import { closing } from './tasks/accounting/closing.ts';
import { counter } from './tasks/accounting/counter.ts';
import { dues } from './tasks/accounting/dues.ts';
import { proof } from './tasks/accounting/proof.ts';
import { setup } from './tasks/accounting/setup.ts';
import { statements } from './tasks/accounting/statements.ts';
import { vouchers } from './tasks/accounting/vouchers.ts';
import { beyond } from './tasks/beyond.ts';
import { classes } from './tasks/classes.ts';
import { donations } from './tasks/donations.ts';
import { examDay } from './tasks/exam-day.ts';
import { exams } from './tasks/exams.ts';
import { general } from './tasks/general.ts';
import { library } from './tasks/library.ts';
import { life } from './tasks/life.ts';
import { office } from './tasks/office.ts';
import { payroll } from './tasks/payroll.ts';
import { results } from './tasks/results.ts';
import { rules } from './tasks/rules.ts';
import type { Task } from './tasks/shape.ts';

/** In the order of the menu. */
export const TASKS: readonly Task[] = [
  ...general,
  ...office,
  ...classes,
  ...beyond,
  ...life,
  ...donations,
  ...library,
  ...exams,
  ...examDay,
  ...results,
  ...counter,
  ...dues,
  ...setup,
  ...approval,
  ...vouchers,
  ...closing,
  ...chart,
  ...statements,
  ...proof,
  ...rules,
  ...payroll,
];

/** The tasks that say every word that was typed, in the page's language. */
export function tasksFor(typed: string, language: Language): readonly Task[] {
  const words = typed.normalize('NFC').toLowerCase().split(/\s+/).filter(Boolean);
  return TASKS.filter(({ title, steps }) => {
    const said = [title, ...steps].map((one) => one[language].toLowerCase()).join(' ');
    return words.every((word) => said.includes(word));
  });
}
