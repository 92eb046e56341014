import * as z from 'zod';
import { answers, defineCommand, field, fields, power, word } from '../../kernel/index.ts';
import { DONOR_KINDS } from './kinds.ts';

const may = (flag: 'insert' | 'edit' | 'delete') => power('donation', flag);

const KINDS = DONOR_KINDS.map(({ id, ...name }) => ({ value: id, name }));

/** The office's form; a name suffices. */
const asked = [
  field.text('UserName', word('name'), { max: 120, missing: 'people.name-required', script: 'bn' }),
  field.choice('kind', word('kind'), KINDS, { begins: 1 }),
  field.mobile('Mobile1', word('mobile')),
  field.text('address', word('address'), { max: 200 }),
  field.text('note', word('remark'), { max: 300, lines: 2 }),
] as const;

const body = z.object({
  UserName: fields.requiredName(120, 'people.name-required'),
  kind: fields.choice(...DONOR_KINDS.map(({ id }) => id)),
  Mobile1: fields.optionalMobile(),
});

type Sent = z.output<typeof body> & { readonly address: string; readonly note: string };

const toDonor = ({ UserName, kind, Mobile1, address, note }: Sent) => ({
  contact: { name: UserName, mobile1: Mobile1, address },
  kind,
  note,
});

const example = {
  ...{ UserName: 'হাজী আব্দুল মালেক', kind: 1, Mobile1: '01712345678', address: 'চরচান্দিয়া, সোনাগাজী' },
  note: 'রমযানে দেন',
};

export const donorCommands = {
  addDonor: defineCommand({
    name: 'AddDonor',
    path: '/api/donation/donors',
    access: may('insert'),
    body,
    fields: asked,
    toCommand: toDonor,
    answer: () => answers.record({ UserID: answers.cell.number(), UserCode: answers.cell.code() }),
    message: 'donor.saved',
    status: 201,
    example,
  }),
  changeDonor: defineCommand({
    name: 'ChangeDonor',
    method: 'PUT',
    versioned: true,
    path: '/api/donation/donors/:UserID',
    access: may('edit'),
    params: { UserID: fields.id() },
    body,
    fields: asked,
    toCommand: (sent, { UserID }) => ({ userId: UserID, ...toDonor(sent) }),
    message: 'donor.saved',
    example,
  }),
  /** Two entries of one donor are made one: what was given under either is his. */
  joinDonors: defineCommand({
    name: 'JoinDonors',
    path: '/api/donation/donors/join',
    access: may('delete'),
    body: z.object({ otherId: fields.id() }),
    fields: [
      field.given('keepId', { bn: 'যেটি থাকবে', en: 'Which one stays' }),
      field.text(
        'reason',
        { bn: 'কেন এক করা হচ্ছে', en: 'Why they are made one' },
        { max: 300, missing: 'request.required' },
      ),
    ],
    toCommand: (sent) => sent,
    message: 'donor.joined',
    example: { keepId: 1, otherId: 2, reason: 'দুইবার লেখা হয়েছিল' },
  }),
};
