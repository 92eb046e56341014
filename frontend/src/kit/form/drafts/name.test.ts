import { globSync, readFileSync } from 'node:fs';
import test from 'ava';
import { draftName, openedFor } from './name.ts';

const SRC = new URL('../../../', import.meta.url).pathname;

/** Every form of the product that keeps a draft: its command, and what tells its drafts apart. */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  'admissionCommands.admitStudent': ['{}'],
  'applicationCommands.admitApplicant': ['{ of: of.UserID }'],
  requestConcession: ['{ of: openedFor(address, FROM_ADDRESS) }'],
  'institutionCommands.changeInstitutionInfo': ['{}'],
  'institutionCommands.openFirstSchool': ['DRAFT'],
  recordOpening: ['{}'],
  changeOpening: ['{ of: requestId }'],
  'peopleCommands.changePerson': ['{ of: person.UserID }'],
  'peopleCommands.registerPerson': ['{}'],
  'planCommands.settleLeaver': ["{ of: admissionId, secret: ['amount', 'Account', 'transactionNo'] }"],
  'tamlikCommands.giveTamlik': ['{}'],
  'furtherCommands.postJournalVoucher': ['{}'],
  'transferCommands.transferBalance': ['{}'],
  command: ['{ of }'],
  'form.command': ['{ of }'],
};

const sources = globSync('**/*.tsx', { cwd: SRC })
  .filter((file) => !file.startsWith('kit/'))
  .map((file) => ({ file, text: readFileSync(SRC + file, 'utf8') }));

/** Of an element the text of an attribute, between its braces. */
function attribute(element: string, name: string): string | undefined {
  const from = element.search(new RegExp(`\\s${name}=\\{`));
  if (from < 0) return undefined;
  const start = element.indexOf('{', from) + 1;
  let open = 1;
  let at = start;
  for (; open > 0; at += 1) open += { '{': 1, '}': -1 }[element[at] ?? '}'] ?? 0;
  return element.slice(start, at - 1);
}

const forms = sources.flatMap(({ file, text }) =>
  text
    .split(/<(?:CommandForm|AskedForm|AskedDialog|(?:New)?PersonForm)\b/)
    .slice(1)
    .map((element) => ({ file, command: attribute(element, 'command') ?? '', element }))
    .flatMap((form) => {
      const draft = attribute(form.element, 'draft');
      return draft === undefined ? [] : [{ ...form, draft }];
    }),
);

test('no two forms keep their drafts under one name, and each says what tells its own apart', (t) => {
  const found: Record<string, string[]> = {};
  for (const { command, draft } of forms) found[command] = [...(found[command] ?? []), draft];
  t.deepEqual(found, KEPT as never);
  for (const [command, drafts] of Object.entries(found)) t.is(drafts.length, 1, command);
});

test('a form that changes one of many names it in its draft', (t) => {
  for (const { file, draft, element } of forms)
    if (attribute(element, 'params') !== undefined) t.regex(draft, /\bof\b/, file);
});

test('the only grid that keeps one is the sheet of marks, by all that makes it another sheet', (t) => {
  const grids = globSync('**/*.{ts,tsx}', { cwd: SRC }).filter(
    (file) => !file.startsWith('kit/') && readFileSync(SRC + file, 'utf8').includes('useDraft('),
  );
  t.deepEqual(grids, ['results/entry/use-sheet.ts']);
  const { text } = sources.find(({ file }) => file === 'results/entry/SheetForm.tsx') ?? { text: '' };
  t.true(text.includes("draftName('marks', pass, SessionID, ExamID, SubClassID)"));
});

test('a name holds all that was said, and nothing of what was not', (t) => {
  t.is(draftName('AdmitStudent'), 'AdmitStudent');
  t.is(draftName('ChangePerson', 7), 'ChangePerson 7');
  t.is(draftName('marks', 1, 0, 2), 'marks 1 0 2');
  t.is(draftName('PostVoucher', undefined), 'PostVoucher');
});

test('an address opens a form for what it names, in whatever order and with whatever else', (t) => {
  const names = ['AdmissionID', 'itemId'];
  const one = new URLSearchParams('itemId=3&AdmissionID=9&amount=500');
  t.is(openedFor(one, names), 'AdmissionID=9 itemId=3');
  t.is(openedFor(new URLSearchParams('AdmissionID=9&itemId=3&reason=x'), names), openedFor(one, names));
  t.is(openedFor(new URLSearchParams('amount=5'), names), undefined);
});
