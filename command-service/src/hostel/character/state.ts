import { streams } from '@madrasah/events';
import {
  CharacterReportChanged,
  CharacterReported,
  CharacterReportPrinted,
  CharacterReportWithdrawn,
  characterTypes,
  characterVariants,
} from '@madrasah/events/hostel';
import { foldOf, type NewTable, on, type Table } from '@madrasah/service-kit/folding';
import { homesIn, registerStream } from '../../kernel/register/index.ts';
import type { StreamDefinition } from '../../kernel/stream.ts';

const registers = { characterType: characterTypes, characterVariant: characterVariants };

/** What reports are about, and of which types they are. */
export const conductStream = registerStream('conduct', streams.conduct, registers);
export const conductHomes = homesIn(conductStream, registers);

/** What decisions need to know of a report. */
export interface CharacterReport {
  readonly reportId: number;
  readonly userId: number;
  readonly admissionId: number;
  readonly variantId: number;
  readonly typeId: number;
  readonly withdrawn: boolean;
  readonly printed: number;
  /** Counted up with each change. */
  readonly version: number;
}

export interface CharactersState {
  readonly reports: Table<number, CharacterReport>;
}

const initial = (table: NewTable): CharactersState => ({ reports: table() });

function change({ reports }: CharactersState, id: number, changes: Partial<CharacterReport>): void {
  const before = reports.get(id);
  if (before) reports.set(id, { ...before, ...changes });
}

export const charactersStream: StreamDefinition<CharactersState> = {
  category: 'characters',
  nameFor: streams.characters,
  initial,
  evolve: foldOf<CharactersState>(
    on(CharacterReported, ({ reports }, { reportId, userId, admissionId, variantId, typeId }) => {
      const facts = { reportId, userId, admissionId, variantId, typeId };
      reports.set(reportId, { ...facts, withdrawn: false, printed: 0, version: 1 });
    }),
    on(CharacterReportChanged, (state, { reportId, admissionId, variantId, typeId }) => {
      const version = (state.reports.get(reportId)?.version ?? 0) + 1;
      change(state, reportId, { admissionId, variantId, typeId, version });
    }),
    on(CharacterReportWithdrawn, (state, { reportId }) => change(state, reportId, { withdrawn: true })),
    on(CharacterReportPrinted, (state, { reportId, printing }) =>
      change(state, reportId, { printed: printing }),
    ),
  ),
  refers: [
    {
      to: characterVariants,
      names: ({ reports }, id) => [...reports.values()].some(({ variantId }) => variantId === id),
    },
    {
      to: characterTypes,
      names: ({ reports }, id) => [...reports.values()].some(({ typeId }) => typeId === id),
    },
  ],
};
