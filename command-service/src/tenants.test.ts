import { type CommandDefinition, commandCatalogue } from '@madrasah/events';
import { setInstitutionImage } from '@madrasah/events/institutions';
import test from 'ava';
import { OTHER_SCHOOL, openSchool, SCHOOL } from './test-support/app.ts';
import { bodyOf, FORMS, student } from './test-support/forms.ts';
import { ADMIT, COLLECT, furnish } from './test-support/office.ts';

// The first school has a student, fees, a receipt, a second fund, a seventh login and a logo; the other has none of it.
const app = await openSchool();
await app.school(OTHER_SCHOOL);
await furnish(app);
await app.done('POST', ADMIT, student);
await app.done('POST', COLLECT, FORMS['CollectFees']);
await app.done('POST', '/api/accounts/funds', FORMS['AddFund']);
await app.done('POST', '/api/users/create_login_user', FORMS['CreateLogin']);
await app.done('POST', setInstitutionImage.path, bodyOf(setInstitutionImage, FORMS['SetInstitutionImage']));
test.after.always(() => app.close());

/** Ids that only the first school has, where 1 is not one: the id in the path, or fields of the form. */
const ONLY_THERE: Record<string, { id?: number | string; form?: Record<string, unknown> }> = {
  ChangePassword: { id: 7 },
  SwitchLogin: { id: 7 },
  RenameLogin: { id: 7 },
  SetAuditor: { id: 7 },
  ChangeLoginType: { id: 7 },
  TogglePowers: { form: { userID: 7 } },
  SetPowers: { form: { UserID: 7 } },
  WithdrawInstitutionImage: { id: 'Logo' },
  ChangeFund: { id: 2 },
  SwitchFund: { id: 2 },
  RemoveFund: { id: 2 },
  AddGeneralLedger: { form: { FundID: 2 } },
  SetMoneyRules: { form: { AdvanceFundID: 2 } },
  // A group of every school's has its name at once.
  ChangeFeeGroupName: { id: 4 },
  RemoveFeeGroupName: { id: 4 },
  ToggleInstitution: { id: SCHOOL },
  SetRenewal: { id: SCHOOL },
  EntrustPlatform: { id: SCHOOL },
  // The address names the school, whoever asks; the code is one that nobody has.
  ChangeApplication: { id: SCHOOL },
  WithdrawSubjectCondition: { id: '1?SessionID=1' },
  SwitchPublished: { id: '1-1-1' },
  WithdrawTalentConditions: { id: '1-1-1' },
  WithdrawAssignment: { id: '1-1-1-1-1' },
};
/** They name nothing, or only what they make themselves: they write into the school of the token. */
const NAMELESS = [
  'SignIn',
  'Authenticate',
  'SignOut',
  'CreateLogin',
  'RegisterInstitution',
  'LookAtFirstLink',
  'OpenFirstSchool',
  'ChangeInstitutionInfo',
  'SetInstitutionImage',
  'UploadPhoto',
  'UploadPhotos',
  'AttachBill',
  'LockPeriod',
  'UnlockPeriod',
  // Its file names accounts of the school alone, by their names.
  'ImportOpeningBalances',
  'SetConcessionLimits',
  'SetTransferLimit',
  'ChangePrintSettings',
  'AddSession',
  'AddClass',
  'RegisterPerson',
  'RegisterWithLogin',
  'ChangeCodeSetting',
  'ChangeAuditors',
  'TakeDailyRoot',
  'SetExamSettings',
  'SetAdmitCardSettings',
  'SubmitApplication',
  'SwitchSetting',
  'ExportStudents',
  'SetGenderAction',
  'SwitchConfirmingAlone',
  'LookAtUsual',
  'TakeUsual',
];

async function eventsOfFirst(): Promise<number> {
  let count = 0;
  for await (const { stream } of app.store.readAll()) if (stream.includes(`-${SCHOOL}`)) count += 1;
  return count;
}

/** A row of a register that refers to nothing. */
const isRowAlone = ({ name, example }: CommandDefinition) =>
  name.startsWith('Add') &&
  example !== undefined &&
  !Object.keys(example as object).some((key) => /ID$/.test(key));
const naming = commandCatalogue.filter((command) => !NAMELESS.includes(command.name) && !isRowAlone(command));

for (const command of naming) {
  const { name, method, path } = command;
  test.serial(`${name} does not reach another school’s ids`, async (t) => {
    const { id = 1, form = {} } = ONLY_THERE[name] ?? {};
    const whole = FORMS[name];
    const body = bodyOf(command, Array.isArray(whole) ? whole : { ...(whole as object), ...form });
    const before = await eventsOfFirst();
    const token = app.token(1, OTHER_SCHOOL);
    const { status } = await app.call(method, path.replace(/:\w+/g, String(id)), { token, body });
    // On the public page wrong digits are counted and refused alike, whether there is such an application or not.
    const isByDigits = name === 'ChangeApplication';
    t.true((isByDigits ? [403] : [404, 409]).includes(status), String(status));
    t.is(await eventsOfFirst(), before + (isByDigits ? 1 : 0));
  });
}

test.serial('what names nothing is written into the token’s own school', async (t) => {
  const before = await eventsOfFirst();
  const token = app.token(1, OTHER_SCHOOL);
  for (const name of ['AddSession', 'AddFund', 'RegisterPerson']) {
    const command = commandCatalogue.find((known) => known.name === name);
    const body = { ...(FORMS[name] as object), school_id: SCHOOL, schoolId: SCHOOL };
    const answer = await app.call(command?.method ?? '', command?.path ?? '', { token, body });
    t.is(answer.status, 201);
  }
  t.is(await eventsOfFirst(), before);
  t.true((await app.recorded(`chart-${OTHER_SCHOOL}`)).length > 1);
});

test.serial('a token that claims another school than it was signed for is none', async (t) => {
  const [head, payload = '', signature] = app.token(1, OTHER_SCHOOL).split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const forged = Buffer.from(JSON.stringify({ ...claims, schoolId: SCHOOL })).toString('base64url');
  const token = `${head}.${forged}.${signature}`;
  t.is((await app.call('POST', '/api/users/authenticate', { token })).status, 401);
});
