import { isRefusal } from '@madrasah/events';
import { peopleCommands } from '@madrasah/events/people';
import { plainTable } from '@madrasah/service-kit/folding';
import test from 'ava';
import { PROFILE } from '../test-support/people.ts';
import { type ChangeCodeSetting, changeCodeSetting, registerPerson } from './decide.ts';
import { peopleStream } from './state.ts';

const fold = { revision: 0, metadata: { at: '2026-04-14T04:05:00.000Z', actor: { id: 1 } } };
const profile = PROFILE;

function school() {
  const state = peopleStream.initial(plainTable);
  const apply = (decided: ReturnType<typeof registerPerson>) => {
    if (!isRefusal(decided)) for (const draft of decided) peopleStream.evolve(state, { ...draft, ...fold });
    return decided;
  };
  return {
    set: (command: ChangeCodeSetting) => apply(changeCodeSetting(state, command)),
    /** The code given, or what it is refused for. */
    register(userType: number, userCode = ''): string {
      const decided = apply(registerPerson(state, { userType, userCode, gender: 1, profile }, '2026-04-14'));
      return isRefusal(decided)
        ? decided.code
        : String((decided[0]?.data as { userCode?: string } | undefined)?.userCode);
    },
  };
}

const automatic = (userType: number, from: number) => ({ userType, automatic: true, from });
const manual = (userType: number) => ({ userType, automatic: false, from: null });

test('until it is set, students count from 1001 and everybody else from 1', (t) => {
  const { register } = school();
  t.deepEqual([register(1), register(1), register(2), register(5)], ['1001', '1002', '1', '1']);
});

test('automatic codes go on from the value, or from the highest where that is more', (t) => {
  const { set, register } = school();
  set(automatic(1, 5001));
  t.deepEqual([register(1), register(1)], ['5001', '5002']);
  set(automatic(1, 3000));
  t.is(register(1), '5003');
  set(automatic(1, 9000));
  t.is(register(1), '9000');
  t.is(register(2), '1', 'the setting is of one user type');
});

test('where codes are given by hand one must be given, and no other has it', (t) => {
  const { set, register } = school();
  set(manual(1));
  t.is(register(1), 'people.code-required');
  t.is(register(1, '77'), '77');
  t.is(register(1, '77'), 'people.code-duplicate');
  set(automatic(1, 10));
  t.is(register(1), '78', 'what was given by hand is never given again');
});

test('the refusal names the field', (t) => {
  const state = peopleStream.initial(plainTable);
  peopleStream.evolve(state, { type: 'CodeSettingChanged', data: manual(1), ...fold });
  const decided = registerPerson(state, { userType: 1, userCode: '', gender: 1, profile }, '2026-04-14');
  t.deepEqual(isRefusal(decided) && decided.fields.map(({ path }) => path), ['UserCode']);
});

test('setting what is set already records nothing', (t) => {
  const { set } = school();
  t.is((set(manual(1)) as unknown[]).length, 1);
  t.is((set(manual(1)) as unknown[]).length, 0);
  t.is((set(automatic(1, 7)) as unknown[]).length, 1);
  t.is((set(automatic(1, 7)) as unknown[]).length, 0);
});

const read = (body: unknown) => peopleCommands.changeCodeSetting.input.safeParse({ params: {}, body });

test('the form gives a value with automatic codes, and none with those by hand', (t) => {
  t.deepEqual(read({ UserTypeID: 1, IDType: '১', Value: '৫০০১' }).data, automatic(1, 5001));
  t.deepEqual(read({ UserTypeID: 1, IDType: 2, Value: null }).data, manual(1));
  t.deepEqual(
    read({ UserTypeID: 3, IDType: 1, Value: 0 }).error?.issues.map(({ path }) => path.at(-1)),
    ['UserTypeID', 'Value'],
  );
  t.deepEqual(
    read({}).error?.issues.map(({ path }) => path.at(-1)),
    ['UserTypeID', 'IDType', 'Value'],
  );
});
