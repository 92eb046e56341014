import * as z from 'zod';
import { answers, clockTime, defineCommand, fields, power } from '../../kernel/index.ts';
import { RELATIONS } from '../../people/constants.ts';
import { momentAt } from './clock-time.ts';

const path = '/api/students/student_vacation';
const params = { id: fields.id() };
const may = (flag: 'view' | 'insert' | 'edit' | 'delete') => power('gate_pass_leave', flag);

const form = z.object({
  UserID: fields.id('vacation.needs-student'),
  SessionID: fields.id(),
  /** The vacation type. */
  VacationID: fields.id(),
  /** The relation of who fetches him. */
  GuardianID: fields.choice(...RELATIONS),
  VacationDateFrom: fields.day('vacation.needs-day'),
  VacationTimeFrom: clockTime(),
  VacationDateTo: fields.day('vacation.needs-day'),
  VacationTimeTo: clockTime(),
  Comment: fields.requiredText(300, 'vacation.remark'),
});

const asked = (body: z.output<typeof form>) => ({
  userId: body.UserID,
  sessionId: body.SessionID,
  typeId: body.VacationID,
  relation: body.GuardianID,
  from: `${body.VacationDateFrom}T${body.VacationTimeFrom}`,
  to: `${body.VacationDateTo}T${body.VacationTimeTo}`,
  remark: body.Comment,
});

const example = {
  ...{ UserID: 1, SessionID: 1, VacationID: 1, GuardianID: 1 },
  ...{ VacationDateFrom: '2026-04-14', VacationTimeFrom: '16:30' },
  ...{ VacationDateTo: '2026-04-17', VacationTimeTo: '6:00 PM' },
  Comment: 'বোনের বিবাহ',
};

export const vacationCommands = {
  grantVacation: defineCommand({
    name: 'GrantVacation',
    path,
    access: may('insert'),
    body: form,
    toCommand: asked,
    message: 'vacation.granted',
    failed: { bn: 'ছুটি জমা দেওয়া যায়নি', en: 'Failed to submit vacation' },
    status: 201,
    example,
  }),
  changeVacation: defineCommand({
    name: 'ChangeVacation',
    method: 'PUT',
    versioned: true,
    path: `${path}/:id`,
    access: may('edit'),
    params,
    body: form,
    toCommand: (body, { id: vacationId }) => ({ vacationId, ...asked(body) }),
    message: 'vacation.changed',
    failed: { bn: 'হালনাগাদ করা যায়নি!', en: 'Update Failed!' },
    example,
  }),
  removeVacation: defineCommand({
    name: 'RemoveVacation',
    method: 'DELETE',
    path: `${path}/:id`,
    access: may('delete'),
    params,
    toCommand: (_, { id: vacationId }) => ({ vacationId }),
    message: 'vacation.withdrawn',
    failed: { bn: 'রেকর্ডটি মুছে ফেলা যায়নি।', en: 'Failed to delete the record.' },
  }),
  /** He is back: at an instant, or now. */
  recordReturn: defineCommand({
    name: 'RecordReturn',
    path: `${path}/:id/return`,
    access: may('edit'),
    params,
    body: z.object({ at: fields.optionalInstant() }),
    toCommand: ({ at }, { id: vacationId }) => ({ vacationId, at: at && momentAt(at) }),
    message: 'vacation.returned',
    example: { at: '2026-04-14T04:05:00Z' },
  }),
  recordGatePass: defineCommand({
    name: 'RecordGatePass',
    path: `${path}/:id/printed`,
    access: may('view'),
    params,
    toCommand: (_, { id: vacationId }) => ({ vacationId }),
    answer: () => answers.record({ printed: answers.cell.count() }),
    message: 'papers.printing-recorded',
  }),
};
