import * as z from 'zod';
import {
  answers,
  contentRevision,
  type DataOf,
  defineCommand,
  defineEvent,
  defineQuery,
  fields,
  NOTHING,
  power,
  type RowTo,
} from '../../kernel/index.ts';

const { cell, listed } = answers;
const path = '/api/exam/admit_card_settings';

/** What is printed as the seat number where no seat plan says one: `SettingColumn2`, 0 for none. */
export const SEAT_NUMBERS = { none: 0, code: 1, serial: 2 } as const;
const seats = Object.values(SEAT_NUMBERS);

/** What admit cards show (stream `exams-<school>`). */
export const AdmitCardSettingsSet = defineEvent(
  'AdmitCardSettingsSet',
  z.object({
    photo: z.boolean(),
    seat: z.literal(seats),
    /** Names, signatures and the day of printing over the lines to sign on. */
    signerNames: z.boolean(),
    signatures: z.boolean(),
    date: z.boolean(),
  }),
  { about: NOTHING },
);
export type AdmitCardSettings = DataOf<typeof AdmitCardSettingsSet>;

/** Until a school says otherwise. */
export const USUAL_CARD_SETTINGS: AdmitCardSettings = {
  ...{ photo: true, seat: SEAT_NUMBERS.code, signerNames: true, signatures: true, date: true },
};

const flag = (on: boolean) => (on ? 1 : 0);

function settingsColumns({ photo, seat, signerNames, signatures, date }: AdmitCardSettings) {
  return {
    SettingColumn1: flag(photo),
    SettingColumn2: seat,
    ...{ SettingColumn3: flag(signerNames), SettingColumn4: flag(signatures), SettingColumn5: flag(date) },
  };
}

/** There is one row, from the first day. */
const ONLY = 1;
const row = z.object({
  ID: fields.choice(ONLY),
  SettingColumn1: fields.flag(),
  SettingColumn2: fields.choice(...seats),
  SettingColumn3: fields.flag(),
  SettingColumn4: fields.flag(),
  SettingColumn5: fields.flag(),
});

const settingsIn = (said: z.output<typeof row>): AdmitCardSettings => ({
  photo: said.SettingColumn1,
  seat: said.SettingColumn2 as AdmitCardSettings['seat'],
  ...{ signerNames: said.SettingColumn3, signatures: said.SettingColumn4, date: said.SettingColumn5 },
});

export const setAdmitCardSettings = defineCommand({
  name: 'SetAdmitCardSettings',
  versioned: true,
  method: 'PUT',
  path,
  access: power('admit_card', 'edit'),
  body: z.object({ settings: z.tuple([row]) }),
  toCommand: ({ settings: [said] }) => settingsIn(said),
  message: 'exams.cards-saved',
  example: { settings: [{ ID: 1, ...settingsColumns(USUAL_CARD_SETTINGS) }] },
});

export const admitCardSettings = defineQuery({
  name: 'AdmitCardSettings',
  path,
  access: power('admit_card', 'view'),
  answer: () =>
    listed({
      ...{ ID: cell.number(), SettingColumn1: cell.switch(), SettingColumn2: cell.oneOf(seats) },
      ...{ SettingColumn3: cell.switch(), SettingColumn4: cell.switch(), SettingColumn5: cell.switch() },
      revision: cell.number(),
    }),
});
export type AdmitCardSettingsRow = RowTo<typeof admitCardSettings>;

/** The settings as they stand on the wire. */
export const admitCardSettingsRow = (settings: AdmitCardSettings) => ({
  ID: ONLY,
  ...settingsColumns(settings),
});

/** The version of the settings, by what stands in them. */
export const admitCardSettingsRevision = (settings: AdmitCardSettings): number =>
  contentRevision(Object.values(settingsColumns(settings)));
