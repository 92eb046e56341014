import test from 'ava';
import { Product, SCHOOL } from '../equalities/test-support/product.ts';
import { School } from '../equalities/test-support/school.ts';
import { bundleOf, checked, Folders, manifestOf, withLines, withManifest } from './test-support/bundle.ts';

// Daily roots in a bundle: recomputed from its events, and compared with one that was printed at the time.
const folders = new Folders();
const whole = folders.next();
const JOURNAL = `journal-${SCHOOL}_1`;
let product: Product;

test.before(async () => {
  product = await Product.start();
  const school = await School.open(product);
  for (const day of ['2026-04-10', '2026-04-11', '2026-04-12']) {
    school.day(day);
    await school.admit(`ছাত্র ${day}`);
    await school.client.command('/api/accounts/audit/roots', {});
    await product.open(`2000${day.slice(-1)}`); // the platform's stream goes on with other schools
  }
  await school.admit('পরে');
  await bundleOf(product.log, whole, { schoolId: SCHOOL });
});
test.after.always(async () => {
  await product.end();
  folders.remove();
});

const rootOf = (day: string) => manifestOf(whole).roots.find((root) => root.day === day)?.root ?? '';

test('every root of the school follows from the events of the bundle', (t) => {
  const { code, output } = checked(whole);
  t.is(code, 0, output);
  t.regex(output, /^ok {4}roots +3 daily roots follow from the events$/m);
  t.deepEqual(
    manifestOf(whole).roots.map(({ day }) => day),
    ['2026-04-10', '2026-04-11', '2026-04-12'],
  );
});

test('a root from paper is found, in groups of four too; another is not', (t) => {
  const printed = rootOf('2026-04-11').replace(/(....)/g, '$1 ');
  const found = checked(whole, ['--root', printed]);
  t.is(found.code, 0);
  t.notRegex(found.output, /Compared with nothing from outside/);
  t.regex(checked(whole).output, /Compared with nothing from outside/);
  t.deepEqual(checked(whole, ['--root', 'a'.repeat(64)]).faults, [
    'roots: the root handed over is not among them',
  ]);
  for (const word of ['', 'root.txt', printed.slice(5)]) {
    const { code, output } = checked(whole, ['--root', word]);
    t.is(code, 2, word);
    t.regex(output, /--root needs 64 hexadecimal figures/);
  }
});

test('a tail cut off from events and manifest alike is named by the root that knew it', (t) => {
  const cut = withLines(whole, folders.next(), (lines) =>
    lines.filter(
      (line) =>
        !line.startsWith(`{"stream":"${JOURNAL}"`) || (JSON.parse(line) as { revision: number }).revision < 2,
    ),
  );
  const agreed = withManifest(cut, folders.next(), (manifest) => {
    for (const row of manifest.streams.filter(({ stream }) => stream === JOURNAL)) {
      row.revision = 1;
      row.events = 2;
    }
  });
  const { faults } = checked(agreed);
  t.regex(
    faults.find((fault) => fault.startsWith('roots: ')) ?? '',
    new RegExp(
      `^roots: audit-${SCHOOL}@2: the root of 2026-04-12 knew ${JOURNAL}@2 as its last event, the file has @1 there$`,
    ),
  );
});

test('a root dropped from the manifest, or changed there, is named', (t) => {
  const dropped = checked(withManifest(whole, folders.next(), ({ roots }) => void roots.splice(1, 1)));
  t.regex(dropped.faults[0] ?? '', /^roots: audit-\d+@1: the root of 2026-04-11 /);
  const changed = withManifest(whole, folders.next(), ({ roots }) => {
    for (const root of roots.slice(0, 1)) root.root = 'b'.repeat(64);
  });
  t.is(
    checked(changed).faults[0],
    `roots: the root of 2026-04-10, ${'b'.repeat(64)}, is not proved by the events`,
  );
});

test('the same bundle up to an earlier position has the roots taken until then', async (t) => {
  const position = manifestOf(whole).roots[1]?.position ?? 0;
  const folder = folders.next();
  await bundleOf(product.log, folder, { schoolId: SCHOOL, until: position });
  t.is(manifestOf(folder).roots.length, 1);
  t.is(checked(folder).code, 0);
});
