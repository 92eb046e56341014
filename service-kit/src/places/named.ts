import { cells } from '@madrasah/events';
import { type Division, districts, divisions, type Thana, thanas } from './geography.ts';

/** A place as people write it: each part by its name in either language, or by its code; '' where nothing is said. */
export interface WrittenPlace {
  readonly thana: string;
  readonly district: string;
  readonly division: string;
}

// What people put behind a name, as in "কুমিল্লা জেলা".
const KIND = /\s+(বিভাগ|জেলা|উপজেলা|থানা|division|district|upazila|thana|police station)$/;

const keyOf = (text: string) => cells.cellKey(text).replace(KIND, '');

const isCalled = ({ id, bn, en }: Division, written: string) =>
  [id, keyOf(bn), keyOf(en)].includes(keyOf(written));

/** The codes of whatever is called so; undefined where nothing is said. */
const codesOf = (places: readonly Division[], written: string): readonly string[] | undefined =>
  written.trim() === '' ? undefined : places.filter((one) => isCalled(one, written)).map(({ id }) => id);

/** The thanas that a written place may mean: none, the one, or several of one name. */
export function thanasNamed({ thana, district, division }: WrittenPlace): readonly Thana[] {
  const ofDistrict = codesOf(districts, district);
  const ofDivision = codesOf(divisions, division);
  return thanas.filter(
    (one) =>
      isCalled(one, thana) &&
      (ofDistrict?.includes(one.districtId) ?? true) &&
      (ofDivision?.includes(one.divisionId) ?? true),
  );
}
