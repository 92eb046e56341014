import { LETTERS } from '../reckoning/index.ts';
import { SEVEN, SIX } from './places.ts';

/** The divisions of the qawmi boards, the best first: their names, and from which mark of a hundred on each stands. */
export const USUAL_DIVISIONS = [
  { bn: 'মুমতায', en: 'Mumtaz (star)', ar: 'ممتاز', from: 80 },
  { bn: 'জায়্যিদ জিদ্দান', en: 'Jayyid jiddan (1st)', ar: 'جيد جدا', from: 65 },
  { bn: 'জায়্যিদ', en: 'Jayyid (2nd)', ar: 'جيد', from: 50 },
  { bn: 'মাকবূল', en: 'Maqbul (3rd)', ar: 'مقبول', from: 35 },
  { bn: 'রাসিব', en: 'Rasib (fail)', ar: 'راسب', from: 0 },
] as const;

const [, , , lowest, failing] = USUAL_DIVISIONS;
/** Of learning by heart more is asked; of a hundred. */
const HIFZ_BOUNDS = [90, 80, 70, 60, 0, 0];
const POINT_BOUNDS = [80, 70, 60, 50, 40, 33, 0];
const POINT_PASS = 33;
const FULL = 100;
const KERAT_FULL = 50;

const numbered = <T>(name: string, places: readonly number[], value: (index: number) => T) =>
  Object.fromEntries(places.map((place, index) => [`${name}${place}`, value(index)]));
/** There are more places than divisions: the last one stands in all that are left. */
const divisionAt = (index: number) => USUAL_DIVISIONS[index] ?? failing;
/** So many of a hundred out of other full marks, in halves. */
const outOf = (marks: number, full: number) => Math.round((marks * full * 2) / FULL) / 2;

const tiers = (places: readonly number[], full: number) => ({
  ...numbered('DivisionNumber', places, (index) => outOf(divisionAt(index).from, full)),
  ...numbered('Division', places, (index) => divisionAt(index).bn),
  ...numbered('Color', places, (index) => (divisionAt(index) === failing ? 1 : 0)),
});

/** A paper's condition as its form says it: recitation is marked out of half. */
export const usualPaper = ({ meari, kerat }: { readonly meari: number; readonly kerat: number }) => {
  const full = kerat ? KERAT_FULL : FULL;
  const marks = { MaxNumber: full, PassNumber: outOf(lowest.from, full) };
  return { ...marks, MeariAction: meari, KeratAction: kerat, ...tiers(SEVEN, full) };
};

/** What is proposed for a new paper: the boards' divisions, or the letters of points. */
export const usualSubject = (mode: 1 | 2) =>
  mode === 1
    ? { MaxNumber: FULL, PassNumber: lowest.from, ...tiers(SEVEN, FULL) }
    : {
        ...{ MaxNumber: FULL, PassNumber: POINT_PASS },
        ...numbered('DivisionNumber', SEVEN, (index) => POINT_BOUNDS[index]),
        ...numbered('Division', SEVEN, (index) => LETTERS[index]),
      };

/** The divisions of the whole result, as the form says them. */
export const USUAL_AVERAGE = {
  DivisionTopNumber: FULL,
  ...tiers(SIX, FULL),
  ...numbered('DivisionAra', SIX, (index) => divisionAt(index).ar),
};

/** The bounds of a class that learns by heart, in place of the others. */
export const USUAL_HIFZ = numbered('TopNum', SIX, (index) => HIFZ_BOUNDS[index]);

/** What failures and absences do to a result, as the form says it. */
export const USUAL_RESULTS = {
  ...{ ClassType: 1, AbsenceName: 'গায়েব', AbsenceAraName: 'غائب' },
  ...{ IfNotEqul: 'স্থগিত', IfNotEqulAra: 'موقوف' },
  ...{ MeariSCount: 2, MeariRasibDivision: failing.bn, MeariRasibDivisionAra: failing.ar, MeariUnMeari: 1 },
  ...{ GorMeariAction: 1, GorMeariSCount: 2, GorDivision: failing.bn, GorAraDivision: failing.ar },
  ...{ MeariDivision: lowest.bn, MeariAraDivision: lowest.ar, TotalMadha: 10 },
  ...{ OptionalAbove: 1, AboveGPA: 2 },
};
