import { settingsQueries } from '@madrasah/events/settings';
import { answering, type Listed } from '../../wire/definitions.ts';

export interface DivisionRow {
  readonly DivisionID: string | number;
  readonly DivisionName: string;
}
export interface DistrictRow {
  readonly DistrictID: string | number;
  readonly DistrictName: string;
}
export interface ThanaRow {
  readonly PoliceStationID: string | number;
  readonly PoliceStationName: string;
}

export const divisionList = answering<Listed<DivisionRow>>()(settingsQueries.divisions);
export const districtList = answering<Listed<DistrictRow>>()(settingsQueries.districts);
export const thanaList = answering<Listed<ThanaRow>>()(settingsQueries.thanas);

/** A thana's six digits tell its division (the first) and its district (the first three). */
export const divisionOf = (thana: string) => thana.slice(0, 1);
export const districtOf = (thana: string) => thana.slice(0, 3);
