import test from 'ava';
import { bookOf, gift } from '../equalities/test-support/further-books.ts';
import { Product, SCHOOL } from '../equalities/test-support/product.ts';
import { School } from '../equalities/test-support/school.ts';
import {
  bundleOf,
  checked,
  Folders,
  linesOf,
  manifestOf,
  withLines,
  withManifest,
} from './test-support/bundle.ts';
import { eventIn } from './test-support/damaging.ts';

// A bundle of a school that has opened streams: they are in it, and the verifier that stands alone proves them.
const folders = new Folders();
const whole = folders.next();
const plain = folders.next();
const SECOND = `journal-${SCHOOL}_2`;
let product: Product;

test.before(async () => {
  product = await Product.start();
  const school = await School.open(product);
  school.day('2026-04-10');
  const root = () => school.client.command('/api/accounts/audit/roots', {});
  await school.admit('আব্দুল্লাহ');
  await root();
  await bundleOf(product.log, plain, { schoolId: SCHOOL });
  await product.given(bookOf(2), [gift(2, 1, 500), gift(2, 2, 250)]);
  await root();
  for (const book of [3, 4]) await product.given(bookOf(book), [gift(book, 1, 10)]);
  await product.given(bookOf(2), [gift(2, 3, 50)]);
  await root();
  await bundleOf(product.log, whole, { schoolId: SCHOOL, formats: ['hledger', 'csv'] });
});
test.after.always(async () => {
  await product.end();
  folders.remove();
});

const inStream = (stream: string) => (line: string) => line.startsWith(`{"stream":"${stream}"`);

test('all streams of the school are in it, and it holds', (t) => {
  const { code, output } = checked(whole);
  t.is(code, 0, output);
  t.regex(output, /^ok {4}roots +3 daily roots follow from the events$/m);
  const { streams, format } = manifestOf(whole);
  t.is(format, 2);
  const names = streams.map(({ stream }) => stream);
  for (const book of [1, 2, 3, 4]) t.true(names.includes(`journal-${SCHOOL}_${book}`));
  t.true(names.includes(`streams-${SCHOOL}`));
});

test('a school that has opened none has a bundle that every verifier of before reads', (t) => {
  t.is(manifestOf(plain).format, 1);
  t.is(checked(plain).code, 0);
  const root = linesOf(plain)
    .map(eventIn)
    .find(({ type }) => type === 'DailyRootTaken');
  t.deepEqual(root?.data['folded'], []);
  t.is(
    checked(withManifest(plain, folders.next(), (manifest) => void Object.assign(manifest, { format: 3 })))
      .code,
    2,
  );
});

test('the trial balance and the journals of other programs have what stands in further books', (t) => {
  const { funds, debit } = manifestOf(whole).trialBalance;
  const box = funds[0]?.accounts.find(({ account }) => account === 'sl:901');
  t.is(box?.debit, 82_000);
  t.is(debit - manifestOf(plain).trialBalance.debit, 82_000);
});

test('a tail cut off from an opened stream and the manifest alike is named by the root that knew it', (t) => {
  const cut = withLines(whole, folders.next(), (lines) =>
    lines.filter((line) => !inStream(SECOND)(line) || eventIn(line).revision < 2),
  );
  t.regex(
    checked(cut).faults.find((fault) => fault.startsWith('roots: ')) ?? '',
    new RegExp(`the root of 2026-04-10 knew ${SECOND}@2 as its last event, the file has @1 there$`),
  );
  const gone = withLines(whole, folders.next(), (lines) => lines.filter((line) => !inStream(SECOND)(line)));
  t.regex(
    checked(gone).faults.find((fault) => fault.startsWith('roots: ')) ?? '',
    new RegExp(`knew ${SECOND}@1 as its last event, the file has @none there$`),
  );
});

test('a stream that was opened by nothing is named', (t) => {
  const unlisted = withLines(whole, folders.next(), (lines) =>
    lines.filter((line) => !inStream(`streams-${SCHOOL}`)(line)),
  );
  t.is(checked(unlisted).faults[0], `chains: ${SECOND}@0: no event in front of it has opened its stream`);
});

test('heads that were noted otherwise do not fold to what the root has', (t) => {
  const lines = linesOf(whole);
  const at = lines.findIndex((line) => eventIn(line).type === 'StreamHeadsNoted');
  const without = withLines(whole, folders.next(), (all) => all.filter((_, index) => index !== at));
  t.regex(
    checked(without).faults.find((fault) => fault.startsWith('roots: ')) ?? '',
    /the root of 2026-04-10 folds other heads of opened streams$/,
  );
});
