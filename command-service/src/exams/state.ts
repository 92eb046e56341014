import { type RowOfRegister, streams } from '@madrasah/events';
import {
  type AdmitCardSettings,
  AdmitCardSettingsSet,
  type ExamSettings,
  ExamSettingsSet,
  examFees,
  examNames,
  examRooms,
  examRoutine,
  USUAL_CARD_SETTINGS,
  USUAL_SETTINGS,
} from '@madrasah/events/exams';
import { foldOf, type NewTable, on, type Table } from '@madrasah/service-kit/folding';
import { fieldReferences, homesIn, registerCases } from '../kernel/register/index.ts';
import type { StreamDefinition } from '../kernel/stream.ts';

/** Exam names of a school, and how it reckons. */
export interface ExamState {
  readonly examName: Table<number, RowOfRegister<typeof examNames>>;
  readonly examFee: Table<number, RowOfRegister<typeof examFees>>;
  readonly examRoom: Table<number, RowOfRegister<typeof examRooms>>;
  readonly routineRow: Table<number, RowOfRegister<typeof examRoutine>>;
  /** Under 0, once the school has said it. */
  readonly settings: Table<number, ExamSettings>;
  /** What admit cards show; as `settings`. */
  readonly cards: Table<number, AdmitCardSettings>;
}

const registers = { examName: examNames, examFee: examFees, examRoom: examRooms, routineRow: examRoutine };

export const examsStream: StreamDefinition<ExamState> = {
  category: 'exams',
  nameFor: streams.exams,
  initial: (table: NewTable) => ({
    ...{ examName: table(), examFee: table(), settings: table(), cards: table() },
    ...{ examRoom: table(), routineRow: table() },
  }),
  evolve: foldOf<ExamState>(
    ...registerCases<ExamState>(examNames, ({ examName }) => examName as never),
    ...registerCases<ExamState>(examFees, ({ examFee }) => examFee as never),
    ...registerCases<ExamState>(examRooms, ({ examRoom }) => examRoom as never),
    ...registerCases<ExamState>(examRoutine, ({ routineRow }) => routineRow as never),
    on(ExamSettingsSet, (state, settings) => {
      state.settings.set(0, settings);
    }),
    on(AdmitCardSettingsSet, (state, settings) => {
      state.cards.set(0, settings);
    }),
  ),
  refers: fieldReferences<ExamState>(registers),
};
export const examsHomes = homesIn(examsStream, registers);

/** How a school reckons; as usual while it has said nothing. */
export const settingsOf = ({ settings }: ExamState): ExamSettings => settings.get(0) ?? USUAL_SETTINGS;

/** What a school's admit cards show. */
export const cardSettingsOf = ({ cards }: ExamState): AdmitCardSettings =>
  cards.get(0) ?? USUAL_CARD_SETTINGS;

/** The heads that exams are charged under, those whose price was withdrawn included. */
export const examHeads = ({ examFee }: ExamState): ReadonlySet<number> =>
  new Set([...examFee.values()].map(({ subLedgerId }) => subLedgerId));
