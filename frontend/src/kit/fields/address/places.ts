import type { Language } from '@madrasah/events/kernel';
import { settingsQueries } from '@madrasah/events/settings';
import { createContext, useContext } from 'react';
import { useQuery } from '../../calls/use-query.ts';
import { answering, type Listed } from '../../wire/definitions.ts';

export interface DivisionRow {
  readonly DivisionID: string | number;
  readonly DivisionName: string;
  readonly EngDivisionName?: string;
}
export interface DistrictRow {
  readonly DistrictID: string | number;
  readonly DistrictName: string;
  readonly EngDistrictName?: string;
}
export interface ThanaRow {
  readonly PoliceStationID: string | number;
  readonly PoliceStationName: string;
  readonly EngPoliceStationName?: string;
}

/** What places are called in a language. */
export const placeNames = (language: Language) => {
  const named = (bengali: string, english: string | undefined) => (language === 'en' && english) || bengali;
  return {
    division: (row: DivisionRow) => named(row.DivisionName, row.EngDivisionName),
    district: (row: DistrictRow) => named(row.DistrictName, row.EngDistrictName),
    thana: (row: ThanaRow) => named(row.PoliceStationName, row.EngPoliceStationName),
  };
};

export const divisionList = answering<Listed<DivisionRow>>()(settingsQueries.divisions);
export const districtList = answering<Listed<DistrictRow>>()(settingsQueries.districts);
export const thanaList = answering<Listed<ThanaRow>>()(settingsQueries.thanas);

const openDivisions = answering<Listed<DivisionRow>>()(settingsQueries.publicDivisions);
const openDistricts = answering<Listed<DistrictRow>>()(settingsQueries.publicDistricts);
const openThanas = answering<Listed<ThanaRow>>()(settingsQueries.publicThanas);

/** The school whose open page asks, where nobody is signed in. */
export const OpenSchool = createContext<string | undefined>(undefined);

/** The places to choose from, each level within the one above it. */
export function usePlaces(division: string, district: string) {
  const id = useContext(OpenSchool);
  const within = division ? { division_id: division } : undefined;
  const below = district ? { district_id: district } : undefined;
  const own = {
    divisions: useQuery(divisionList, id ? undefined : {}),
    districts: useQuery(districtList, id ? undefined : within),
    thanas: useQuery(thanaList, id ? undefined : below),
  };
  const open = {
    divisions: useQuery(openDivisions, id ? { id } : undefined),
    districts: useQuery(openDistricts, id && within ? { id, ...within } : undefined),
    thanas: useQuery(openThanas, id && below ? { id, ...below } : undefined),
  };
  return id ? open : own;
}

/** A thana's six digits tell its division (the first) and its district (the first three). */
export const divisionOf = (thana: string) => thana.slice(0, 1);
export const districtOf = (thana: string) => thana.slice(0, 3);
