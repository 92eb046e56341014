import test from 'ava';
import { NO_STEPS, stepped, undone, withSaved } from './edits.ts';

const typed = (text: string) => ({ 30: { MaleAbaNew: text } });

test('letters in one cell are one step, a fill is one, and each is taken back alone', (t) => {
  const one = stepped(NO_STEPS, typed('7'), '30.MaleAbaNew');
  const two = stepped(one, typed('72'), '30.MaleAbaNew');
  const filled = stepped(two, { ...typed('72'), 31: { MaleAbaNew: '72' } });
  t.deepEqual(undone(filled).now, typed('72'));
  t.deepEqual(undone(undone(filled)), NO_STEPS);
  t.deepEqual(undone(NO_STEPS), NO_STEPS);
});

test('after a fill the same cell begins a step of its own', (t) => {
  const cell = '30.MaleAbaNew';
  const filled = stepped(stepped(NO_STEPS, typed('7'), cell), { ...typed('7'), 31: { MaleAbaNew: '7' } });
  const more = stepped(filled, { ...filled.now, ...typed('8') }, cell);
  t.deepEqual(undone(more).now, filled.now);
});

test('nothing leads behind a row that was saved', (t) => {
  const steps = stepped(NO_STEPS, { ...typed('7'), 31: { MaleAbaNew: '7' } });
  t.deepEqual(withSaved(steps, 30), { now: { 31: { MaleAbaNew: '7' } }, before: [] });
});
