import type { Language, RowTo } from '@madrasah/events/kernel';
import { settingsQueries } from '@madrasah/events/settings';
import { createContext, useContext } from 'react';
import { useQuery } from '../../calls/use-query.ts';

type DivisionRow = RowTo<typeof settingsQueries.divisions>;
type DistrictRow = RowTo<typeof settingsQueries.districts>;
type ThanaRow = RowTo<typeof settingsQueries.thanas>;

/** What places are called in a language. */
export const placeNames = (language: Language) => {
  const named = (bengali: string, english: string) => (language === 'en' && english) || bengali;
  return {
    division: (row: DivisionRow) => named(row.DivisionName, row.EngDivisionName),
    district: (row: DistrictRow) => named(row.DistrictName, row.EngDistrictName),
    thana: (row: ThanaRow) => named(row.PoliceStationName, row.EngPoliceStationName),
  };
};

/** The school whose open page asks, where nobody is signed in. */
export const OpenSchool = createContext<string | undefined>(undefined);

/** The places to choose from, each level within the one above it. */
export function usePlaces(division: string, district: string) {
  const id = useContext(OpenSchool);
  const within = division ? { division_id: division } : undefined;
  const below = district ? { district_id: district } : undefined;
  const own = {
    divisions: useQuery(settingsQueries.divisions, id ? undefined : {}),
    districts: useQuery(settingsQueries.districts, id ? undefined : within),
    thanas: useQuery(settingsQueries.thanas, id ? undefined : below),
  };
  const open = {
    divisions: useQuery(settingsQueries.publicDivisions, id ? { id } : undefined),
    districts: useQuery(settingsQueries.publicDistricts, id && within ? { id, ...within } : undefined),
    thanas: useQuery(settingsQueries.publicThanas, id && below ? { id, ...below } : undefined),
  };
  return id ? open : own;
}

/** A thana's six digits tell its division (the first) and its district (the first three). */
export const divisionOf = (thana: string) => thana.slice(0, 1);
export const districtOf = (thana: string) => thana.slice(0, 3);
