import {
  type AdmitCardSettings,
  AdmitCardSettingsSet,
  admitCardSettings,
  admitCardSettingsRevision,
  admitCardSettingsRow,
  type ExamSettings,
  ExamSettingsSet,
  examFees,
  examNames,
  examRooms,
  examRoutine,
  examSettings,
  examSettingsRevision,
  settingsOnWire,
  USUAL_CARD_SETTINGS,
  USUAL_SETTINGS,
} from '@madrasah/events/exams';
import { academicRegisters } from '../academics/index.ts';
import type { Context } from '../deps.ts';
import type { Tenant } from '../kernel/documents/index.ts';
import { defineProjector, when } from '../kernel/projecting/index.ts';
import { handledQuery } from '../kernel/query.ts';
import { registerProjector } from '../kernel/register.ts';
import { chartRegisters } from '../ledger/chart/index.ts';
import { folded, registerQueries } from '../registers/index.ts';
import { proposedRoutineQuery } from './proposed.ts';
import { examRoomsProjector, examRoutineProjector, invigilatorsQuery, routineRows } from './routine.ts';

export { examRoomsProjector, examRoutineProjector } from './routine.ts';

export const examNamesProjector = registerProjector(examNames);

/** The key of the one document. */
const THE_SETTINGS = 'settings';
export const examFeesProjector = registerProjector(examFees);

/** How a school reckons and ranks, once it has said so. */
export const examSettingsProjector = defineProjector<ExamSettings>({
  name: 'exam-settings',
  version: 2,
  collection: 'exam-settings',
  indexes: [],
  on: {
    ExamSettingsSet: when(ExamSettingsSet, { keys: () => [THE_SETTINGS], fold: (_, { data }) => data }),
  },
});

/** How a school reckons; as usual while it has said nothing. @throws DocumentsAway */
export const examSettingsOf = async (tenant: Tenant): Promise<ExamSettings> =>
  (await tenant.findOne(examSettingsProjector, THE_SETTINGS)) ?? USUAL_SETTINGS;

/** What admit cards show, once the school has said it. */
export const admitCardSettingsProjector = defineProjector<AdmitCardSettings>({
  name: 'admit-card-settings',
  version: 1,
  collection: 'admit-card-settings',
  indexes: [],
  on: {
    AdmitCardSettingsSet: when(AdmitCardSettingsSet, {
      keys: () => [THE_SETTINGS],
      fold: (_, { data }) => data,
    }),
  },
});

/** @throws DocumentsAway */
export const cardSettings = async (tenant: Tenant): Promise<AdmitCardSettings> =>
  (await tenant.findOne(admitCardSettingsProjector, THE_SETTINGS)) ?? USUAL_CARD_SETTINGS;

async function cardSettingsRow(tenant: Tenant) {
  const settings = await cardSettings(tenant);
  return { ...admitCardSettingsRow(settings), revision: admitCardSettingsRevision(settings) };
}

async function settingsRow(tenant: Tenant) {
  const settings = await examSettingsOf(tenant);
  return { ...settingsOnWire(settings), revision: examSettingsRevision(settings) };
}

export const exams: Context = (deps) => [
  ...registerQueries(
    deps,
    [
      folded(examNames, examNamesProjector),
      folded(examFees, examFeesProjector),
      folded(examRooms, examRoomsProjector),
      folded(examRoutine, examRoutineProjector),
    ],
    {
      reach: [...academicRegisters, ...chartRegisters],
      more: { [examRoutine.key]: routineRows },
    },
  ),
  invigilatorsQuery(),
  proposedRoutineQuery(),
  handledQuery(examSettings, [examSettingsProjector], async (_, tenant) => ({
    data: await settingsRow(tenant),
  })),
  handledQuery(admitCardSettings, [admitCardSettingsProjector], async (_, tenant) => ({
    data: [await cardSettingsRow(tenant)],
  })),
];
