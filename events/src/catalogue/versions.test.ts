import test from 'ava';
import { commandCatalogue } from './index.ts';

const ONE_SETTING = 'a setting whose whole new value is sent, and the last word counts';
const LOOKED_AT = 'what stands otherwise is left, unless whoever has looked at each says to replace it';
const ONE_WORD = 'one fact of one thing: it is so or not, whatever it was before';

/** What is put in place without saying which version was seen, and why. */
const UNVERSIONED: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    ['ChangePassword', 'RenameLogin', 'ChangeLoginType', 'SwitchLogin', 'SetPowers', 'SetAuditor'].map(
      (name) => [name, ONE_WORD],
    ),
  ),
  ...Object.fromEntries(
    [...['SetRenewal', 'EntrustPlatform', 'SwitchSetting', 'SetGenderAction']].map((name) => [
      name,
      ONE_SETTING,
    ]),
  ),
  TieLogin: ONE_WORD,
  SwitchConfirmingAlone: ONE_WORD,
  AssignCard: ONE_WORD,
  SetZakatEligibility: ONE_WORD,
  SwitchPublished: ONE_WORD,
  ChangeApplication: 'only the applicant has its link, and only until the office has looked',
  ChangeOpeningBalances: 'one who enters them, and a second person who looks before they count',
  SetPersonStatus: ONE_WORD,
  SwitchFund: ONE_WORD,
  SwitchApplication: ONE_WORD,
  ToggleInstitution: ONE_WORD,
  TogglePowers: 'only the powers that were ticked or unticked are sent, each with what it is to be',
  SetInstitutionImage: 'one picture takes the place of the one before',
  SetFeesForSections: LOOKED_AT,
  SetConditionsForSections: LOOKED_AT,
  SetRoutineRows: 'rows are added; a row that stands already is refused',
  ChangeStudent: 'it begins on a day, and what was before stays',
  SetSalary: 'it begins on a day, and what was before stays',
  SetResultsCondition: 'where there is one already it is refused; changing it names its version',
  SaveResults: 'each cell names what was seen in it, and one that changed since is refused by name',
};

/** What changes a thing that stands, by whatever method it is sent. */
const CHANGES = /^(Change|Revise|Save|Set|Switch|Toggle|Correct|Merge)(?=[A-Z])/;

test('whatever is changed names the version that was seen, or says why it need not', (t) => {
  const silent = commandCatalogue.filter(
    ({ name, method, versioned }) =>
      versioned !== true && (method === 'PUT' || (method !== 'DELETE' && CHANGES.test(name))),
  );
  for (const { name } of silent) {
    if (name.startsWith('Reorder')) continue;
    t.truthy(UNVERSIONED[name], name);
  }
  const names = new Set(silent.map(({ name }) => name));
  for (const name of Object.keys(UNVERSIONED))
    t.true(names.has(name), `${name} is versioned by now, or gone`);
});
