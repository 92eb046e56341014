import { cells } from '@madrasah/events';
import { type Division, districts, divisions, type Thana, thanas } from './geography.ts';

/** A place as people write it, each part by its name in either language or, as a number, by its code; '' where nothing is said. */
export interface WrittenPlace {
  readonly thana: cells.Named;
  readonly district: cells.Named;
  readonly division: cells.Named;
}

// What people put behind a name, as in "কুমিল্লা জেলা".
const KIND = /\s+(বিভাগ|জেলা|উপজেলা|থানা|division|district|upazila|thana|police station)$/;

const keyOf = (text: string) => cells.cellKey(text).replace(KIND, '');

/** Places under each of their names. */
function byName<P extends Division>(places: readonly P[]): ReadonlyMap<string, readonly P[]> {
  const called = new Map<string, P[]>();
  for (const place of places)
    for (const name of new Set([keyOf(place.bn), keyOf(place.en)]))
      called.set(name, [...(called.get(name) ?? []), place]);
  return called;
}

const finder = <P extends Division>(places: readonly P[]) => {
  const called = byName(places);
  const known = new Map(places.map((place) => [Number(place.id), place]));
  return (written: cells.Named): readonly P[] => {
    if (typeof written === 'string') return called.get(keyOf(written)) ?? [];
    const place = known.get(written);
    return place ? [place] : [];
  };
};

const find = { thanas: finder(thanas), districts: finder(districts), divisions: finder(divisions) };

/** The codes of whatever is called so; undefined where nothing is said. */
const codesOf = (places: (written: cells.Named) => readonly Division[], written: cells.Named) =>
  written === '' ? undefined : places(written).map(({ id }) => id);

/** The thanas that a written place may mean: none, the one, or several of one name. */
export function thanasNamed({ thana, district, division }: WrittenPlace): readonly Thana[] {
  const ofDistrict = codesOf(find.districts, district);
  const ofDivision = codesOf(find.divisions, division);
  return find
    .thanas(thana)
    .filter(
      (one) =>
        (ofDistrict?.includes(one.districtId) ?? true) && (ofDivision?.includes(one.divisionId) ?? true),
    );
}

const codes = new Set(thanas.map(({ id }) => id));

/** Whether a code is one of the fixed list. */
export const isThana = (code: string): boolean => codes.has(code);
