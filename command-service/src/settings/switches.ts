import { type EventDraft, isRefusal } from '@madrasah/events';
import {
  GENDER_OF_NEW,
  SettingChanged,
  SWITCHES,
  setGenderAction,
  settingValue,
  switchSetting,
} from '@madrasah/events/settings';
import { switchOnlineAdmission } from '../applications/steps.ts';
import type { Deps } from '../deps.ts';
import { errandOf, type Step, stepOn } from '../kernel/desk.ts';
import { type HandledCommand, handled, oneStep } from '../kernel/handler.ts';
import { type ChartState, chartStream } from '../ledger/chart/state.ts';

/** Gives a setting a value. What it has already records nothing. */
export const changeSetting = (
  { settings }: Pick<ChartState, 'settings'>,
  settingId: number,
  value: number,
): readonly EventDraft[] =>
  settingValue(settingId, settings.get(settingId)) === value ? [] : [SettingChanged({ settingId, value })];

// They stand beside the prices because one of them says what gender 3 pays.
const changed = (settingId: number, value: number): Step<ChartState> =>
  stepOn(chartStream, (chart) => changeSetting(chart, settingId, value));

/** The switches of the school; that of online admission opens again what was last open. */
export const switches = ({ desk }: Pick<Deps, 'desk'>): HandledCommand[] => [
  handled(switchSetting, async (command, call) => {
    const { settingId, on } = command;
    const errand = errandOf(call, switchSetting.name, command);
    const done = await (settingId === SWITCHES.onlineAdmission
      ? desk.perform(switchOnlineAdmission(on), errand)
      : desk.perform(changed(settingId, on ? 1 : 0), errand));
    return isRefusal(done) ? done : { position: done.position };
  }),
  oneStep(desk, setGenderAction, ({ value }) => changed(GENDER_OF_NEW, value)),
];
