import { readFileSync } from 'node:fs';

export interface Division {
  /** One digit of a division, three of a district, six of a thana: each begins with that of the larger one. */
  readonly id: string;
  readonly bn: string;
  readonly en: string;
}
export interface District extends Division {
  readonly divisionId: string;
}
export interface Thana extends District {
  readonly districtId: string;
  readonly type: 'upazila' | 'metro_thana';
}
interface Geography {
  readonly divisions: readonly Division[];
  readonly districts: readonly District[];
  readonly thanas: readonly Thana[];
}

/** The divisions, districts, upazilas and metropolitan thanas of Bangladesh. */
export const { divisions, districts, thanas } = JSON.parse(
  readFileSync(new URL('geography.json', import.meta.url), 'utf8'),
) as Geography;
