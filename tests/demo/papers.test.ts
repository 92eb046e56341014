import { strictRows } from '@madrasah/service-kit/workbook/test-support';
import test from 'ava';
import { textOfPdf } from '../../projection-service/src/printing/pdf/read-back.ts';
import { ASKED, type AskedPaper } from './papers/asked.ts';
import { type Printed, type PrintedDemo, printedDemo } from './papers/printed-demo.ts';
import { bengaliOf, countsOf, numbersInWords, numbersOf, wordsOf } from './papers/said.ts';

/** Numbers that name something and are not reckoned with: codes, telephones, papers' numbers, names of years. */
const CODES = [
  ...[
    'দাখেলা',
    'Code',
    'رقم القيد',
    'শিক্ষক কোড',
    'Teacher code',
    'Teacher Code',
    'প্রতিষ্ঠানের আইডি',
    'Institution ID',
  ],
  ...['মোবাইল', 'Mobile', 'الجوال', 'আবেদন নং', 'Application no.', 'ক্র.', 'No.'],
  ...['হিসাববর্ষের নাম', 'Name of the year'],
  // `485 / 600`: beside it stands the number itself.
  ...['প্রাপ্ত মোট', 'Total marks'],
];

/** On an Arabic sheet: whoever watches an exam is a teacher, and nobody records a teacher’s name in Arabic. */
const TEACHERS = ['المراقب'];

/** What is wrong with a paper, in words; nothing where it is right. */
interface Faults {
  readonly answered: string[];
  readonly drawn: string[];
  readonly reckoned: string[];
  readonly coded: string[];
  readonly arabic: string[];
}
const faults: Faults = { answered: [], drawn: [], reckoned: [], coded: [], arabic: [] };
let demo: PrintedDemo;

/** Each word and figure of the document stands on the paper as often as there, and no text ends in dots. */
function lookAtPdf({ documents, file }: Printed): string[] {
  const whole = textOfPdf(file);
  const timesIn = (part: string) => whole.split(part).length - 1;
  const missing = [...countsOf(documents.flatMap(wordsOf))].filter(([word, times]) => timesIn(word) < times);
  const dots = timesIn('…') - documents.flatMap(wordsOf).filter((word) => word.includes('…')).length;
  return [...missing.map(([word, times]) => `${word} ${timesIn(word)}/${times}`), ...(dots > 0 ? ['…'] : [])];
}

/** Each figure of the document is a number of the workbook, which a strict reader opens. */
function lookAtWorkbook({ documents, file }: Printed): string[] {
  const cells = strictRows(file).flatMap((row) => [...row.values()]);
  const numbers = countsOf(cells.filter(({ kind }) => kind === 'number').map(({ value }) => value));
  const wanted = [...countsOf(documents.flatMap(numbersOf))];
  return wanted.flatMap(([figure, times]) => {
    const found = numbers.get(figure) ?? 0;
    return found < times ? [`${figure} ${found}/${times}`] : [];
  });
}

async function lookAt({ name, path, language, workbook }: AskedPaper): Promise<void> {
  const tell = (kind: keyof Faults, of: readonly string[]) => {
    if (of.length > 0) faults[kind].push(`${name}: ${[...new Set(of)].slice(0, 8).join(', ')}`);
  };
  const printed = await demo.get(path, language);
  if (printed.status !== 200 || printed.documents.length === 0)
    return tell('answered', [`${printed.status} ${printed.file.subarray(0, 200)}`]);
  const { documents } = printed;
  tell('drawn', lookAtPdf(printed));
  tell(
    'arabic',
    documents.flatMap((paper) => bengaliOf(paper, TEACHERS)),
  );
  if (workbook === undefined) return;
  const saved = await demo.get(workbook, language);
  if (saved.status !== 200) return tell('answered', [`workbook ${saved.status}`]);
  tell('reckoned', lookAtWorkbook(saved));
  tell(
    'coded',
    saved.documents.flatMap(numbersInWords).filter((title) => !CODES.includes(title)),
  );
}

test.before(async () => {
  demo = await printedDemo();
  for (const asked of ASKED) await lookAt(asked);
});
test.after.always(() => demo?.end());

test('every paper of the demo is printed, in each of its languages', (t) => {
  t.deepEqual(faults.answered, []);
  t.true(ASKED.length > 400, `${ASKED.length}`);
});

test('each figure, mark and name of a paper stands whole on it', (t) => {
  t.deepEqual(faults.drawn, []);
});

test('each figure is a number of the workbook, which a strict reader opens', (t) => {
  t.deepEqual(faults.reckoned, []);
});

test('what reads as a number and is text in a workbook names something', (t) => {
  t.deepEqual(faults.coded, []);
});

test('an Arabic sheet of the demo has no Bengali', (t) => {
  t.deepEqual(faults.arabic, []);
});
