import { academicCommands } from '@madrasah/events/academics';
import { defineCommand, fields, signedIn } from '@madrasah/events/kernel';
import test from 'ava';
import { FORM_ERROR } from 'final-form';
import * as z from 'zod';
import { WHOLE_FORM } from '../calls/workflow.ts';
import { fieldName, problemsOf, requiredFields, submitErrors, unplaced } from './validator.ts';

const collect = defineCommand({
  name: 'Collect',
  path: '/collect/:id',
  access: signedIn,
  params: { id: fields.id() },
  body: z.object({ on: fields.day(), fees: z.array(z.object({ deposit: fields.amount() })).min(1) }),
  toCommand: (body) => body,
  message: 'x',
});

test('all problems come at once, in the words of both languages', (t) => {
  const problems = problemsOf(academicCommands.addSection, {}, {}, 'bn');
  t.deepEqual(problems, { ClassID: 'জামাত বেছে নিন', SubClass: 'শাখার নাম লিখুন' });
  t.is(problemsOf(academicCommands.addSection, {}, {}, 'en')['SubClass'], 'Sub Class Name is required');
});

test('Bengali digits are good, and a good body has no problem', (t) => {
  t.deepEqual(problemsOf(academicCommands.addSection, { ClassID: '৫', SubClass: 'ক' }, {}, 'bn'), {});
});

test('a row of a list has its problem at its place, and a parameter of the path is not the form’s', (t) => {
  const problems = problemsOf(
    collect,
    { on: '২০২৬-১১-২১', fees: [{ deposit: '৫০' }, { deposit: 'ক' }] },
    {},
    'bn',
  );
  t.is((problems['fees'] as { deposit: string }[])[1]?.deposit, 'দয়া করে একটি বৈধ সংখ্যা লিখুন');
});

test('what must be given is known from the schema', (t) => {
  t.deepEqual([...requiredFields(academicCommands.addSection)], ['ClassID', 'SubClass']);
});

test('names of fields as final-form writes them', (t) => {
  t.is(fieldName(['fees', 0, 'deposit']), 'fees[0].deposit');
  t.is(fieldName(['0', 'a']), '[0].a');
});

test('the server’s word in both languages goes to its field as it is', (t) => {
  const messages = { bn: 'বেশি', en: 'Too much' };
  const { fees } = submitErrors({ message: 'না', fields: [{ path: 'fees', message: 'বেশি', messages }] });
  t.deepEqual(fees, messages);
});

test('the server’s word goes to its field', (t) => {
  const answer = { message: 'না', fields: [{ path: 'fees.1.deposit', message: 'বেশি' }] };
  t.deepEqual(submitErrors(answer), { [FORM_ERROR]: 'না', fees: [undefined, { deposit: 'বেশি' }] });
});

test('a form that is laid out otherwise has the word where it shows the field', (t) => {
  const answer = { message: 'না', fields: [{ path: 'students.1.fees.0.amount', message: 'বদলে গেছে' }] };
  const fieldOf = (name: string) => (name === 'students[1].fees[0].amount' ? 'fees[2].deposit' : name);
  t.deepEqual(submitErrors(answer, fieldOf), {
    [FORM_ERROR]: 'না',
    fees: [undefined, undefined, { deposit: 'বদলে গেছে' }],
  });
});

test('what a page without forms calls the whole form is what final-form calls it', (t) => {
  t.is(WHOLE_FORM, FORM_ERROR);
});

test('what the server says of no field that stands in the form is told by itself', (t) => {
  const problem = (path: string) => ({ path, message: path });
  const paths = ['rows.3', 'file', 'fees.0.deposit', 'fees', 'data.Account', 'Accounts', ''];
  const left = unplaced({ fields: paths.map(problem) }, ['file', 'fees[0].deposit', 'Account']);
  t.deepEqual(
    left.map(({ path }) => path),
    ['rows.3', 'Accounts'],
  );
  const moved = unplaced({ fields: [problem('on')] }, ['days.on'], (name) => `days.${name}`);
  t.deepEqual(moved, []);
});
