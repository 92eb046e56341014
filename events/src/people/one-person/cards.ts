import * as z from 'zod';
import { Problem } from '../../kernel/endpoint/problem.ts';
import {
  column,
  defineCommand,
  defineEvent,
  defineList,
  defineQuery,
  field,
  fieldNotes,
  fields,
  plainCode,
  power,
  stored,
  word,
} from '../../kernel/index.ts';
import { USER_TYPE_NAMES } from '../constants.ts';

const CARD = /^[0-9A-Z]{4,20}$/;
/** Version 1 said the number in plain text. */
const sealing = {
  version: 2,
  upcasts: { 1: (data: Record<string, unknown>) => data },
  about: { user: 'userId' as const },
  personal: {
    subject: ({ userId }: { userId: number }) => `person:${userId}`,
    fields: ['cardNo' as const],
  },
};
/** The number is null once the person is erased. */
const facts = { userId: stored.storedId, cardNo: z.string().regex(CARD).nullable() };

/** A person is known by a card; it takes the place of the one before. */
export const CardAssigned = defineEvent('CardAssigned', z.object({ ...facts, on: stored.storedDay }), {
  ...sealing,
  history: { bn: 'আরএফআইডি কার্ড দেওয়া হয়েছে', en: 'RFID card given' },
});

/** A card is lost: nobody is found by its number, and it is given to nobody else. */
export const CardBlocked = defineEvent(
  'CardBlocked',
  z.object({ ...facts, on: stored.storedDay, noteId: stored.storedId.nullable() }),
  { ...sealing, history: { bn: 'আরএফআইডি কার্ড বন্ধ করা হয়েছে', en: 'RFID card blocked' } },
);

export const cardEvents = { CardAssigned, CardBlocked };

/** The number a reader types: digits of any script and Latin letters, however they are spaced. */
const cardNo = fields.field(
  (raw) => {
    const typed = typeof raw === 'string' || typeof raw === 'number' ? String(raw) : '';
    const number = plainCode(typed).replace(/-/g, '').toUpperCase();
    if (number === '') return new Problem('request.required');
    return CARD.test(number) ? number : new Problem('people.card-number');
  },
  fieldNotes.required({ type: ['string', 'integer'], pattern: '^[\\s\\-\\p{Nd}A-Za-z]{4,40}$' }),
);

export const assignCard = defineCommand({
  name: 'AssignCard',
  method: 'PUT',
  path: '/api/users/rfid_card',
  access: power('rfid_card', 'edit'),
  body: z.object({ UserID: fields.id(), CardNo: cardNo }),
  fields: [field.text('CardNo', word('cardNumber'))],
  toCommand: ({ UserID, CardNo }) => ({ userId: UserID, cardNo: CardNo }),
  message: 'people.card-assigned',
  example: { UserID: 1, CardNo: '0012345678' },
});

export const blockCard = defineCommand({
  name: 'BlockCard',
  method: 'DELETE',
  path: '/api/users/rfid_card/:UserID',
  access: power('rfid_card', 'delete'),
  params: { UserID: fields.id() },
  body: z.object({ reason: fields.requiredText(300) }),
  toCommand: ({ reason }, { UserID }) => ({ userId: UserID, reason }),
  message: 'people.card-blocked',
  example: { reason: 'হারিয়ে গেছে' },
});

export const cardCommands = { assignCard, blockCard };

const access = power('rfid_card', 'view');
const whose = {
  search: fields.optionalText(100),
  UserTypeID: fields.optionalInteger(1, 5),
  SessionID: fields.optionalId(),
  ClassID: fields.optionalId(),
  SubClassID: fields.optionalId(),
};

/** Who is known by which card; students also by where they are now. */
export const cardsList = defineList({
  name: 'RfidCards',
  path: '/api/users/rfid_cards',
  access,
  title: 'rfidCards',
  needs: [],
  query: {
    ...whose,
    /** 1 who has a card, 0 who has none. */
    card: fields.optionalInteger(0, 1),
  },
  columns: {
    UserCode: column.code('code', { phone: 'beside' }),
    UserName: column.name('name', { phone: 'title', strong: true, share: 1.2 }),
    FatherName: column.name('father', { phone: 'beside' }),
    UserTypeID: column.choice('userKind', USER_TYPE_NAMES, { phone: 'hide' }),
    CardNo: column.code('cardNumber', { phone: 'side' }),
  },
  carries: { UserID: z.int() },
  rows: { page: 10, most: 1000 },
  files: true,
});

/** The cards themselves, of whoever has one: 85.6 × 54 mm, one a page. */
export const cardPapers = defineQuery({
  name: 'RfidCardPapers',
  path: '/api/users/rfid_card_papers.pdf',
  access,
  query: whose,
});
