import * as z from 'zod';
import { answers, defineCommand, field, fields, power, word } from '../../kernel/index.ts';

const may = (flag: 'insert' | 'edit' | 'delete') => power('teacher_info', flag);

const form = z.object({
  UserID: fields.id(),
  DNID: fields.id('teacher.needs-designation'),
  JoiningDate: fields.day('teacher.needs-joining'),
  PasstedDate: fields.day('teacher.needs-passing'),
  ResultDevision: fields.requiredText(60, 'teacher.needs-result'),
  Qualification: fields.requiredText(120, 'teacher.needs-qualification'),
  ExamBoardName: fields.requiredText(120, 'teacher.needs-board'),
  Experience: fields.requiredText(200, 'teacher.needs-experience'),
});

const asked = (body: z.output<typeof form>) => ({
  userId: body.UserID,
  designationId: body.DNID,
  joinedOn: body.JoiningDate,
  credentials: {
    qualification: body.Qualification,
    result: body.ResultDevision,
    board: body.ExamBoardName,
    passedOn: body.PasstedDate,
    experience: body.Experience,
  },
});

const example = {
  ...{ UserID: 3, DNID: 1, JoiningDate: '2026-04-01', PasstedDate: '2019-06-12' },
  ...{ ResultDevision: 'মুমতায', Qualification: 'দাওরায়ে হাদীস', ExamBoardName: 'বেফাকুল মাদারিস' },
  Experience: 'পাঁচ বছর হিফজ বিভাগে',
};

export const teacherCommands = {
  registerTeacher: defineCommand({
    name: 'RegisterTeacher',
    path: '/api/teachers/insert_teacher',
    access: may('insert'),
    body: form,
    toCommand: asked,
    answer: () => answers.record({ UserID: answers.cell.number(), Serial: answers.cell.number() }),
    message: 'teacher.registered',
    failed: { bn: 'শিক্ষক নিবন্ধন করা যায়নি', en: 'Teacher register failed' },
    status: 201,
    example,
  }),
  changeTeacher: defineCommand({
    name: 'ChangeTeacher',
    method: 'PUT',
    versioned: true,
    path: '/api/teachers/update_teacher',
    access: may('edit'),
    body: form,
    toCommand: asked,
    message: 'teacher.changed',
    example,
  }),
  /** He leaves: today, unless another last day is named. */
  recordTeacherLeaving: defineCommand({
    name: 'RecordTeacherLeaving',
    method: 'DELETE',
    path: '/api/teachers/teacher/:UserID',
    access: may('delete'),
    params: { UserID: fields.id() },

    fields: [
      field.reading(
        field.day('on', { bn: 'শেষ কর্মদিবস', en: 'Last day of service' }, { past: true, begins: 'today' }),
        () => fields.optionalDay(),
      ),
      field.text('reason', word('reason'), { max: 300, missing: 'request.required' }),
    ],
    toCommand: ({ on, reason }, { UserID: userId }) => ({ userId, leftOn: on, reason }),
    message: 'teacher.left',
    example: { on: '2026-04-14', reason: 'নিজ এলাকায় চলে যাচ্ছেন' },
  }),
};
