import { Buffer } from 'node:buffer';
import { say } from '@madrasah/events';
import type { ImportedStudent } from '@madrasah/events/admissions';
import { PersonRegistered } from '@madrasah/events/people';
import { plainTable } from '@madrasah/service-kit/folding';
import test, { type ExecutionContext } from 'ava';
import { peopleStream } from '../../people/state.ts';
import { openSchool } from '../../test-support/app.ts';
import { FORMS } from '../../test-support/forms.ts';
import { ADMIT, furnish } from '../../test-support/office.ts';
import { PROFILE } from '../../test-support/people.ts';
import { likeFault } from './already-there.ts';

const HEAD =
  'দাখেলা নম্বর,নাম,পিতার নাম,মাতার নাম,লিঙ্গ,জন্ম তারিখ,অভিভাবকের মোবাইল,সম্পর্ক,ClassID,SubClassID,আবাসন,ভর্তির ধরন,আর্থিক অবস্থা';
const line = (code: string, name: string) =>
  `${code},${name},আব্দুর রহমান,আয়েশা,পুরুষ,02/03/2015,1712345678,পিতা,১,1,আবাসিক,পুরাতন,সচ্ছল`;

async function school(t: ExecutionContext) {
  const app = await openSchool({ withinMs: 60_000 });
  t.teardown(() => app.close());
  await furnish(app);
  const send = async (lines: readonly string[], form: Record<string, string> = {}) => {
    const body = new FormData();
    for (const [name, value] of Object.entries({ SessionID: '1', ...form })) body.append(name, value);
    body.append('file', new Blob([Buffer.from([HEAD, ...lines].join('\n'))]), 'ছাত্র.csv');
    return app.call('POST', '/api/students/import', { token: app.token(1), body });
  };
  const admit = (UserName: string, UserCode: string) =>
    app.done('POST', ADMIT, { data: { ...(FORMS['AdmitStudent'] as object), UserName, UserCode } });
  return { app, send, admit };
}

const told = ({ body }: { body: { data: { errors: { row: number; path: string; message: string }[] } } }) =>
  body.data.errors.map(({ row, path, message }) => [row, path, message]);
const taken = (code: string) => say('bn', 'people.code-duplicate', { code });

test('a code is one in a file and in the school, however it is written: zeros before, Bengali digits, what is not seen', async (t) => {
  const { app, send, admit } = await school(t);
  await admit('আহমাদ', '1004');
  const before = await app.recorded();
  for (const code of ['01004', '১০০৪', '০০১০০৪', ' 10\u200B04 '])
    t.deepEqual(told(await send([line(code, 'উমর')])), [[2, 'UserCode', taken('1004 আহমাদ')]], code);
  for (const [one, other] of [
    ['0945', '৯৪৫'],
    ['৯৪৫', '0945'],
    ['945', '০০৯৪৫'],
  ] as const) {
    const lines = [line(one, 'বিলাল'), line(other, 'খালিদ')];
    const looked = await send(lines);
    t.like(looked.body.data, { valid: 1, invalid: 1 });
    t.deepEqual(told(looked), [[3, 'UserCode', say('bn', 'admissions.code-line', { line: 2 })]]);
    t.is((await send(lines, { dryRun: '0' })).status, 400);
  }
  t.deepEqual(await app.recorded(), before, 'nobody is made');
});

test('of several who are alike the one is named whose code the row has, with his name', (t) => {
  const state = peopleStream.initial(plainTable);
  const metadata = { at: '2026-04-14T04:05:00.000Z', actor: { id: 1 } };
  for (const [userId, userCode] of [
    [1, '1004'],
    [2, '1301'],
  ] as const) {
    const person = { userId, userCode, userType: 1, gender: 1, profile: PROFILE };
    peopleStream.evolve(state, { ...PersonRegistered(person), revision: userId, metadata });
  }
  const named = (userCode: string) =>
    likeFault(state, { userCode, profile: PROFILE } as ImportedStudent, new Map())?.params['code'];
  t.is(named('০১০০৪'), `1004 ${PROFILE.name}`);
  t.is(named('1301'), `1301 ${PROFILE.name}`);
  t.is(named(''), `1301 ${PROFILE.name}`);
});

test('twins of one file are named by their line, never by a code that nobody has yet', async (t) => {
  const { send } = await school(t);
  const looked = await send([line('', 'বিলাল'), line('', 'খালিদ'), line('', 'বিলাল')]);
  t.deepEqual(told(looked), [[4, '', say('bn', 'admissions.alike-line', { line: 2 })]]);
  t.regex(say('bn', 'admissions.alike-line', { line: 2 }), /ফাইলের ২ নম্বর লাইনে/);
});
