import * as z from 'zod';
import {
  answers,
  type Choice,
  defineCommand,
  defineEvent,
  defineQuery,
  fields,
  power,
  type RowTo,
  signedIn,
  stored,
} from '../kernel/index.ts';
import { GENDERS } from '../people/constants.ts';
import { ROUNDINGS } from '../plans/prices/rounding.ts';
import { MONEY_RULES } from './money-rules.ts';
import { TRANSFER_LIMIT } from './transfer-limit.ts';

const { cell, record } = answers;

/** The switches of a school, by their ids on the wire. */
export const SWITCHES = {
  onlineAdmission: 1,
  duplicateWarning: 2,
  otherPaysFemale: 3,
  photosOnCards: 4,
} as const;

/** What each is called. */
export const SWITCH_NAMES: readonly Choice[] = [
  { id: SWITCHES.onlineAdmission, bn: 'অনলাইন ভর্তি খোলা', en: 'Online admission is open' },
  {
    id: SWITCHES.duplicateWarning,
    bn: 'একই ব্যক্তি দুইবার লেখা হলে সতর্ক করা',
    en: 'Warn when somebody is entered twice',
  },
  {
    id: SWITCHES.otherPaysFemale,
    bn: 'লিঙ্গ “অন্যান্য” হলে মহিলাদের ফি',
    en: 'Gender “other” pays the fees of females',
  },
  { id: SWITCHES.photosOnCards, bn: 'পরিচয়পত্রে ছবি', en: 'Photos on identity cards' },
];

/** The gender that a new user's form begins with: 1 or 2, or 0 where it is chosen each time. */
export const GENDER_OF_NEW = 28;
export const GENDER_ACTIONS = [GENDERS.male, GENDERS.female, 0] as const;

/** What stands until somebody has set it. Whether online admission is open is told by what it is open for. */
const UNTIL_SET: Readonly<Record<number, number>> = {
  [SWITCHES.duplicateWarning]: 1,
  [SWITCHES.otherPaysFemale]: 0,
  [SWITCHES.photosOnCards]: 1,
  [GENDER_OF_NEW]: 0,
  [MONEY_RULES.rounding]: ROUNDINGS.taka,
  [MONEY_RULES.advanceFund]: 0,
  [TRANSFER_LIMIT]: 0,
};

/** The value of a setting as it was set, or as it is for a school that never did. */
export const settingValue = (settingId: number, set: number | undefined): number =>
  set ?? UNTIL_SET[settingId] ?? 0;

/**
 * A setting of the school has another value from now on: 1 or 0 of a switch, a gender or 0 of setting 28, those of money
 * rules, paisa of the limit of transfers.
 */
export const SettingChanged = defineEvent(
  'SettingChanged',
  z.object({ settingId: stored.storedId, value: z.int() }),
  { about: { setting: 'settingId' } },
);

const path = '/api/settings/settings_info';

export const switchSetting = defineCommand({
  name: 'SwitchSetting',
  method: 'PUT',
  path,
  access: power('setting_switch', 'edit'),
  body: z.object({ ID: fields.choice(...Object.values(SWITCHES)), ActiveInAcive: fields.flag() }),
  toCommand: ({ ID, ActiveInAcive }) => ({ settingId: ID, on: ActiveInAcive }),
  message: 'settings.saved',
  example: { ID: SWITCHES.photosOnCards, ActiveInAcive: 0 },
});

export const setGenderAction = defineCommand({
  name: 'SetGenderAction',
  method: 'PUT',
  path: '/api/settings/gender_action',
  access: power('setting_switch', 'edit'),
  body: z.object({ ID: fields.choice(GENDER_OF_NEW), Action: fields.choice(...GENDER_ACTIONS) }),
  toCommand: ({ Action }) => ({ value: Action }),
  message: 'settings.saved',
  example: { ID: GENDER_OF_NEW, Action: GENDERS.female },
});

/** Every setting with its value: forms of anybody begin with them. */
export const settingsInfo = defineQuery({
  name: 'SettingsInfo',
  path,
  access: signedIn,
  failed: { bn: 'সেটিংসের তথ্য লোড করা যায়নি', en: 'Failed to load settings data' },
  answer: () =>
    answers.listed(
      { ID: cell.number(), Description: cell.text(), ActiveInAcive: cell.switch() },
      // The gender that new forms begin with; 0: chosen each time.
      { gender: record({ ID: cell.number(), Action: cell.oneOf(GENDER_ACTIONS) }) },
    ),
});

/** A switch of the school. */
export type SwitchRow = RowTo<typeof settingsInfo>;
