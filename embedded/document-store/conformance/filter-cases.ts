import { Binary, ObjectId } from 'mongodb';

/** What `filter` finds among documents whose `_id`s are 1, 2, 3 ... in the order given. */
export type FilterCase = { title: string; documents: object[]; filter: object; ids: number[] };

const day = (n: number): Date => new Date(Date.UTC(2025, 0, n));
const oid = (n: number): ObjectId => new ObjectId(n.toString(16).padStart(24, '0'));
const nulls = [{ a: null }, {}, { a: 1 }, { a: [null] }, { a: [] }, { a: [1] }];
const nested = [
  { a: { b: null } },
  { a: {} },
  { a: [{ b: 1 }, {}] },
  { a: 5 },
  { a: [] },
  { a: [1] },
  { a: [{ b: 1 }] },
];
const mixed = [{ a: 5 }, { a: '5' }, { a: null }, { a: day(5) }, { a: true }, { a: [7] }, {}];
const lists = [{ a: [1, 2] }, { a: [2, 1] }, { a: 1 }, { a: [[1, 2]] }, { a: [] }];
const admissions = [
  {
    admissions: [
      { SessionID: 1, Roll: 5 },
      { SessionID: 2, Roll: 9 },
    ],
  },
  { admissions: [{ SessionID: 2, Roll: 5 }] },
  { admissions: [] },
  {},
  { admissions: { SessionID: 1, Roll: 5 } },
];
const names = [
  { a: 'Rahim' },
  { a: 'rahima' },
  { a: 'Abdur Rahim' },
  { a: 'a.b' },
  { a: 'axb' },
  { a: 5 },
  { a: ['Rahim'] },
];

type Compact = [title: string, documents: object[], filter: object, ids: number[]];

const equality: Compact[] = [
  ['everything', [{}, {}], {}, [1, 2]],
  ['a scalar', [{ a: 1 }, { a: 2 }, { a: '1' }, { a: [1] }], { a: 1 }, [1, 4]],
  ['zero and minus zero are one', [{ a: 0 }, { a: -0 }, { a: 1 }], { a: 0 }, [1, 2]],
  ['false is not zero', [{ a: 0 }, { a: false }, { a: null }], { a: false }, [2]],
  ['null finds missing and lists with null', nulls, { a: null }, [1, 2, 4]],
  ['$ne null', nulls, { a: { $ne: null } }, [3, 5, 6]],
  ['$in with null', nulls, { a: { $in: [null, 1] } }, [1, 2, 3, 4, 6]],
  ['$nin with null', nulls, { a: { $nin: [null] } }, [3, 5, 6]],
  ['null on a dotted path', nested, { 'a.b': null }, [1, 2, 3, 4]],
  ['$ne null on a dotted path', nested, { 'a.b': { $ne: null } }, [5, 6, 7]],
  [
    'a document, in order of its fields',
    [{ a: { x: 1, y: 2 } }, { a: { y: 2, x: 1 } }],
    { a: { x: 1, y: 2 } },
    [1],
  ],
  ['an empty document', [{ a: {} }, { a: { x: 1 } }, {}], { a: {} }, [1]],
  ['a document among the elements', [{ a: [{ x: 1 }] }, { a: [{ x: 1, y: 2 }] }], { a: { x: 1 } }, [1]],
  ['a list whole or as an element', lists, { a: [1, 2] }, [1, 4]],
  ['an element', lists, { a: 1 }, [1, 2, 3]],
  ['an empty list', lists, { a: [] }, [5]],
  ['a date', mixed, { a: day(5) }, [4]],
  ['an id', [{ a: oid(1) }, { a: oid(2) }, { a: oid(1).toHexString() }], { a: oid(1) }, [1]],
  ['bytes', [{ a: new Binary(Buffer.from('x')) }, { a: 'x' }], { a: new Binary(Buffer.from('x')) }, [1]],
  ['a dotted path', [{ a: { b: 1 } }, { 'a.b': 1 }, { a: 1 }], { 'a.b': 1 }, [1]],
  [
    'two fields',
    [
      { a: 1, b: 1 },
      { a: 1, b: 2 },
    ],
    { a: 1, b: 2 },
    [2],
  ],
  ['$eq', mixed, { a: { $eq: '5' } }, [2]],
  ['$eq and $ne together', lists, { a: { $eq: 1, $ne: 2 } }, [3]],
  ['$in', mixed, { a: { $in: [5, '5', 9] } }, [1, 2]],
  ['$in with nothing', mixed, { a: { $in: [] } }, []],
  ['$nin', mixed, { a: { $nin: [5, '5'] } }, [3, 4, 5, 6, 7]],
  ['$in with a list', lists, { a: { $in: [[2, 1], 9] } }, [2]],
  ['the _id of a list', [{}, {}, {}], { _id: { $in: [3, 1, 9] } }, [1, 3]],
];

