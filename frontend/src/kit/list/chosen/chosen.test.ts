import test from 'ava';
import { signedOut } from '../../session/state.ts';
import { type Chosen, choiceMade, chosenBy, chosenReducer } from './chosen.ts';
import { addressed, choicesIn, inHand, type Page, together } from './in-hand.ts';

const SHARED = { SessionID: 'session', ExamID: 'exam', SubClassID: 'section' } as const;
const page = (said: Page['said'], more: Partial<Page> = {}): Page => ({
  ...{ shared: SHARED, said, usual: { SessionID: '2' }, open: [] },
  ...more,
});
const NOBODY: Chosen = { login: '', values: {}, open: [] };
const CHOSEN: Chosen = { login: '1:5', values: { session: '1', exam: '3', section: '7' }, open: [] };
const ALL = { session: new Set(['1', '2']), exam: new Set(['3', '4']), section: new Set(['7', '8']) };

test('a page begins with what was chosen before it, and says so in its address', (t) => {
  const fresh = page({});
  const values = inHand(fresh, CHOSEN, ALL);
  t.deepEqual(values, { SessionID: '1', ExamID: '3', SubClassID: '7' });
  t.deepEqual(addressed(fresh, values), values);
});

test('what the address says goes first, and the address says all of what is in hand', (t) => {
  const linked = page({ ExamID: '4' });
  const values = inHand(linked, CHOSEN, ALL);
  t.deepEqual(values, { SessionID: '1', ExamID: '4', SubClassID: '7' });
  t.deepEqual(addressed(linked, values), { SessionID: '1', SubClassID: '7' });
  t.is(addressed(page(values), values), undefined);
});

test('while nothing is chosen the session is the usual one, and the address says nothing', (t) => {
  const fresh = page({});
  const values = inHand(fresh, NOBODY, ALL);
  t.deepEqual(values, { SessionID: '2', ExamID: '', SubClassID: '' });
  t.is(addressed(fresh, values), undefined);
});

test('what does not stand is let go of, in the address and of what was chosen', (t) => {
  const gone = page({ ExamID: '9' });
  const values = inHand(gone, { ...CHOSEN, values: { session: '9', section: '8' } }, ALL);
  t.deepEqual(values, { SessionID: '2', ExamID: '', SubClassID: '8' });
  t.deepEqual(addressed(gone, values), { SessionID: '2', ExamID: '', SubClassID: '8' });
  t.is(inHand(gone, NOBODY, {})['ExamID'], '9', 'before the lists are read nobody can tell');
  t.is(inHand({ ...gone, past: true }, NOBODY, ALL)['ExamID'], '9', 'a page of what is past shows it');
});

test('what was left open stays open where it may be, and elsewhere begins with what was chosen', (t) => {
  const emptied = chosenReducer(CHOSEN, choiceMade({ login: '1:5', values: { section: '' } }));
  t.is(inHand(page({}, { open: ['SubClassID'] }), emptied, ALL)['SubClassID'], '');
  t.is(inHand(page({}), emptied, ALL)['SubClassID'], '7');
  const again = chosenReducer(emptied, choiceMade({ login: '1:5', values: { section: '8' } }));
  t.is(inHand(page({}, { open: ['SubClassID'] }), again, ALL)['SubClassID'], '8');
});

test('a session that was emptied on purpose is not the usual one', (t) => {
  t.is(inHand(page({ SessionID: '' }), CHOSEN, ALL)['SessionID'], '');
});

test('what one login chose is nothing to another, and nothing after he has left', (t) => {
  t.is(chosenBy(CHOSEN, '1:6'), chosenBy(NOBODY, '1:6'));
  t.is(chosenBy(CHOSEN, '1:5'), CHOSEN);
  const other = chosenReducer(CHOSEN, choiceMade({ login: '1:6', values: { exam: '4' } }));
  t.deepEqual(other, { login: '1:6', values: { exam: '4' }, open: [] });
  t.deepEqual(chosenReducer(CHOSEN, signedOut()), NOBODY);
});

test('a section brings its class, and another class lets go of the section', (t) => {
  const classOf = (section: string) => ({ 7: '1', 8: '2' })[section];
  t.deepEqual(together({ section: '8' }, {}, classOf), { values: { section: '8', class: '2' }, forget: [] });
  t.deepEqual(together({ class: '2' }, CHOSEN.values, classOf).forget, ['section']);
  t.deepEqual(together({ class: '1' }, CHOSEN.values, classOf).forget, []);
  const left = chosenReducer(
    CHOSEN,
    choiceMade({ login: '1:5', values: { class: '2' }, forget: ['section'] }),
  );
  t.deepEqual(left.values, { session: '1', exam: '3', class: '2' });
});

test('only what the address of a page says is told to the others', (t) => {
  t.deepEqual(choicesIn(page({ ExamID: '4' }), { SessionID: '2', ExamID: '4', SubClassID: '' }), {
    exam: '4',
  });
});
