import { ExamSettingsSet, setExamSettings } from '@madrasah/events/exams';
import type { Context } from '../deps.ts';
import { stepOn } from '../kernel/desk.ts';
import { oneStep } from '../kernel/handler.ts';
import { registerCommands } from '../kernel/register/index.ts';
import { examsInResults } from '../results/state.ts';
import { examsHomes, examsStream, settingsOf } from './state.ts';

export const exams: Context = ({ desk }) => [
  ...registerCommands(desk, examsHomes, { slots: { examName: { usedIn: examsInResults } } }),
  oneStep(desk, setExamSettings, (settings) =>
    stepOn(examsStream, (state) => {
      const { mode, gaps } = settingsOf(state);
      const isAsBefore = mode === settings.mode && gaps === settings.gaps;
      return isAsBefore ? [] : [ExamSettingsSet(settings)];
    }),
  ),
];
