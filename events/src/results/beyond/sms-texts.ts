import * as z from 'zod';
import { column, defineList, fields, power } from '../../kernel/index.ts';
import { ofExam } from './of-exam.ts';

/** ফলাফলের বার্তা: what each guardian could be sent, with what it would take; nothing is sent. */
export const smsTexts = defineList({
  ...ofExam,
  name: 'SmsTexts',
  path: '/api/result/sms_texts',
  access: power('result_report', 'view'),
  title: 'resultMessages',
  query: { ...ofExam.query, language_id: fields.optionalChoice(1, 2) },
  columns: {
    Mobile: column.mobile('mobile', { phone: 'side' }),
    Students: column.name('messageStudents', { phone: 'title', strong: true }),
    Text: column.text('messageText', { phone: 'line', share: 3 }),
    Characters: column.count('messageCharacters', { phone: 'line' }),
    Coding: column.text('messageCoding', { phone: 'beside', whole: true }),
    Segments: column.count('messageParts', { phone: 'line', total: true }),
  },
  carries: { UserIDs: z.array(z.int()) },
  order: 'Mobile',
});
