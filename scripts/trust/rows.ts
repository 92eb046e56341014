import { measured, promised, type Source } from './figures.ts';

/** One promise with what was seen when it was tried. */
export interface Row {
  readonly promise: string;
  readonly source: Source;
  tell(of: Source['of']): string;
  readonly command: string;
}

const only = (key: string) => `npm run test:reliability -- --only ${key}`;
const [bench, scale] = [measured('results.json'), measured('results-scale.json')];

export const ROWS: readonly Row[] = [
  {
    promise: 'Whatever people do, the books hold',
    source: promised('a'),
    tell: (of) =>
      `${of('sequences')} random sequences, ${of('commands')} commands on days up to a year back, ${of('refused')} of them refused; after each: balance per fund, dues = statements = receivables, no money box below zero by choice, numbers without gap, chains; after every ten steps, for every day of the books, against a double entry of the test's own`,
    command: only('a'),
  },
  {
    promise: 'Sent twice, done once',
    source: promised('b'),
    tell: (of) =>
      `${of('collectionsSent')} collections, two and two at once: ${of('receipts')} receipts; reversals likewise: ${of('reversalsSucceeded')} done, ${of('reversalsRefused')} refused`,
    command: only('b'),
  },
  {
    promise: 'Nothing acknowledged is lost or done twice',
    source: promised('c'),
    tell: (of) =>
      `kill -9 of a random program under load (command-service ${of('command-service killed')} times, event store ${of('event store killed')}, projection-service ${of('projection-service killed')}): ${of('acknowledged')} acknowledged, every one there and once, every document equal to a fresh replay`,
    command: only('c'),
  },
  {
    promise: 'The address answers again by itself',
    source: promised('house'),
    tell: (of) =>
      `kill -9 of the two programs as \`npm start\` runs them, under load (command-service ${of('command-service killed')} times, projection-service ${of('projection-service killed')}, both ${of('both killed')}, what started them ${of('what started them killed')}): ${of('acknowledged')} acknowledged, every one there and once; of ${of('visits')} visits ${of('refused a connection')} refused a connection while what holds the address lived, the longest time without an answer ${of('longest without an answer, ms')} ms`,
    command: only('house'),
  },
  {
    promise: 'Several instances are one product',
    source: promised('d'),
    tell: (of) =>
      `two of each service on one school, one of each killed midway: ${of('acknowledged')} acknowledged, both readers equal`,
    command: only('d'),
  },
  {
    promise: 'An event store that is away is a refusal, not a loss',
    source: promised('e'),
    tell: (of) =>
      `hung, then dead: ${of('refused (503)')} × 503, ${of('unknown (504)')} × 504, the longest answer after ${of('longest answer, ms')} ms, queries go on, ready ${of('ready again after, ms')} ms after its return`,
    command: only('e'),
  },
  {
    promise: 'Bad wires',
    source: promised('f'),
    tell: (of) =>
      `slow, narrow, cut, silent and half-open, on three wires: ${of('acknowledged')} acknowledged, ${of('cuts')} cuts, all well ${of('all well after a mending, ms')} ms after mending at the latest`,
    command: only('f'),
  },
  {
    promise: 'A full disk refuses and recovers',
    source: promised('g'),
    tell: (of) =>
      `${of('refused for want of room for events')} commands refused for want of room for events, ${of('refused for want of room for a key')} for a key; reading went on, no restart needed`,
    command: only('g'),
  },
  {
    promise: 'A clock set back or forward breaks nothing',
    source: promised('h'),
    tell: (of) =>
      `${of('sequences')} sequences (${of('commands')} commands) with jumps of seconds to a year, and the sign-in`,
    command: only('h'),
  },
  {
    promise: 'Results are published whole or not at all',
    source: promised('publish'),
    tell: (of) =>
      `killed in the midst of ${of('publications')} publications of ${of('results')} results: all sections or none, once`,
    command: only('publish'),
  },
  {
    promise: 'Speed of the stores through the real clients',
    source: bench,
    tell: (of) =>
      `${of('event store: 64 writers, many appends on one call / appends/s')} appends/s at 64 writers, catch-up ${of('event store: catch-up over 100000 events / events/s')} events/s; ${of('embedded document store / whole documents/s, bulks of 500, new')} documents/s`,
    command: 'npm run bench',
  },
  {
    promise: 'A school of a million journal entries',
    source: scale,
    tell: (of) =>
      `first command ${of('first command of a large school, from the snapshot / from the start to the answer')} s after the start, from the log alone ${of('first command of a large school, from the log / from the start to the answer')} s; recount of ${of('audit/verify of a large school / events')} events in ${of('audit/verify of a large school / verified')} s, at most ${of('audit/verify of a large school / memory at its highest')} MB`,
    command: 'npm run bench:scale',
  },
];
