import { GENDER_NAMES, RESIDENCE_NAMES } from '@madrasah/events/settings';
import { useNames } from '../academics/names.ts';
import { classList, sessionList } from '../academics/rows.ts';
import { useQuery } from '../kit/calls/index.ts';
import { asChoices } from '../kit/fields/index.ts';
import { FilterSearch, FilterSelect, Filters, type List } from '../kit/table/index.ts';
import { useLanguage, useText } from '../kit/text.ts';
import { constantChoices } from '../people/constants.ts';
import { admissionsTexts } from './texts.ts';

export const STUDENT_FILTERS = [
  'filter',
  'search',
  'SessionID',
  'ClassID',
  'SubClassID',
  'NewOldId',
  'GenderID',
  'ResidentialStatusId',
] as const;
export type StudentFilter = (typeof STUDENT_FILTERS)[number];

/** Only those who wait are asked by what they are themselves. */
export function StudentFilters({ list, waiting }: { list: List<StudentFilter>; waiting: boolean }) {
  const t = useText(admissionsTexts);
  const language = useLanguage();
  return (
    <Filters>
      <FilterSearch
        list={list}
        name="search"
        label={t('admissions.list.search')}
        placeholder={t('admissions.list.searchHint')}
      />
      {!waiting && <AcademicFilters list={list} />}
      <FilterSelect
        list={list}
        name="GenderID"
        label={t('admissions.field.gender')}
        options={constantChoices(GENDER_NAMES, language)}
      />
    </Filters>
  );
}

function AcademicFilters({ list }: { list: List<StudentFilter> }) {
  const t = useText(admissionsTexts);
  const language = useLanguage();
  const sessions = useQuery(sessionList, {});
  const classes = useQuery(classList, {});
  const names = useNames();
  const { ClassID } = list.values;
  const sections = classes.data?.data.find((row) => String(row.ClassID) === ClassID)?.ClassGroup;
  // A section belongs to one class: another class begins without.
  const ofClass: Pick<List<StudentFilter>, 'values' | 'set'> = {
    values: list.values,
    set: (_, value) => list.change({ values: { ClassID: value, SubClassID: undefined } }),
  };
  return (
    <>
      <FilterSelect
        list={list}
        name="SessionID"
        label={t('admissions.field.session')}
        options={asChoices(sessions.data?.data, 'SessionID', names.session)}
      />
      <FilterSelect
        list={ofClass}
        name="ClassID"
        label={t('admissions.field.class')}
        options={asChoices(classes.data?.data, 'ClassID', names.class)}
      />
      {sections && (
        <FilterSelect
          list={list}
          name="SubClassID"
          label={t('admissions.field.section')}
          options={asChoices(sections, 'SubClassID', names.section)}
        />
      )}
      <FilterSelect
        list={list}
        name="NewOldId"
        label={t('admissions.field.newOld')}
        options={[
          { value: 1, label: t('admissions.field.new') },
          { value: 2, label: t('admissions.field.old') },
        ]}
      />
      <FilterSelect
        list={list}
        name="ResidentialStatusId"
        label={t('admissions.field.residence')}
        options={constantChoices(RESIDENCE_NAMES, language)}
      />
    </>
  );
}
