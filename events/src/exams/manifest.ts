import { defineManifest } from '../kernel/index.ts';
import { examNames } from './exam-names.ts';
import { examFees } from './fee-settings.ts';
import { refuse } from './refusals.ts';
import { ExamSettingsSet, examSettings, setExamSettings } from './settings.ts';
import { examStreams } from './streams.ts';
import { bn } from './text.bn.ts';
import { en } from './text.en.ts';

export const exams = defineManifest({
  streams: examStreams,
  commands: { setExamSettings },
  queries: { examSettings },
  events: { ExamSettingsSet },
  refusals: refuse,
  texts: { bn, en },
  made: [examNames.made, examFees.made],
});
