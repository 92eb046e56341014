import { defineManifest } from '../kernel/index.ts';
import { calendarEntries } from './calendar.ts';
import { moneyRules, setMoneyRules } from './money-rules.ts';
import { settingsQueries } from './queries.ts';
import { refuse } from './refusals.ts';
import { settingsStreams } from './streams.ts';
import { SettingChanged, setGenderAction, settingsInfo, switchSetting } from './switches.ts';
import { bn } from './text.bn.ts';
import { en } from './text.en.ts';
import { setTransferLimit, transferLimit } from './transfer-limit.ts';

export const settings = defineManifest({
  commands: { switchSetting, setGenderAction, setMoneyRules, setTransferLimit },
  queries: { ...settingsQueries, settingsInfo, moneyRules, transferLimit },
  events: { SettingChanged },
  streams: settingsStreams,
  refusals: refuse,
  texts: { bn, en },
  made: [calendarEntries.made],
});
