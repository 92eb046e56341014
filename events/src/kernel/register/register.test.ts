import test from 'ava';
import type { Names } from '../event/schemas.ts';
import { defineRegister, field, uniqueKey } from './index.ts';
import { sentencesOf } from './sentences.ts';

interface Room {
  readonly name: Names;
  readonly beds: number;
  readonly open: boolean;
}
const word = { bn: 'নাম', en: 'Name' };
const said = { one: 'কামরা', many: 'কামরা', purpose: 'ছাত্রাবাসের কামরা।' };
const parts = {
  noun: 'GuestRoom',
  stream: 'rooms',
  power: 'class',
  path: '/api/rooms',
  id: 'RoomID',
  fields: {
    RoomName: field.text('name.bn', word, { missing: { bn: 'কামরার নাম লিখুন', en: 'Room Name is required' } }),
    RoomEngName: field.text('name.en', word),
    RoomAraName: field.text('name.ar', word),
    Beds: field.number('beds', word, 1, 40),
    Open: field.flag('open', word, { absent: true, on: word, off: word }),
  },
  unique: ['name.bn'],
  ordered: true,
  remove: 'refuse',
  words: { bn: said, en: { one: 'room', many: 'rooms', purpose: 'The rooms.' } },
} as const;
const rooms = defineRegister<Room>()(parts);

test('one definition makes events, endpoints, refusals and sentences in both languages', (t) => {
  t.deepEqual(
    rooms.recorded.definitions.map(({ type }) => type),
    ['GuestRoomAdded', 'GuestRoomChanged', 'GuestRoomsReordered', 'GuestRoomRetired'],
  );
  t.deepEqual(
    rooms.made.commands?.map(({ method, path }) => `${method} ${path}`),
    ['POST /api/rooms', 'PUT /api/rooms/order', 'PUT /api/rooms/:id', 'DELETE /api/rooms/:id'],
  );
  t.deepEqual(rooms.refuse.codes, {
    'guest-room.not-found': 404,
    'guest-room.duplicate': 409,
    'guest-room.order-incomplete': 409,
    'guest-room.in-use': 409,
  });
  const sentences = sentencesOf(rooms);
  t.is(sentences.bn['guest-room.duplicate'], 'এই নামে কামরা আগে থেকেই আছে');
  t.is(sentences.en['guest-room.room-name-required'], 'Room Name is required');
});

test('what is said where it fails is made of what a row is called, or said by hand', (t) => {
  t.deepEqual(rooms.queries.list.failed, { bn: 'কামরা লোড করা যায়নি', en: 'Failed to load room data' });
  t.deepEqual(rooms.commands.remove?.failed, {
    bn: 'কামরা মুছে ফেলা যায়নি',
    en: 'Failed to delete room',
  });
  t.is(rooms.commands.change.failed?.en, 'Failed to save room');
  const failed = { remove: 'The room stays' };
  const { words } = parts;
  const own = defineRegister<Room>()({ ...parts, words: { ...words, en: { ...words.en, failed } } });
  t.deepEqual(own.commands.remove?.failed, { bn: 'কামরা মুছে ফেলা যায়নি', en: 'The room stays' });
});

test('what the wire says becomes the attributes of a row, all problems told at once', (t) => {
  const read = (body: object) => rooms.commands.add.input.safeParse({ params: {}, body });
  const filled = { RoomName: ' মেহমানখানা ', Beds: '৪', Open: 0 };
  t.like(read(filled).data, {
    kind: 'add',
    register: 'guestRoom',
    attributes: { name: { bn: 'মেহমানখানা', en: '', ar: '' }, beds: 4, open: false },
  });
  t.deepEqual(
    read({ Beds: 41 }).error?.issues.map(({ message }) => message),
    ['guest-room.room-name-required', 'request.max'],
  );
});

test('a name is the same in any form of Unicode and any case', (t) => {
  const key = (bn: string) => uniqueKey(rooms, { name: { bn } });
  t.is(key('মিয\u09BC\u09BE Hall'), key('মি\u09DF\u09BE HALL'));
});

for (const [what, changes, sentence] of [
  [
    'two fields in one place',
    { fields: { ...parts.fields, Other: field.text('name.bn', word) } },
    /two fields at name\.bn/,
  ],
  ['a uniqueness of nothing', { unique: ['colour'] }, /no field at colour/],
  ['a field called as the id', { id: 'Beds' }, /Beds is the row’s own|Beds is the row's own/],
] as const)
  test(`a definition that contradicts itself does not start: ${what}`, (t) => {
    const wrong = { ...parts, ...changes } as never;
    t.throws(() => defineRegister<Room>()(wrong), { instanceOf: TypeError, message: sentence });
  });
