import { defineQuery, fields, signedIn } from '@madrasah/events/kernel';
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

export const divisionList = answering<Listed<DivisionRow>>()(
  defineQuery({ name: 'Divisions', path: '/api/settings/division', access: signedIn }),
);
export const districtList = answering<Listed<DistrictRow>>()(
  defineQuery({
    name: 'Districts',
    path: '/api/settings/district',
    access: signedIn,
    query: { division_id: fields.optionalText(3) },
  }),
);
export const thanaList = answering<Listed<ThanaRow>>()(
  defineQuery({
    name: 'Thanas',
    path: '/api/settings/thana',
    access: signedIn,
    query: { district_id: fields.optionalText(6) },
  }),
);

/** A thana's six digits tell its division (the first) and its district (the first three). */
export const divisionOf = (thana: string) => thana.slice(0, 1);
export const districtOf = (thana: string) => thana.slice(0, 3);
