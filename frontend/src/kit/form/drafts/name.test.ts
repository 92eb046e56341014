import test from 'ava';
import { attribute, formsWritten, sources } from '../written.ts';
import { draftName, openedFor } from './name.ts';

/** Every form of the product that keeps a draft: its command, and what tells its drafts apart. */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  'admissionCommands.admitStudent': ['{}'],
  'applicationCommands.admitApplicant': ['{ of: of.UserID }'],
  requestConcession: ['{ of: openedFor(address, FROM_ADDRESS) }'],
  'accessCommands.registerWithLogin': ['{}'],
  changeMonthNames: ['{ of: of.ID }'],
  changePrintSettings: ['{}'],
  insertMonthNames: ['{}'],
  'institutionCommands.changeInstitutionInfo': ["{ of: 'address' }", '{}'],
  'institutionCommands.openFirstSchool': ['DRAFT'],
  recordOpening: ['{}'],
  changeOpening: ['{ of: requestId }'],
  'peopleCommands.changePerson': ['{ of: person.UserID }'],
  'peopleCommands.registerPerson': ['{}'],
  'payrollCommands.setSalary': ['{ of: of.UserID }'],
  'planCommands.settleLeaver': ["{ of: admissionId, secret: ['amount', 'Account', 'transactionNo'] }"],
  'tamlikCommands.giveTamlik': ['{}'],
  'furtherCommands.postJournalVoucher': ['{}'],
  'furtherCommands.settleStaffAdvance': ['{ of: advance.advanceId }'],
  previewFeesForSections: ['{ of }'],
  'resultCommands.previewConditionsForSections': ['{ of }'],
  'resultCommands.saveCandidates': ['{ of: ofPlace(place) }'],
  setExamSettings: ['{}'],
  setMonthCalendar: ["{ of: [SessionID, ClassID].join(' ') }"],
  setRoutineRows: ['{ of: ofPlan(exam, initial) }'],
  'standingCommands.regroupStudents': ["{ of: [asked.SessionID, asked.ClassID, to].join(' ') }"],
  writeOtherNames: ["{ of: rows.map(({ UserID }) => UserID).join('-') }"],
  'transferCommands.transferBalance': ['{}'],
  command: ['{ of }'],
  'form.command': ['{ of }'],
};

const forms = formsWritten().flatMap((form) => {
  const draft = attribute(form.element, 'draft');
  return draft === undefined ? [] : [{ ...form, draft }];
});

test('no two forms keep their drafts under one name, and each says what tells its own apart', (t) => {
  const found: Record<string, string[]> = {};
  for (const { command, draft } of forms) found[command] = [...(found[command] ?? []), draft];
  t.deepEqual(found, KEPT as never);
  for (const [command, drafts] of Object.entries(found)) t.is(new Set(drafts).size, drafts.length, command);
});

test('a form that changes one of many names it in its draft', (t) => {
  for (const { file, draft, element } of forms)
    if (attribute(element, 'params') !== undefined) t.regex(draft, /\bof\b/, file);
});

test('the grids that keep one do so by all that makes them another sheet', (t) => {
  const grids = sources('**/*.{ts,tsx}')
    .filter(({ text }) => text.includes('useDraft('))
    .map(({ file }) => file);
  t.deepEqual(grids.toSorted(), ['fees/setup/use-prices-draft.ts', 'results/entry/use-sheet.ts']);
  const { text } = sources().find(({ file }) => file === 'results/entry/SheetForm.tsx') ?? { text: '' };
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
