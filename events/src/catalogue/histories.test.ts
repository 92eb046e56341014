import { readFileSync } from 'node:fs';
import test from 'ava';
import { type EventDefinition, LANGUAGES, thingsOf, toldKey } from '../kernel/index.ts';
import { calledKey } from '../ledger/index.ts';
import { eventCatalogue, journalEvents, say } from './index.ts';

const samples = new URL('../../samples/', import.meta.url);
const newestSample = ({ type, version }: EventDefinition) =>
  JSON.parse(readFileSync(new URL(`${type}.v${version}.json`, samples), 'utf8')).data;

const isOfPeople = (definition: EventDefinition) =>
  thingsOf(definition, newestSample(definition)).some(({ entity }) => /^(user|admission)$/.test(entity));

test('whatever may stand in somebody’s history says what it is called there', (t) => {
  const ofPeople = [...eventCatalogue.values()].filter(isOfPeople);
  t.true(ofPeople.length > 60);
  t.deepEqual(
    ofPeople.filter(({ history }) => !history).map(({ type }) => type),
    [],
  );
});

test('what an event says it is called is what the services say', (t) => {
  for (const language of LANGUAGES) {
    for (const { type, history } of eventCatalogue.values())
      if (history) t.is(say(language, toldKey(type)), history[language]);
    for (const [type, { entry }] of journalEvents)
      t.is(say(language, calledKey(type)), entry.called[language]);
  }
});
