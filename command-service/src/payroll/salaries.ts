import { type CommandOf, isRefusal, Problem, paisa } from '@madrasah/events';
import { payrollCommands, refusePayroll as refuse, SalarySet } from '@madrasah/events/payroll';
import { refuseStaff } from '@madrasah/events/staff';
import type { Desk } from '../kernel/desk.ts';
import { stepOn } from '../kernel/desk.ts';
import { type HandledCommand, oneStep } from '../kernel/handler.ts';
import { peopleStream } from '../people/state.ts';
import { standingPerson } from '../people/steps.ts';
import { teachersStream } from '../staff/state.ts';
import { type PayrollState, payrollStream } from './state.ts';

type SetSalary = CommandOf<typeof payrollCommands.setSalary>;

/** What somebody in service is paid from a day on; what stood before stays for the days before. Pure. */
export function setSalary(
  { payHead }: Pick<PayrollState, 'payHead'>,
  command: SetSalary,
  isInService: boolean,
) {
  if (!isInService) return refuseStaff('teacher.not-found');
  const { userId, from, lines, instalment, leastNet, bank, account } = command;
  for (const [index, { payHeadId }] of lines.entries()) {
    const path = `lines.${index}.payHeadId`;
    if (payHead.get(payHeadId)?.retired !== false)
      return refuse('payroll.head-unknown', {}, [{ path, problem: new Problem('payroll.head-unknown') }]);
    if (lines.findIndex((line) => line.payHeadId === payHeadId) !== index)
      return refuse('payroll.head-twice', {}, [{ path, problem: new Problem('payroll.head-twice') }]);
  }
  return [
    SalarySet({
      ...{ userId, from, bank: { name: bank, account } },
      lines: lines.map((line) => ({ payHeadId: line.payHeadId, amount: paisa(line.amount) })),
      ...{ instalment: paisa(instalment), leastNet: paisa(leastNet) },
    }),
  ];
}

/** What each of the staff is paid. */
export const salaries = (desk: Desk): HandledCommand[] => [
  oneStep(desk, payrollCommands.setSalary, (command) =>
    stepOn(
      payrollStream,
      (state, { look }) => {
        const person = standingPerson(look(peopleStream), command.userId);
        if (isRefusal(person)) return person;
        const teacher = look(teachersStream).teachers.get(command.userId);
        return setSalary(state, command, teacher?.gone === false);
      },
      [peopleStream, teachersStream],
    ),
  ),
];
