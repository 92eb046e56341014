import { defineManifest } from '../kernel/index.ts';
import { AdmitCardSettingsSet, admitCardSettings, setAdmitCardSettings } from './cards/settings.ts';
import { examNames } from './exam-names.ts';
import { examFees } from './fee-settings.ts';
import { refuse } from './refusals.ts';
import { examRooms } from './routine/rooms.ts';
import { examRoutine, invigilators } from './routine/routine.ts';
import { previewFeesForSections, setFeesForSections } from './sections/fees.ts';
import { proposedRoutine, setRoutineRows } from './sections/routine.ts';
import { ExamSettingsSet, examSettings, setExamSettings } from './settings.ts';
import { examStreams } from './streams.ts';
import { bn } from './text.bn.ts';
import { en } from './text.en.ts';

export const exams = defineManifest({
  streams: examStreams,
  commands: {
    ...{ setExamSettings, setAdmitCardSettings },
    ...{ previewFeesForSections, setFeesForSections, setRoutineRows },
  },
  queries: { examSettings, admitCardSettings, invigilators, proposedRoutine },
  events: { ExamSettingsSet, AdmitCardSettingsSet },
  refusals: refuse,
  texts: { bn, en },
  made: [examNames.made, examFees.made, examRooms.made, examRoutine.made],
});
