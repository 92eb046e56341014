import * as z from 'zod';
import { answers, defineCommand, fields, power } from '../kernel/index.ts';
import { CERTIFICATE_PAPERS, FARTHEST_MM } from './papers.ts';

const path = '/api/students/student_transfer_certificate';
const params = { id: fields.id() };
const may = (flag: 'view' | 'insert' | 'edit' | 'delete') => power('certificate', flag);

const form = z.object({
  UserID: fields.id('certificate.needs-student'),
  SessionID: fields.id(),
  ExamID: fields.id(),
  /** The class he has studied to. */
  ClassIDTo: fields.id(),
  /** As published where they are not sent; other figures than these need `Reason`. */
  TotalMark: fields.optionalText(40),
  DivisionName: fields.optionalText(60),
  Reason: fields.optionalText(200),
});

const asked = (body: z.output<typeof form>) => ({
  userId: body.UserID,
  sessionId: body.SessionID,
  examId: body.ExamID,
  classId: body.ClassIDTo,
  wanted: { totalMark: body.TotalMark, division: body.DivisionName, reason: body.Reason },
});

const example = {
  ...{ UserID: 1, SessionID: 1, ExamID: 1, ClassIDTo: 1 },
  ...{ TotalMark: '৭৮০', DivisionName: 'মুমতায', Reason: 'পুরনো রেজিস্টার থেকে' },
};

export const certificateCommands = {
  giveCertificate: defineCommand({
    name: 'GiveCertificate',
    path,
    access: may('insert'),
    body: form,
    toCommand: asked,
    message: 'certificate.given',
    failed: { bn: 'কিছু একটা ভুল হয়েছে', en: 'Something went wrong' },
    status: 201,
    example,
  }),
  changeCertificate: defineCommand({
    name: 'ChangeCertificate',
    method: 'PUT',
    versioned: true,
    path: `${path}/:id`,
    access: may('edit'),
    params,
    body: form,
    toCommand: (body, { id: certificateId }) => ({ certificateId, ...asked(body) }),
    message: 'certificate.changed',
    failed: { bn: 'কিছু একটা ভুল হয়েছে', en: 'Something went wrong' },
    example,
  }),
  removeCertificate: defineCommand({
    name: 'RemoveCertificate',
    method: 'DELETE',
    path: `${path}/:id`,
    access: may('delete'),
    params,
    toCommand: (_, { id: certificateId }) => ({ certificateId }),
    message: 'certificate.withdrawn',
    failed: { bn: 'ব্যর্থ হয়েছে', en: 'Failed to delete certificate' },
  }),
  recordCertificatePrinting: defineCommand({
    name: 'RecordCertificatePrinting',
    path: `${path}/:id/printed`,
    access: may('view'),
    params,
    body: z.object({
      paper: fields.choice(...Object.values(CERTIFICATE_PAPERS)),
      /** Of paper 2: how far it was moved, remembered for the next one. */
      right: fields.optionalInteger(-FARTHEST_MM, FARTHEST_MM),
      down: fields.optionalInteger(-FARTHEST_MM, FARTHEST_MM),
    }),
    toCommand: ({ paper, right = 0, down = 0 }, { id: certificateId }) => ({
      ...{ certificateId, paper },
      moved: paper === CERTIFICATE_PAPERS.filled ? { right, down } : null,
    }),
    answer: () => answers.record({ printed: answers.cell.count() }),
    message: 'papers.printing-recorded',
    example: { paper: 1 },
  }),
};
