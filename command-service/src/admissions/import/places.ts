import { isRefusal, Problem, type Refusal } from '@madrasah/events';
import { type ImportedStudent, refuseAdmissions as refuse } from '@madrasah/events/admissions';
import type { Profile } from '@madrasah/events/people';
import { thanasNamed, type WrittenPlace } from '@madrasah/service-kit/places';

type FaultCode = 'admissions.thana-unknown' | 'admissions.thana-several' | 'admissions.thana-missing';

const faultAt = (path: string, key: FaultCode): Refusal =>
  refuse(key, {}, [{ path, problem: new Problem(key) }]);

/** The code of the thana that an address names; '' where it names none. @param path the column of the thana */
export function thanaOf(place: WrittenPlace, path: string): string | Refusal {
  if (place.thana === '')
    return place.district || place.division ? faultAt(path, 'admissions.thana-missing') : '';
  const [found, another] = thanasNamed(place);
  if (!found) return faultAt(path, 'admissions.thana-unknown');
  return another ? faultAt(path, 'admissions.thana-several') : found.id;
}

type Places = ImportedStudent['places'];

const placesOf = ({ permanent, present }: Places) => ({
  permanent: thanaOf(permanent, 'permanentPoliceStationID'),
  present: thanaOf(present, 'TransientPoliceStationID'),
});

/** What is against the thanas that a row names. */
export const placeFaults = (places: Places): readonly Refusal[] =>
  Object.values(placesOf(places)).filter(isRefusal);

/** The profile of a row with the thanas it names, and what is against them. */
export function placedProfile({ profile, places }: Pick<ImportedStudent, 'profile' | 'places'>): {
  readonly profile: Profile;
  readonly faults: readonly Refusal[];
} {
  const { permanent, present } = placesOf(places);
  const code = (thana: string | Refusal) => (isRefusal(thana) ? '' : thana);
  return {
    profile: {
      ...profile,
      permanent: { ...profile.permanent, thana: code(permanent) },
      present: { ...profile.present, thana: code(present) },
    },
    faults: [permanent, present].filter(isRefusal),
  };
}
