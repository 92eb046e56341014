import test from 'ava';
import { createForm } from 'final-form';
import { overtakenFields, toTell } from './overtaken.ts';

test('what somebody else has changed is told field by field, rows of a table too, with what is typed', (t) => {
  const loaded = { payee: 'করিম', on: '2026-11-01', lines: [{ SLID: 3, Amount: '500' }] };
  const now = {
    payee: 'রহিম',
    on: '2026-11-01',
    lines: [
      { SLID: 3, Amount: '550' },
      { SLID: 4, Amount: '10' },
    ],
  };
  const typed = { payee: 'সেলিম', on: '2026-11-02', lines: [{ SLID: 3, Amount: '500' }] };
  t.deepEqual(overtakenFields(loaded, now, typed), [
    { name: 'payee', was: 'করিম', now: 'রহিম', typed: 'সেলিম', isTyped: true },
    { name: 'lines[0].Amount', was: '500', now: '550', typed: '500', isTyped: false },
    { name: 'lines[1].SLID', was: undefined, now: 4, typed: undefined, isTyped: false },
    { name: 'lines[1].Amount', was: undefined, now: '10', typed: undefined, isTyped: false },
  ]);
  t.deepEqual(overtakenFields({ a: undefined, b: '' }, { a: '', b: null }, {}), [], 'nothing is nothing');
});

test('what both have typed alike, or in other digits, is nothing to be told', (t) => {
  t.deepEqual(overtakenFields({ a: 'x', b: '12' }, { a: 'y', b: '১২' }, { a: 'y', b: '12' }), []);
});

test('what is in no field of the form and not written in it is no matter of it', (t) => {
  const loaded: Record<string, unknown> = { District: 'ঢাকা', Principal: 'ইউনুস', papers: [{ a: 1 }] };
  const form = createForm({ onSubmit: () => undefined, initialValues: loaded });
  for (const name of ['District', 'papers']) form.registerField(name, () => undefined, {}, {});
  form.change('District', 'সিলেট');
  const told = (now: object) => toTell(loaded, { ...loaded, ...now }, form).map(({ name }) => name);
  t.deepEqual(told({ Principal: 'ইদরিস' }), []);
  t.deepEqual(told({ District: 'রংপুর' }), ['District']);
  t.deepEqual(told({ District: 'সিলেট' }), []);
  t.deepEqual(told({ papers: [{ a: 2 }] }), ['papers[0].a']);
  form.change('Principal', 'সেলিম');
  t.deepEqual(told({ Principal: 'ইদরিস' }), ['Principal']);
});
