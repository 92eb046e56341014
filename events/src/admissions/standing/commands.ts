import * as z from 'zod';
import { answers, defineCommand, field, fields, power, word } from '../../kernel/index.ts';
import { FINANCIAL_STATUSES, NEW_OR_OLD, RESIDENCES } from '../constants.ts';
import { LEAVING_KINDS, LEAVINGS } from './kinds.ts';

const edit = power('student_admission', 'edit');
const params = { AdmissionID: fields.id() };
const reason = fields.textUnlessErased(300);
const why = field.text('reason', word('reason'));

/** Serial, section, financial status; class, residence, new or old only while nothing is charged. What is absent stays. */
export const correctAdmission = defineCommand({
  name: 'CorrectAdmission',
  method: 'PUT',
  versioned: true,
  path: '/api/students/update_student/:AdmissionID',
  access: edit,
  params,
  body: z.object({
    AdmissionSerial: fields.optionalInteger(1, 1_000_000),
    SubClassID: fields.optionalId(),
    SFTID: fields.optionalChoice(...FINANCIAL_STATUSES),
    ClassID: fields.optionalId(),
    ResidentialStatusId: fields.optionalChoice(...Object.values(RESIDENCES)),
    NewOldId: fields.optionalChoice(...Object.values(NEW_OR_OLD)),
  }),
  toCommand: (body, { AdmissionID }) => ({
    admissionId: AdmissionID,
    serial: body.AdmissionSerial,
    sectionId: body.SubClassID,
    financialStatus: body.SFTID,
    classId: body.ClassID,
    residence: body.ResidentialStatusId,
    newOrOld: body.NewOldId,
  }),
  message: 'admissions.corrected',
  example: { AdmissionSerial: 12, SubClassID: 1, SFTID: 3 },
});

export const leaveStudent = defineCommand({
  name: 'LeaveStudent',
  path: '/api/students/leave/:AdmissionID',
  access: edit,
  params,
  body: z.object({ reason }),
  fields: [
    field.day('on', { bn: 'শেষ দিন', en: 'Last day' }, { past: true, begins: 'today' }),
    field.reading(field.choice('kind', { bn: 'কীভাবে বিদায়', en: 'How he leaves' }, LEAVINGS), () =>
      fields.requiredWord(LEAVING_KINDS),
    ),
    why,
  ],
  unlessErased: ['reason'],
  toCommand: (body, { AdmissionID }) => ({ admissionId: AdmissionID, ...body }),
  message: 'admissions.left',
  status: 201,
  example: { on: '2026-04-14', kind: 'transferred', reason: 'অন্য মাদরাসায় ভর্তি' },
});

export const returnStudent = defineCommand({
  name: 'ReturnStudent',
  path: '/api/students/return/:AdmissionID',
  access: edit,
  params,
  body: z.object({ reason }),
  fields: [
    field.day('on', { bn: 'ফেরার দিন', en: 'Day of the return' }, { past: true, begins: 'today' }),
    why,
  ],
  unlessErased: ['reason'],
  toCommand: (body, { AdmissionID }) => ({ admissionId: AdmissionID, ...body }),
  message: 'admissions.returned',
  status: 201,
  example: { on: '2026-04-14', reason: 'অভিভাবকের অনুরোধ' },
});

/** An admission entered by mistake: its unpaid charges are taken back with it. */
export const withdrawAdmission = defineCommand({
  name: 'WithdrawAdmission',
  method: 'DELETE',
  path: '/api/students/:AdmissionID',
  access: power('student_admission', 'delete'),
  params,
  body: z.object({ reason }),
  unlessErased: ['reason'],
  toCommand: (body, { AdmissionID }) => ({ admissionId: AdmissionID, ...body }),
  message: 'admissions.withdrawn',
  failed: { bn: 'শিক্ষার্থীর তথ্য মুছে ফেলা যায়নি', en: 'Failed to delete student record' },
  example: { reason: 'ভুল ছাত্র' },
});

/** The kind of operation that a change of section is. */
export const GROUP_CHANGE = 'group-change';

/** Whoever may put students into a section may take that back. */
export const mayRegroup = power('student_group_setting', 'edit');

/** Students of a class go to one of its sections: all of them or none. */
export const regroupStudents = defineCommand({
  name: 'RegroupStudents',
  path: '/api/students/change_studentgroup/:SubClassID',
  access: mayRegroup,
  params: { SubClassID: fields.id() },
  body: z.object({ admissionIds: z.array(fields.id()).min(1, 'request.required').max(1000) }),
  toCommand: ({ admissionIds }, { SubClassID }) => ({
    sectionId: SubClassID,
    admissionIds: [...new Set(admissionIds)],
  }),
  answer: () =>
    answers.record({ changed: answers.cell.count(), operationId: answers.cell.code().optional() }),
  message: 'admissions.regrouped',
  example: { admissionIds: [1] },
});

export const standingCommands = {
  correctAdmission,
  leaveStudent,
  returnStudent,
  withdrawAdmission,
  regroupStudents,
};
