import * as z from 'zod';
import { answers } from '../../kernel/index.ts';
import { numbered, SEVEN, SIX } from './places.ts';

const { answered, cell, listed, record } = answers;

/** Marks, halves among them; of an average hundredths. */
const marks = () => z.number();
const colour = () => z.literal(1).nullable();

/** A saved condition: `revision` is what a change names as seen. */
const saved = () => ({
  ...{ ID: cell.number(), revision: cell.number() },
  ...{ SessionID: cell.number(), ExamID: cell.number(), SubClassID: cell.number() },
});

/** 1: of a published section conditions are changed by a correction. */
const ofPlace = () => ({ Published: cell.switch() });

/** The condition of one paper, under the names that its form sends again. */
export const subjectsAnswer = () =>
  listed(
    {
      ...{ ...saved(), BookID: cell.number(), SubjectName: cell.text(), SubjectArabic: cell.text() },
      ...{ MaxNumber: marks(), PassNumber: marks() },
      ...{ MeariAction: cell.switch(), KeratAction: cell.switch(), OptionalAction: cell.switch() },
      ...numbered('DivisionNumber', SEVEN, marks),
      ...numbered('Division', SEVEN, cell.text),
      ...numbered('Color', SEVEN, colour),
    },
    {
      /** Where a page was asked for. */
      ...{ total: z.int().optional(), totalPages: z.int().optional(), currentPage: z.int().optional() },
      ...ofPlace(),
    },
  );

export const averagesAnswer = () =>
  listed(
    {
      ...{ ...saved(), DivisionTopNumber: marks() },
      ...numbered('DivisionNumber', SIX, marks),
      ...numbered('Division', SIX, cell.text),
      ...numbered('DivisionAra', SIX, cell.text),
      ...numbered('Color', SIX, colour),
      HifzCondition: record(numbered('TopNum', SIX, marks)).nullable(),
    },
    ofPlace(),
  );

/** What failures and absences do; null where nothing was said. */
export const resultsAnswer = () =>
  answered(
    record({
      ...{ ...saved(), ClassType: cell.oneOf([1, 2]), AbsenceName: cell.text(), AbsenceAraName: cell.text() },
      ...{ IfNotEqul: cell.text(), IfNotEqulAra: cell.text() },
      ...{ MostMeariAction: cell.switch(), MostMeariScount: cell.count() },
      ...{ MostMeariBanDivision: cell.text(), MostMeariAraDivision: cell.text() },
      ...{ MeariSCount: cell.count(), MeariRasibDivision: cell.text(), MeariRasibDivisionAra: cell.text() },
      ...{ MeariUnMeari: cell.switch(), GorMeariAction: cell.switch(), GorMeariSCount: cell.count() },
      ...{ GorDivision: cell.text(), GorAraDivision: cell.text() },
      ...{ MeariDivision: cell.text(), MeariAraDivision: cell.text() },
      ...{ TotalMadha: cell.count(), OptionalAbove: cell.switch(), AboveGPA: z.number() },
      ...numbered('Color', [7, 8, 9, 10, 11], colour),
    }).nullable(),
    ofPlace(),
  );

/** A tier as its letter and its name tell it. */
const tier = () => ({ Division: cell.text(), TierName: cell.text() });

export const talentsAnswer = () =>
  listed(
    { ...tier(), TalentAcotin: cell.switch(), SerialNo: cell.count() },
    {
      /** Under which the rows go, and which version of them is seen. */
      ...{ ID: z.string(), revision: cell.number() },
      ...{ tiers: z.array(record(tier())), ...ofPlace() },
    },
  );
