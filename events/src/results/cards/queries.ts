import * as z from 'zod';
import { RESIDENCES } from '../../admissions/constants.ts';
import { answers, defineQuery, fields, power, type RowTo } from '../../kernel/index.ts';
import { placeFields } from '../conditions/subject-condition.ts';

const path = '/api/exam/admit_cards';
const { cell, listed } = answers;
const access = power('admit_card', 'view');

const query = {
  ...placeFields,
  /** Those of one residence; 0 is all of them. */
  RDID: fields.optionalChoice(0, ...Object.values(RESIDENCES)),
  UserCode: fields.optionalText(20),
};

/** How many cards lie on which sheet: 1–3 in the reader's language, 5–8 in Arabic; there is no 4. */
export const ADMIT_CARD_TYPES = [1, 2, 3, 5, 6, 7, 8] as const;
/** `poriyat` is black and white, `hifz` coloured. */
export const ADMIT_CARD_COLOURS = ['poriyat', 'hifz'] as const;
export type AdmitCardColour = (typeof ADMIT_CARD_COLOURS)[number];

/** Where a picture lies; null where there is none. */
const address = () => z.string().nullable();

export const admitCardQueries = {
  admitCardsPdf: defineQuery({
    name: 'AdmitCardsPdf',
    path: `${path}.pdf`,
    access,
    query: {
      ...query,
      type: fields.choice(...ADMIT_CARD_TYPES),
      color: fields.requiredWord(ADMIT_CARD_COLOURS),
    },
  }),
  /** Who has a card of an exam. */
  admitCards: defineQuery({
    ...{ name: 'AdmitCards', path, access, query },
    answer: () =>
      listed({
        ...{ UserID: cell.number(), AdmissionID: cell.number(), UserCode: cell.code() },
        ...{ UserName: cell.name(), FatherName: cell.name(), MotherName: cell.name() },
        ...{ DateOfBirth: z.string(), AdmissionSerial: cell.number() },
        ...{ ExamName: cell.text(), SubClass: cell.text() },
        ...{ InstitutionName: cell.text(), Address: cell.text(), Logo: address() },
        ...{ SignatureNajem: address(), SignaturePrincipal: address() },
        ...{ NajemName: cell.name(), PrincipalName: cell.name(), Photo: address() },
        /** Of the exam's fee. */
        Due: cell.money(),
        /** 1: his card is held back. */
        Held: cell.switch(),
      }),
  }),
};

export type AdmitCardRow = RowTo<typeof admitCardQueries.admitCards>;
