import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'ava';
import { checked, withManifest } from './test-support/bundle.ts';
import { changed, Damaging, eventIn, JOURNAL, type Line } from './test-support/damaging.ts';

// Whoever changes a bundle behind its back is named by what he changed, also when he put the file's sum right.
const bundle = new Damaging();
test.before(() => bundle.make());
test.after.always(() => bundle.folders.remove());

const CONTENT = 'its content does not match its hash';

test('undamaged it holds', (t) => {
  const { code, faults, output } = checked(bundle.whole);
  t.deepEqual(faults, []);
  t.is(code, 0);
  t.regex(output, /Everything holds/);
});

test('one byte flipped, and nothing else touched, is named by the file and by the event', (t) => {
  const copy = bundle.folders.next();
  cpSync(bundle.whole, copy, { recursive: true });
  const at = bundle.receipt(5);
  const line = bundle.lines[at] as string;
  const path = join(copy, 'events.ndjson');
  const bytes = readFileSync(path);
  const before = line.slice(0, line.indexOf('"deposit":') + '"deposit":'.length);
  // The second digit: a number that begins with 0 would be no JSON.
  const digit = bytes.indexOf(Buffer.from(line)) + Buffer.byteLength(before) + 1;
  bytes[digit] = (bytes[digit] as number) ^ 1;
  writeFileSync(path, bytes);
  const { code, faults } = checked(copy);
  t.is(code, 1);
  t.regex(faults[0] ?? '', /^files: events\.ndjson was changed/);
  t.is(faults[1], `chains: ${bundle.place(at).name}: ${CONTENT}`);
});

test('a byte in the data is named by the chain', (t) => {
  const at = bundle.receipt(3);
  const { code, faults } = bundle.after(changed(at, ({ data }) => Object.assign(data, { remark: 'x' })));
  t.is(code, 1);
  t.deepEqual(faults, [`chains: ${bundle.place(at).name}: ${CONTENT}`]);
});

test('a byte in the metadata is named: who, when, what it is chained to, its hash', (t) => {
  const at = bundle.receipt(3);
  const { name } = bundle.place(at);
  const after = (metadata: object) =>
    bundle.after(changed(at, (event) => Object.assign(event.metadata, metadata))).faults;
  t.deepEqual(after({ actor: { id: 99, permissionType: 5 } }), [`chains: ${name}: ${CONTENT}`]);
  t.deepEqual(after({ requestId: 'other' }), [`chains: ${name}: ${CONTENT}`]);
  t.deepEqual(after({ hash: 'f'.repeat(64) }), [`chains: ${name}: ${CONTENT}`]);
  t.deepEqual(after({ at: '2000-01-01T00:00:00.000Z' }), [`chains: ${name}: ${CONTENT}`]);
  t.deepEqual(after({ prevHash: 'f'.repeat(64) }), [
    `chains: ${name}: it does not follow the event before it`,
  ]);
});

test('an event removed in the middle is named by the one behind it, and by the number it leaves out', (t) => {
  const at = bundle.receipt(4);
  const { revision } = bundle.place(at);
  const { faults } = bundle.after((lines) => lines.toSpliced(at, 1));
  t.is(faults[0], `chains: ${JOURNAL}@${revision + 1}: revision ${revision + 1} follows ${revision - 1}`);
  t.true(faults.some((fault) => fault.startsWith('heads: ')));
  t.true(faults.some((fault) => /^numbers: .* where \d+ is due$/.test(fault)));
  t.true(faults.some((fault) => fault.startsWith('balances: fund ')));
});

test('two events that changed places are named, also when each took over the other’s number', (t) => {
  const [one, other] = [bundle.receipt(4), bundle.receipt(5)];
  const [first, second] = [bundle.place(one), bundle.place(other)];
  const swapped = bundle.after((lines) =>
    lines.with(one, lines[other] as string).with(other, lines[one] as string),
  );
  const follows = `revision ${second.revision} follows ${first.revision - 1}`;
  t.is(swapped.faults[0], `chains: ${second.name}: ${follows}`);
  const inPlaceOf = (event: Line, { revision, position }: Line) =>
    JSON.stringify({ ...event, revision, position });
  const renumbered = bundle.after((lines) => {
    const [early, late] = [eventIn(lines[one]), eventIn(lines[other])];
    return lines.with(one, inPlaceOf(late, early)).with(other, inPlaceOf(early, late));
  });
  t.is(renumbered.faults[0], `chains: ${first.name}: it does not follow the event before it`);
});

test('an event that stands elsewhere in the log is named', (t) => {
  const at = bundle.lines.findIndex(
    (line, index) => eventIn(line).stream !== eventIn(bundle.lines[index + 1]).stream,
  );
  const { faults } = bundle.after((lines) =>
    lines.with(at, lines[at + 1] as string).with(at + 1, lines[at] as string),
  );
  t.deepEqual(faults, [`chains: ${bundle.place(at).name}: it stands out of the order of the log`]);
});

test('a tail cut off is named by the manifest’s heads', (t) => {
  const cut = bundle.journal().slice(-3);
  const [first, last] = [bundle.place(cut[0] as number), bundle.place(cut[2] as number)];
  const { faults } = bundle.after((lines) => lines.filter((_, at) => !cut.includes(at)));
  const end = `the file ends at ${JOURNAL}@${first.revision - 1}`;
  t.regex(faults[0] ?? '', new RegExp(`^heads: ${last.name} [0-9a-f]{64} is its last event; ${end} `));
  const all = new Set(bundle.journal());
  const none = bundle.after((lines) => lines.filter((_, at) => !all.has(at)));
  t.regex(none.faults[0] ?? '', /^heads: .* is its last event; it is missing$/);
});

test('an event slipped in at the end is named', (t) => {
  const { faults } = bundle.after((lines) => {
    const event = eventIn(lines[bundle.journal().at(-1) as number]);
    const more = { ...event, revision: event.revision + 1, position: 9_999_999_999 };
    return [...lines, JSON.stringify(more)];
  });
  t.regex(faults[0] ?? '', new RegExp(`^chains: ${JOURNAL}@\\d+: it does not follow`));
  t.true(faults.some((fault) => fault.startsWith('heads: ')));
});

test('what is no event, or hides something beside one, is named by its line', (t) => {
  const at = bundle.receipt(2);
  const line = bundle.lines[at] as string;
  const after = (text: string) => bundle.after((lines) => lines.with(at, text)).faults[0] ?? '';
  const where = `^chains: line ${at + 1} of events\\.ndjson, after \\S+@\\d+: `;
  const twice = line.replace('"type":', '"type":"VoucherPosted","type":');
  t.regex(after(twice), new RegExp(`${where}it is not spelled as it was written$`));
  t.regex(after('noise'), new RegExp(where));
  t.regex(after('null'), new RegExp(`${where}it is no event$`));
});

test('a missing file is named; a bundle that cannot be read at all is no finding', (t) => {
  const copy = bundle.folders.next();
  cpSync(bundle.whole, copy, { recursive: true });
  rmSync(join(copy, 'journal.csv'));
  t.deepEqual(checked(copy).faults, ['files: journal.csv is missing']);
  rmSync(join(copy, 'events.ndjson'));
  t.is(checked(copy).code, 2);
  const later = withManifest(bundle.whole, bundle.folders.next(), (manifest) => {
    manifest.format = 3;
  });
  t.is(checked(later).code, 2);
  t.regex(checked(later).output, /format 3, not 1 or 2/);
  t.is(checked(bundle.whole, ['--mainfest', 'x']).code, 2);
  t.is(checked(bundle.whole, [join(copy, 'nowhere')]).code, 2);
});
