import type { RegionLevel, ReportFamily } from '@madrasah/events/kernel';
import { placeNames, usePlaces } from '../kit/fields/address/places.ts';
import { asChoices } from '../kit/fields/index.ts';
import { FilterSelect } from '../kit/list/Filters.tsx';
import type { List } from '../kit/list/use-list.ts';
import { useLanguage } from '../kit/text.ts';

interface Props {
  readonly list: List;
  readonly name: string;
  readonly label: string;
  readonly level: RegionLevel;
  readonly family: Pick<ReportFamily, 'filters'>;
}

/** The filter of a family that asks for a level of places. */
const nameOf = ({ filters }: Props['family'], level: RegionLevel): string =>
  Object.entries(filters).find(
    ([, { control }]) => control.kind === 'region' && control.level === level,
  )?.[0] ?? '';

/** Division, district, thana: each is asked once the one above it is chosen, and another one above begins without. */
export function RegionFilter({ list, name, label, level, family }: Props) {
  const [division, district, thana] = (['division', 'district', 'thana'] as const).map((one) =>
    nameOf(family, one),
  ) as [string, string, string];
  const [inDivision, inDistrict] = [list.values[division] ?? '', list.values[district] ?? ''];
  const { divisions, districts, thanas } = usePlaces(inDivision, inDistrict);
  const names = placeNames(useLanguage());
  const options = {
    division: asChoices(divisions.data?.data, 'DivisionID', names.division),
    district: inDivision ? asChoices(districts.data?.data, 'DistrictID', names.district) : [],
    thana: inDistrict ? asChoices(thanas.data?.data, 'PoliceStationID', names.thana) : [],
  }[level];
  if (level !== 'division' && !(level === 'district' ? inDivision : inDistrict)) return null;
  const below = { division: [district, thana], district: [thana], thana: [] }[level];
  const set: List['set'] = (one, value) =>
    list.change({
      values: { ...Object.fromEntries(below.map((lower) => [lower, undefined])), [one]: value },
    });
  return (
    <FilterSelect
      list={{ values: list.values, set }}
      name={name}
      label={label}
      options={options.map((one) => ({ ...one, value: String(one.value) }))}
    />
  );
}
