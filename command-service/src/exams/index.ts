import { isDeepStrictEqual } from 'node:util';
import {
  AdmitCardSettingsSet,
  ExamSettingsSet,
  setAdmitCardSettings,
  setExamSettings,
} from '@madrasah/events/exams';
import { academicHomes } from '../academics/state.ts';
import type { Context } from '../deps.ts';
import { stepOn } from '../kernel/desk.ts';
import { oneStep } from '../kernel/handler.ts';
import { registerCommands } from '../kernel/register/index.ts';
import { chartHomes } from '../ledger/chart/state.ts';
import { examsInResults } from '../results/state.ts';
import { examFeeSlots } from './exam-fees.ts';
import { routineSlots } from './routine/slots.ts';
import { cardSettingsOf, examsHomes, examsStream, settingsOf } from './state.ts';

export const exams: Context = ({ desk }) => [
  ...registerCommands(desk, examsHomes, {
    slots: { examName: { usedIn: examsInResults }, examFee: examFeeSlots, routineRow: routineSlots },
    reach: [...academicHomes, ...chartHomes],
  }),
  oneStep(desk, setExamSettings, (changes) =>
    stepOn(examsStream, (state) => {
      const before = settingsOf(state);
      const settings = { ...before, ...changes };
      return isDeepStrictEqual(settings, before) ? [] : [ExamSettingsSet(settings)];
    }),
  ),
  oneStep(desk, setAdmitCardSettings, (settings) =>
    stepOn(examsStream, (state) => {
      const isAsBefore = isDeepStrictEqual(settings, cardSettingsOf(state));
      return isAsBefore ? [] : [AdmitCardSettingsSet(settings)];
    }),
  ),
];
