import * as z from 'zod';
import { column, defineList, fields, power } from '../../kernel/index.ts';
import { GENDER_NAMES } from '../../settings/constants.ts';

const access = power('teacher_info', 'view');
const text = z.string();
const id = z.int();
const rows = { page: 10, most: 1000 };
const name = column.name('name', { phone: 'title', strong: true, share: 1.2 });
const code = column.code('teacherCode', { phone: 'beside' });

/** শিক্ষক ও কর্মচারী: who is in service, in the order in which they were registered. */
export const teachersList = defineList({
  name: 'Teachers',
  path: '/api/teachers/teacher_info',
  access,
  title: 'teachers',
  needs: ['teachers'],
  failed: { bn: 'শিক্ষকের তথ্য লোড করা যায়নি', en: 'Failed to load teacher data' },
  query: { search: fields.optionalText(100), DNID: fields.optionalId() },
  columns: {
    Serial: column.number('number', { phone: 'hide', only: 'screen' }),
    UserCode: code,
    UserName: name,
    FatherName: column.name('father', { phone: 'hide' }),
    Designation: column.text('designation', { phone: 'side' }),
    Mobile1: column.mobile('mobile', { phone: 'line' }),
    JoiningDate: column.day('joinedOn', { phone: 'line' }),
    Qualification: column.text('qualification', { only: 'files' }),
  },
  carries: {
    ...{ UserID: id, DNID: id, PasstedDate: text, ResultDevision: text, ExamBoardName: text },
    ...{ Experience: text, revision: id },
    User: z.strictObject({ UserCode: text, UserName: text, FatherName: text, Mobile1: text }),
  },
  order: 'Serial',
  rows,
  files: true,
});

/** Who is a teacher in the list of people and not in service: not registered yet, or gone since. */
export const waitingTeachersList = defineList({
  name: 'WaitingTeachers',
  path: '/api/teachers/teacher_info_not_registered',
  access,
  title: 'waitingTeachers',
  needs: [],
  failed: { bn: 'শিক্ষকের তথ্য লোড করা যায়নি', en: 'Failed to load teacher data' },
  query: { search: fields.optionalText(100) },
  columns: {
    UserCode: code,
    UserName: name,
    FatherName: column.name('father', { phone: 'hide' }),
    GenderID: column.choice('gender', GENDER_NAMES, { phone: 'side' }),
    CreateAt: column.day('registered', { phone: 'line' }),
    /** His last day, of who was here before. */
    LeftOn: column.day('leftOn', { phone: 'line', absent: true }),
  },
  carries: { UserID: id },
  order: '-CreateAt',
  rows,
  files: true,
});
