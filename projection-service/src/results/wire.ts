import {
  type AverageConditionFacts,
  conditionRevision,
  LETTERS,
  type ResultsPlace as Place,
  type ResultsConditionFacts,
  SEVEN,
  SIX,
  type SubjectConditionFacts,
  type TalentConditionsFacts,
} from '@madrasah/events/results';

const placed = ({ sessionId, examId, sectionId }: Place) => ({
  ...{ SessionID: sessionId, ExamID: examId, SubClassID: sectionId },
});

const numbered = <T>(name: string, places: readonly number[], values: readonly T[]) =>
  Object.fromEntries(places.map((place, index) => [`${name}${place}`, values[index]]));

/** 1 or null, as the specification has it. */
const colour = (isRed: boolean | undefined) => (isRed ? 1 : null);
const coloursFrom = (first: number, red: readonly boolean[]) =>
  Object.fromEntries(red.map((one, index) => [`Color${first + index}`, colour(one)]));
const flag = (on: boolean) => (on ? 1 : 0);

/** @param subject what the paper is called by whoever asks, and in Arabic */
export const subjectRow = (
  condition: SubjectConditionFacts,
  subject: { readonly called: string; readonly ar: string },
) => ({
  ID: condition.conditionId,
  revision: conditionRevision(condition),
  ...placed(condition),
  BookID: condition.subjectId,
  SubjectName: subject.called,
  SubjectArabic: subject.ar,
  MaxNumber: condition.max / 2,
  PassNumber: condition.pass / 2,
  MeariAction: flag(condition.meari),
  KeratAction: flag(condition.kerat),
  OptionalAction: flag(condition.optional),
  ...numbered(
    'DivisionNumber',
    SEVEN,
    condition.bounds.map((bound) => bound / 2),
  ),
  ...numbered('Division', SEVEN, condition.divisions),
  ...coloursFrom(1, condition.red),
});

const hundredths = (values: readonly number[]) => values.map((value) => value / 100);

export const averageRow = (condition: AverageConditionFacts) => ({
  ID: condition.conditionId,
  revision: conditionRevision(condition),
  ...placed(condition),
  DivisionTopNumber: condition.top / 100,
  ...numbered('DivisionNumber', SIX, hundredths(condition.bounds)),
  ...numbered('Division', SIX, condition.divisions),
  ...numbered('DivisionAra', SIX, condition.arabic),
  ...coloursFrom(1, condition.red),
  HifzCondition: condition.hifzBounds ? numbered('TopNum', SIX, hundredths(condition.hifzBounds)) : null,
});

export const resultsRow = (condition: ResultsConditionFacts) => ({
  ID: condition.conditionId,
  revision: conditionRevision(condition),
  ...placed(condition),
  ClassType: condition.hifz ? 2 : 1,
  AbsenceName: condition.absent.bn,
  AbsenceAraName: condition.absent.ar,
  IfNotEqul: condition.incomplete.bn,
  IfNotEqulAra: condition.incomplete.ar,
  MostMeariAction: flag(condition.mostMeari.on),
  MostMeariScount: condition.mostMeari.count,
  MostMeariBanDivision: condition.mostMeari.bn,
  MostMeariAraDivision: condition.mostMeari.ar,
  MeariSCount: condition.meari.count,
  MeariRasibDivision: condition.meari.bn,
  MeariRasibDivisionAra: condition.meari.ar,
  MeariUnMeari: flag(condition.meariWithOrdinary),
  GorMeariAction: flag(condition.ordinary.on),
  GorMeariSCount: condition.ordinary.count,
  GorDivision: condition.ordinary.bn,
  GorAraDivision: condition.ordinary.ar,
  MeariDivision: condition.cap.bn,
  MeariAraDivision: condition.cap.ar,
  TotalMadha: condition.places,
  OptionalAbove: flag(condition.optionalAbove),
  AboveGPA: condition.above / 100,
  ...coloursFrom(7, condition.red),
});

/** The letters, each beside the name of the tier in its place. */
export const namedTiers = (tiers: readonly string[]) =>
  LETTERS.map((letter, index) => ({ Division: letter, TierName: tiers[index] ?? '' }));

/** The seven rows that were saved; none where none were. */
export const talentRows = (conditions: TalentConditionsFacts | null | undefined, tiers: readonly string[]) =>
  namedTiers(tiers).flatMap((tier, index) => {
    const row = conditions?.rows[index];
    return row ? [{ ...tier, TalentAcotin: flag(row.ranked), SerialNo: row.serial }] : [];
  });
