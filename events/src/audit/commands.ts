import * as z from 'zod';
import { Problem } from '../kernel/endpoint/problem.ts';
import { answers, defineCommand, field, fieldNotes, fields, LANGUAGES, power } from '../kernel/index.ts';

const MOST_ADDRESSES = 20;
const ADDRESS = /^[^\s@<>"(),;:]+@[^\s@<>"(),;:]+\.[^\s@<>"(),;:]+$/;

const language = fields.field(
  (raw) => {
    if (raw === undefined || raw === null || raw === '') return new Problem('request.required');
    return LANGUAGES.find((known) => known === raw) ?? new Problem('request.choice');
  },
  fieldNotes.required(fieldNotes.takes.word(LANGUAGES)),
);

/** Addresses one to a line or between commas; none is nobody. What is no address is named. */
const addresses = fields.field(
  (raw) => {
    if (raw === undefined || raw === null) return [];
    if (typeof raw !== 'string') return new Problem('request.text');
    if (raw.length > MOST_ADDRESSES * 121)
      return new Problem('request.too-long', { max: MOST_ADDRESSES * 121 });
    const given = raw.split(/[\s,;]+/).filter((part) => part !== '');
    const wrong = given.find((address) => address.length > 120 || !ADDRESS.test(address));
    if (wrong !== undefined) return new Problem('request.email');
    const each = [...new Set(given)];
    return each.length > MOST_ADDRESSES ? new Problem('request.max', { max: MOST_ADDRESSES }) : each;
  },
  fieldNotes.optional(fieldNotes.takes.text(MOST_ADDRESSES * 121)),
);

const LANGUAGE_NAMES = [
  { value: 'bn', name: { bn: 'বাংলা', en: 'Bengali' } },
  { value: 'en', name: { bn: 'ইংরেজি', en: 'English' } },
];

export const auditCommands = {
  /** Closes the day's proof now, whatever the hour; nothing is recorded when nothing happened since the last. */
  takeRoot: defineCommand({
    name: 'TakeDailyRoot',
    path: '/api/accounts/audit/roots',
    access: power('audit', 'insert'),
    toCommand: () => ({}),
    answer: () =>
      answers.record({
        ...{ rootId: answers.cell.number(), day: answers.cell.day() },
        ...{ position: z.int(), root: z.string() },
      }),
    message: 'audit.root-taken',
    status: 201,
  }),
  changeAuditors: defineCommand({
    name: 'ChangeAuditors',
    versioned: true,
    method: 'PUT',
    path: '/api/accounts/audit/auditors',
    access: power('audit', 'edit'),
    body: z.object({ Addresses: addresses, Language: language }),
    fields: [
      field.text(
        'Addresses',
        { bn: 'ই-মেইল ঠিকানা', en: 'E-mail addresses' },
        {
          lines: 3,
          hint: {
            bn: 'প্রতি লাইনে একটি। প্রতিটি দিনের প্রমাণ ও সনদ এই ঠিকানায় যাবে। কোনো ঠিকানা বাদ দিলে পরের ই-মেইল সেখানেও যাবে এবং তা জানাবে।',
            en: 'One to a line. Each daily root goes there with its certificate. An address that is taken off has the next one too, which says so.',
          },
        },
      ),
      field.choice('Language', { bn: 'সনদের ভাষা', en: 'Language of the certificate' }, LANGUAGE_NAMES, {
        open: true,
      }),
    ],
    toCommand: (body) => ({ addresses: body.Addresses, language: body.Language }),
    message: 'audit.auditors-saved',
  }),
  /** Sends a root's mail once more, also one of which nobody knows what became of it. */
  mailRoot: defineCommand({
    name: 'MailDailyRoot',
    path: '/api/accounts/audit/roots/:id/mail',
    access: power('audit', 'insert'),
    params: { id: fields.id() },
    toCommand: (_body, params) => ({ rootId: params.id }),
    message: 'audit.mail-asked',
  }),
};
