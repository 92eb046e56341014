import * as z from 'zod';
import { defineCommand, fields, power } from '../../kernel/index.ts';

const path = '/api/students/student_character_report';
const params = { id: fields.id() };
const may = (flag: 'view' | 'insert' | 'edit' | 'delete') => power('character_report', flag);

const form = z.object({
  UserID: fields.id('vacation.needs-student'),
  SessionID: fields.id(),
  /** The day it is about. */
  CreateDate: fields.day(),
  ReportCetID: fields.id(),
  ReportTypID: fields.id(),
  Remark: fields.requiredText(500, 'vacation.remark'),
});

const asked = (body: z.output<typeof form>) => ({
  userId: body.UserID,
  sessionId: body.SessionID,
  on: body.CreateDate,
  variantId: body.ReportCetID,
  typeId: body.ReportTypID,
  remark: body.Remark,
});

const example = {
  ...{ UserID: 1, SessionID: 1, CreateDate: '2026-04-14', ReportCetID: 1, ReportTypID: 1 },
  Remark: 'জামাতে নিয়মিত হাজির থাকে',
};

export const characterCommands = {
  writeCharacterReport: defineCommand({
    name: 'WriteCharacterReport',
    path,
    access: may('insert'),
    body: form,
    toCommand: asked,
    message: 'character.written',
    failed: { bn: 'জমা দেওয়া যায়নি!', en: 'Submission failed!' },
    status: 201,
    example,
  }),
  changeCharacterReport: defineCommand({
    name: 'ChangeCharacterReport',
    method: 'PUT',
    versioned: true,
    path: `${path}/:id`,
    access: may('edit'),
    params,
    body: form,
    toCommand: (body, { id: reportId }) => ({ reportId, ...asked(body) }),
    message: 'character.changed',
    failed: { bn: 'হালনাগাদ করা যায়নি!', en: 'Update failed!' },
    example,
  }),
  removeCharacterReport: defineCommand({
    name: 'RemoveCharacterReport',
    method: 'DELETE',
    path: `${path}/:id`,
    access: may('delete'),
    params,
    toCommand: (_, { id: reportId }) => ({ reportId }),
    message: 'character.withdrawn',
    failed: {
      bn: 'রিপোর্ট মুছে ফেলা যায়নি। আবার চেষ্টা করুন।',
      en: 'The report could not be deleted. Please try again.',
    },
  }),
  recordCharacterPrinting: defineCommand({
    name: 'RecordCharacterPrinting',
    path: `${path}/:id/printed`,
    access: may('view'),
    params,
    toCommand: (_, { id: reportId }) => ({ reportId }),
    message: 'papers.printing-recorded',
  }),
};
