import { isDeepStrictEqual } from 'node:util';
import {
  AdmitCardSettingsSet,
  admitCardSettingsRevision,
  ExamSettingsSet,
  examFees,
  examNames,
  examRooms,
  examSettingsRevision,
  setAdmitCardSettings,
  setExamSettings,
} from '@madrasah/events/exams';
import type { Context } from '../deps.ts';
import { stepOn } from '../kernel/desk.ts';
import { oneStep } from '../kernel/handler.ts';
import { registerCommands } from '../kernel/register/index.ts';
import { seenAnother } from '../kernel/seen.ts';
import { settingFees } from './sections/fees.ts';
import { cardSettingsOf, examsStream, settingsOf } from './state.ts';
import { examsRoom } from './steps.ts';

export const exams: Context = ({ desk }) => [
  ...registerCommands(desk, examsRoom.homes, { ...examsRoom, of: [examNames, examFees, examRooms] }),
  ...settingFees(desk),
  oneStep(desk, setExamSettings, (changes, { ifMatch }) =>
    stepOn(examsStream, (state) => {
      const before = settingsOf(state);
      const another = seenAnother(ifMatch, examSettingsRevision(before));
      if (another) return another;
      const settings = { ...before, ...changes };
      return isDeepStrictEqual(settings, before) ? [] : [ExamSettingsSet(settings)];
    }),
  ),
  oneStep(desk, setAdmitCardSettings, (settings, { ifMatch }) =>
    stepOn(examsStream, (state) => {
      const before = cardSettingsOf(state);
      const another = seenAnother(ifMatch, admitCardSettingsRevision(before));
      if (another) return another;
      const isAsBefore = isDeepStrictEqual(settings, before);
      return isAsBefore ? [] : [AdmitCardSettingsSet(settings)];
    }),
  ),
];
