import * as z from 'zod';
import {
  column,
  defineCommand,
  defineEvent,
  defineList,
  defineQuery,
  field,
  fields,
  power,
  stored,
  word,
} from '../../kernel/index.ts';
import { foundBy, longPages, owed, whose } from '../owed.ts';

const id = stored.storedId;
const path = '/api/accounts/dues_confirmations';

/** A guardian answers the letter that told him what was owed on a day: it is right, or he says another sum (paisa). */
export const DuesReplied = defineEvent(
  'DuesReplied',
  z.object({
    replyId: id,
    on: stored.storedDay,
    userId: id,
    admissionId: id,
    /** The day the letter was of. */
    asOf: stored.storedDay,
    /** Null: he agrees. */
    says: stored.storedPaisa.nullable(),
    noteId: id.nullable(),
  }),
  {
    about: { dues_reply: 'replyId', user: 'userId', admission: 'admissionId' },
    history: { bn: 'বকেয়ার চিঠির জবাব', en: 'Reply to the letter of dues' },
  },
);

const REPLIES = [
  { value: 1, name: word('replyAgrees') },
  { value: 0, name: word('replyDiffers') },
];

export const recordDuesReply = defineCommand({
  name: 'RecordDuesReply',
  path,
  access: power('fee_collection', 'insert'),
  body: z.object({ AdmissionID: fields.id(), asOf: fields.day() }),
  fields: [
    field.reading(field.choice('agrees', word('reply'), REPLIES, { open: true, begins: 1 }), () =>
      fields.flag(),
    ),
    /** What he says is owed; only where he does not agree. */
    field.reading(field.money('says', word('guardianSays')), () => fields.optionalAmount()),
    field.text('remark', word('remark'), { max: 300 }),
  ],
  toCommand: ({ AdmissionID, ...rest }) => ({ admissionId: AdmissionID, ...rest }),
  message: 'dues.reply-recorded',
  status: 201,
  example: { AdmissionID: 1, asOf: '2026-04-14', agrees: 0, says: 700, remark: 'এপ্রিলের বেতন দিয়েছেন' },
});

/** 1 no answer yet, 2 agrees, 3 says another sum. */
export const REPLY = { awaited: 1, agrees: 2, differs: 3 } as const;

/** বকেয়া নিশ্চিতকরণ: what each student owed on a day, and what his guardian answered. */
export const confirmationsList = defineList({
  ...owed,
  name: 'DuesConfirmations',
  path,
  title: 'duesConfirmations',
  query: {
    ...owed.query,
    status: fields.word(['all', 'awaited', 'agrees', 'differs'], 'all' as const),
  },
  searched: [...foundBy, 'due'],
  columns: {
    ...owed.columns,
    // The code and the name say who it is: the screen has room for what became of the letter.
    FatherName: { ...owed.columns.FatherName, only: 'sheets' },
    due: column.money('due', { total: true, phone: 'side', strong: true }),
    reply: column.badge(
      'reply',
      {
        1: { word: 'replyAwaited' },
        2: { word: 'replyAgrees', color: 'green' },
        3: { word: 'replyDiffers', color: 'red' },
      },
      { phone: 'line' },
    ),
    repliedOn: column.day('repliedOn', { absent: true, only: 'files' }),
    letterOn: column.day('letterPrintedOn', { absent: true, phone: 'line' }),
    letterBy: column.who('letterPrintedBy', { absent: true, phone: 'line', share: 0.8 }),
    says: column.money('guardianSays', { absent: true, phone: 'hide' }),
    remark: column.text('remark', { absent: true, phone: 'line' }),
  },
  rows: longPages,
});

/** The letters: what is owed on a day, with a reply to tear off; a page each, or two a page. */
export const duesLetters = defineQuery({
  name: 'DuesLettersPdf',
  path: '/api/accounts/dues_letters.pdf',
  access: owed.access,
  query: { ...owed.query, ...whose, AdmissionID: fields.optionalId(), perPage: fields.optionalChoice(1, 2) },
});