const ranges: Compact[] = [
  ['a range stays within its type', mixed, { a: { $gt: 1 } }, [1, 6]],
  ['strings', mixed, { a: { $lte: '5' } }, [2]],
  ['dates', mixed, { a: { $gte: day(1), $lt: day(6) } }, [4]],
  ['booleans', mixed, { a: { $gte: false } }, [5]],
  ['$gte null is null or missing', mixed, { a: { $gte: null } }, [3, 7]],
  ['$gt null is nothing', mixed, { a: { $gt: null } }, []],
  [
    'each bound may be met by another element',
    [{ a: [1, 9] }, { a: [5] }, { a: [1] }],
    { a: { $gt: 4, $lt: 6 } },
    [1, 2],
  ],
  ['whole lists', lists, { a: { $gt: [1, 2] } }, [2, 4]],
  ['documents', [{ a: { x: 1 } }, { a: { x: 2 } }, { a: { y: 0 } }], { a: { $gt: { x: 1 } } }, [2, 3]],
  ['strings by code point', [{ a: '\uffee' }, { a: '\u{1f600}' }], { a: { $gt: '\uffee' } }, [2]],
  ['a position below', [{ p: 3 }, { p: 4 }, {}], { p: { $lt: 4 } }, [1]],
  ['NaN only equals itself', [{ a: Number.NaN }, { a: 1 }], { a: { $lt: 5 } }, [2]],
  ['at least NaN', [{ a: Number.NaN }, { a: 1 }], { a: { $gte: Number.NaN } }, [1]],
];

const lookups: Compact[] = [
  ['$exists', nulls, { a: { $exists: true } }, [1, 3, 4, 5, 6]],
  ['$exists false', nulls, { a: { $exists: false } }, [2]],
  ['$exists on a dotted path', nested, { 'a.b': { $exists: true } }, [1, 3, 7]],
  ['$exists false on a dotted path', nested, { 'a.b': { $exists: false } }, [2, 4, 5, 6]],
  ['$size', lists, { a: { $size: 2 } }, [1, 2]],
  ['$size of nothing', lists, { a: { $size: 0 } }, [5]],
  ['$all', lists, { a: { $all: [2, 1] } }, [1, 2]],
  ['$all on a scalar', lists, { a: { $all: [1] } }, [1, 2, 3]],
  ['$all of nothing', lists, { a: { $all: [] } }, []],
  ['$elemMatch on documents', admissions, { admissions: { $elemMatch: { SessionID: 2, Roll: 5 } } }, [2]],
  [
    '$elemMatch with operators',
    admissions,
    { admissions: { $elemMatch: { SessionID: 1, Roll: { $gt: 1 } } } },
    [1],
  ],
  [
    '$elemMatch with $or',
    admissions,
    { admissions: { $elemMatch: { $or: [{ Roll: 9 }, { Roll: 7 }] } } },
    [1],
  ],
  [
    '$elemMatch on values',
    [{ a: [1, 9] }, { a: [5] }, { a: 5 }, { a: [[5]] }],
    { a: { $elemMatch: { $gt: 4, $lt: 6 } } },
    [2],
  ],
  ['$elemMatch null', [{ a: [{}] }, { a: [{ b: 1 }] }, { a: [] }], { a: { $elemMatch: { b: null } } }, [1]],
  [
    '$elemMatch null in a list inside a list',
    [{ a: [[1], { b: 5 }] }, { a: [{ b: 5 }] }],
    { a: { $elemMatch: { b: null } } },
    [1],
  ],
  ['through a list of documents', admissions, { 'admissions.SessionID': 1 }, [1, 5]],
  [
    'conditions met by different elements',
    admissions,
    { 'admissions.SessionID': 2, 'admissions.Roll': 5 },
    [1, 2],
  ],
  ['$in through a list', admissions, { 'admissions.SessionID': { $in: [2, 7] } }, [1, 2]],
  ['$ne through a list', admissions, { 'admissions.SessionID': { $ne: 1 } }, [2, 3, 4]],
];

const combinations: Compact[] = [
  ['$and', mixed, { $and: [{ a: { $gte: 5 } }, { a: { $lt: 6 } }] }, [1]],
  ['$or', mixed, { $or: [{ a: 5 }, { a: true }] }, [1, 5]],
  ['$nor', mixed, { $nor: [{ a: 5 }, { a: null }, { a: 7 }] }, [2, 4, 5]],
  ['$not', mixed, { a: { $not: { $gt: 1 } } }, [2, 3, 4, 5, 7]],
  ['$not of a pattern', names, { a: { $not: /^rahim/i } }, [3, 4, 5, 6]],
  [
    '$and inside $or',
    [{ a: 1, b: 1 }, { a: 1, b: 2 }, { a: 2 }],
    { $or: [{ $and: [{ a: 1 }, { b: 2 }] }, { a: 2 }] },
    [2, 3],
  ],
  [
    '$and of equalities',
    [
      { a: 1, b: 1 },
      { a: 1, b: 2 },
    ],
    { $and: [{ a: 1 }, { b: { $in: [2, 3] } }] },
    [2],
  ],
  ['two equalities on one field', lists, { $and: [{ a: 1 }, { a: 2 }] }, [1, 2]],
  ['a pattern', names, { a: /Rahim/ }, [1, 3, 7]],
  ['an anchored pattern', names, { a: { $regex: '^Rahim' } }, [1, 7]],
  ['an anchored pattern in any case', names, { a: { $regex: '^RAHIM', $options: 'i' } }, [1, 2, 7]],
  ['a pattern with an end', names, { a: { $regex: 'him$' } }, [1, 3, 7]],
  ['an escaped dot', names, { a: /a\.b/ }, [4]],
  ['any text between', names, { a: /^Ab.*him$/ }, [3]],
  ['Bengali text', [{ a: 'আব্দুর রহিম' }, { a: 'রহিমা' }], { a: { $regex: '^রহিম' } }, [2]],
];

/** Documented behaviour of the query language, for every operator the read models may use. */
export const filterCases: FilterCase[] = [...equality, ...ranges, ...lookups, ...combinations].map(
  ([title, documents, filter, ids]) => ({ title, documents, filter, ids }),
);
