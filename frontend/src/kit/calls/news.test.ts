import { classes, sections } from '@madrasah/events/academics';
import test from 'ava';
import { type Answer, json, settled } from '../fake-browser.ts';
import { addressOf } from '../wire/definitions.ts';
import { newsHeard, positionSeen, queryReleased, queryWanted } from './queries.ts';
import { list, page } from './test-support.ts';

const CLASSES = addressOf(classes.queries.list);
const SECTIONS = addressOf(sections.queries.list, { ClassID: 5 });

test('after a write everything in sight is asked again behind its position, keeping what is shown', async (t) => {
  const { store, sent, entry } = page(() => list(sent.length));
  store.dispatch(queryWanted(CLASSES));
  store.dispatch(queryWanted(SECTIONS));
  await settled();
  store.dispatch(queryReleased(SECTIONS));
  store.dispatch(positionSeen('12'));
  t.like(entry(CLASSES), { status: 'loading', data: { data: [1] } });
  await settled();
  t.is(sent.length, 3);
  t.is(sent[2]?.headers['X-After-Position'], '12');
  t.is(entry(CLASSES)?.position, '12');
  store.dispatch(positionSeen('9'));
  t.is(store.getState().queries.position, '12');
  store.dispatch(queryWanted(SECTIONS)); // older than the write: asked again
  await settled();
  t.is(sent.at(-1)?.path, SECTIONS);
});

const told = (position: string, ...data: unknown[]) => json(200, { data }, { 'X-Position': position });

test('news that an answer already holds ask nothing again', async (t) => {
  const { store, sent, entry } = page(({ path, headers }) =>
    told(path === CLASSES ? '12' : (headers['X-After-Position'] ?? '7')),
  );
  store.dispatch(queryWanted(CLASSES));
  store.dispatch(queryWanted(SECTIONS));
  await settled();
  store.dispatch(positionSeen('10'));
  await settled();
  t.deepEqual(
    sent.map(({ path }) => path),
    [CLASSES, SECTIONS, SECTIONS],
  );
  t.is(entry(CLASSES)?.position, '12');
});

const depends = (kinds: string) => json(200, { data: [] }, { 'X-Position': '7', 'X-Kinds': kinds });
const FUNDS = '/api/accounts/funds';

test('news ask again what depends on what they touched, and what does not say on what', async (t) => {
  const answers: Record<string, () => Answer> = {
    [CLASSES]: () => depends('classes,sections'),
    [SECTIONS]: () => told('7'),
    [FUNDS]: () => depends(''),
  };
  const { store, sent, entry } = page(({ path }) => answers[path]?.() ?? 'away');
  for (const path of [CLASSES, SECTIONS, FUNDS]) store.dispatch(queryWanted(path));
  await settled();
  const askedBy = async (action: Parameters<typeof store.dispatch>[0]) => {
    const before = sent.length;
    store.dispatch(action);
    await settled();
    return sent.slice(before).map(({ path }) => path);
  };
  t.deepEqual(await askedBy(newsHeard({ position: '8', kinds: ['books'] })), [SECTIONS]);
  t.is(entry(CLASSES)?.position, '7');
  t.deepEqual(await askedBy(newsHeard({ position: '9', kinds: ['sections', 'people'] })), [
    CLASSES,
    SECTIONS,
  ]);
  t.is(sent.at(-1)?.headers['X-After-Position'], '9');
  t.deepEqual(await askedBy(newsHeard({ position: '9', kinds: ['sections', 'people'] })), []);
  t.deepEqual(await askedBy(newsHeard({ position: '10', kinds: [] })), [SECTIONS]);
  t.deepEqual(await askedBy(newsHeard({ position: '11' })), [CLASSES, SECTIONS, FUNDS]);
  t.deepEqual(await askedBy(positionSeen('12')), [CLASSES, SECTIONS, FUNDS]);
});

test('news that came before an answer that does not hold them are not forgotten', async (t) => {
  const gate = Promise.withResolvers<Answer>();
  const answers: (Answer | Promise<Answer>)[] = [gate.promise, depends('classes')];
  const { store, sent } = page(() => answers.shift() ?? 'away');
  store.dispatch(queryWanted(CLASSES));
  await settled();
  store.dispatch(newsHeard({ position: '8', kinds: ['classes'] }));
  store.dispatch(newsHeard({ position: '9', kinds: ['books'] }));
  gate.resolve(depends('classes'));
  await settled();
  await settled();
  t.is(sent[1]?.headers['X-After-Position'], '9');
  t.is(sent.length, 2);
});

test('what is recorded while an answer is on its way is asked for when it comes', async (t) => {
  const gate = Promise.withResolvers<Answer>();
  const answers: (Answer | Promise<Answer>)[] = [gate.promise, told('8', 'new')];
  const { store, sent, entry } = page(() => answers.shift() ?? 'away');
  store.dispatch(queryWanted(CLASSES));
  await settled();
  store.dispatch(positionSeen('8'));
  await settled();
  t.is(sent.length, 1);
  gate.resolve(told('5', 'old'));
  await settled();
  await settled();
  t.is(sent[1]?.headers['X-After-Position'], '8');
  t.like(entry(CLASSES), { status: 'succeeded', data: { data: ['new'] }, position: '8' });
});
