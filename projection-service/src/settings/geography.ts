import { districts, divisions, thanas } from '@madrasah/service-kit/places';

export const divisionRows = divisions.map(({ id, bn, en }) => ({
  DivisionID: Number(id),
  DivisionName: bn,
  EngDivisionName: en,
}));

const districtRows = districts.map(({ id, divisionId, bn, en }) => ({
  DistrictID: id,
  DivisionID: Number(divisionId),
  DistrictName: bn,
  EngDistrictName: en,
}));

const thanaRows = thanas.map(({ id, districtId, divisionId, bn, en, type }) => ({
  PoliceStationID: id,
  DistrictID: districtId,
  DivisionID: Number(divisionId),
  PoliceStationName: bn,
  EngPoliceStationName: en,
  isMetropolitan: type === 'metro_thana',
}));

/** The districts of a division, or all. */
export const districtsIn = (division: number | undefined) =>
  districtRows.filter(({ DivisionID }) => division === undefined || DivisionID === division);

/** The upazilas and metropolitan thanas of a district, or all. */
export const thanasIn = (district: number | undefined) =>
  thanaRows.filter(({ DistrictID }) => district === undefined || Number(DistrictID) === district);

const thanaById = new Map(thanas.map((thana) => [thana.id, thana]));
const districtById = new Map(districts.map((district) => [district.id, district]));

/** What a thana and its district are called; nothing for no thana. */
export function placeNames(thanaId: string, language: 'bn' | 'en'): string[] {
  const thana = thanaById.get(thanaId);
  const district = thana && districtById.get(thana.districtId);
  return thana && district ? [thana[language], district[language]] : [];
}

const divisionById = new Map(divisions.map((division) => [division.id, division]));

/** What a part of the country is called: one digit is a division, three a district, six a thana; '' for none. */
export const regionName = (id: string, language: 'bn' | 'en'): string =>
  (divisionById.get(id) ?? districtById.get(id) ?? thanaById.get(id))?.[language] ?? '';
