import { streams } from '@madrasah/events';
import { NoteErased, NoteWritten } from '@madrasah/events/notes';
import test from 'ava';
import { SCHOOL, testApp } from '../app-test-support.ts';
import { notesOf, notesSaying, saidIn } from './index.ts';

const stream = streams.notes(SCHOOL);
const payee = (noteId: number, name: string) => NoteWritten({ noteId, texts: { payee: name, line1: 'বিল' } });

test('entries are joined with what their notes say; what is erased is told apart from what was not said', async (t) => {
  const app = await testApp();
  t.teardown(app.end);
  await app.record(stream, payee(1, 'রহিম'), payee(2, 'করিম'), payee(3, 'রহিমা'));
  await app.record(stream, NoteErased({ noteId: 2, why: 'asked' }));
  await app.settled();
  const tenant = app.documents.of(SCHOOL);
  const notes = await notesOf(tenant, [1, null, 2, 1, undefined, 9]);
  t.is(notes.size, 2);
  t.is(saidIn(notes, 1, 'payee'), 'রহিম');
  t.is(saidIn(notes, 1, 'address'), '');
  t.is(saidIn(notes, null, 'payee'), '');
  t.is(saidIn(notes, 2, 'payee'), null);
  t.deepEqual((await notesSaying(tenant, 'রহিম')).sort(), [1, 3]);
  t.deepEqual(await notesSaying(tenant, 'করিম'), []);
  t.deepEqual(await notesSaying(tenant, ' '), []);
});

test('who may erase a note sees what it says', async (t) => {
  const app = await testApp();
  t.teardown(app.end);
  await app.record(stream, payee(1, 'রহিম'));
  const note = () => app.get('/api/accounts/notes/1');
  t.like((await note()).body, { data: { noteId: 1, texts: { payee: 'রহিম', line1: 'বিল' }, erased: false } });
  await app.record(stream, NoteErased({ noteId: 1, why: 'mistaken' }));
  t.like((await note()).body, { data: { texts: null, erased: true } });
  t.is((await app.get('/api/accounts/notes/2')).status, 404);
});
