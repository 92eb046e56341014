import { LETTERS, SEVEN, SIX } from '@madrasah/events/results';

const BOUNDS = [80, 65, 50, 35, 0, 0, 0];
const NAMES = ['মুমতায', 'জায়্যিদ জিদ্দান', 'জায়্যিদ', 'মাকবূল', 'রাসিব', 'রাসিব', 'রাসিব'];
const ARABIC = ['ممتاز', 'جيد جدا', 'جيد', 'مقبول', 'راسب', 'راسب', 'راسب'];
const POINT_BOUNDS = [80, 70, 60, 50, 40, 33, 0];

const numbered = <T>(name: string, places: readonly number[], values: readonly T[]) =>
  Object.fromEntries(places.map((place, index) => [`${name}${place}`, values[index]]));

/** What is proposed for a new paper: the public exams' divisions, or the letters of points. */
export const usualSubject = (mode: 1 | 2) => ({
  MaxNumber: 100,
  PassNumber: mode === 1 ? 35 : 33,
  ...numbered('DivisionNumber', SEVEN, mode === 1 ? BOUNDS : POINT_BOUNDS),
  ...numbered('Division', SEVEN, mode === 1 ? NAMES : LETTERS),
});

export const USUAL_AVERAGE = {
  DivisionTopNumber: 100,
  ...numbered('DivisionNumber', SIX, BOUNDS),
  ...numbered('Division', SIX, NAMES),
  ...numbered('DivisionAra', SIX, ARABIC),
};

export const USUAL_RESULTS = {
  ...{ ClassType: 1, AbsenceName: 'গায়েব', AbsenceAraName: 'غائب' },
  ...{ IfNotEqul: 'স্থগিত', IfNotEqulAra: 'موقوف' },
  ...{ MeariSCount: 2, MeariRasibDivision: 'রাসিব', MeariRasibDivisionAra: 'راسب', MeariUnMeari: 1 },
  ...{ GorMeariAction: 1, GorMeariSCount: 2, GorDivision: 'রাসিব', GorAraDivision: 'راسب' },
  ...{ MeariDivision: 'মাকবূল', MeariAraDivision: 'مقبول', TotalMadha: 10 },
  ...{ OptionalAbove: 1, AboveGPA: 2 },
};
