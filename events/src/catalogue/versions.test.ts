import test from 'ava';
import { commandCatalogue } from './index.ts';

const ONE_SETTING = 'a setting whose whole new value is sent, and the last word counts';
const ONE_WORD = 'one fact of one thing: it is so or not, whatever it was before';

/** What is put in place without saying which version was seen, and why. */
const UNVERSIONED: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['ChangePassword', 'RenameLogin', 'ChangeLoginType', 'SwitchLogin', 'SetPowers', 'SetAuditor'].map(
      (name) => [name, ONE_WORD],
    ),
  ),
  ...Object.fromEntries(
    [
      ...[
        'ChangeInstitutionInfo',
        'SetRenewal',
        'EntrustPlatform',
        'SwitchSetting',
        'SetGenderAction',
        'SetOnlineAdmission',
      ],
      ...['SetConcessionLimits', 'ChangeAuditors', 'SetExamSettings', 'SetAdmitCardSettings'],
      ...['SetMonthCalendar', 'SetSiblingRule', 'SetLateFeeRule', 'SetMoneyRules', 'SetTransferLimit'],
    ].map((name) => [name, ONE_SETTING]),
  ),
  TieLogin: ONE_WORD,
  SwitchConfirmingAlone: ONE_WORD,
  AssignCard: ONE_WORD,
  SetZakatEligibility: ONE_WORD,
  SwitchPublished: ONE_WORD,
  ChangeSuggestions: 'a choice for each student, and the last word counts',
  ChangeApplication: 'only the applicant has its link, and only until the office has looked',
  ChangeOpeningBalances: 'one who enters them, and a second person who looks before they count',
  ReviseVoucher: 'the version is part of what is sent',
};

test('whatever is changed names the version that was seen, or says why it need not', (t) => {
  const silent = commandCatalogue.filter(({ method, versioned }) => method === 'PUT' && versioned !== true);
  for (const { name } of silent) {
    if (name.startsWith('Reorder')) continue;
    t.truthy(UNVERSIONED[name], name);
  }
  const names = new Set(silent.map(({ name }) => name));
  for (const name of Object.keys(UNVERSIONED))
    t.true(names.has(name), `${name} is versioned by now, or gone`);
});
