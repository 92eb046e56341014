import { STANDING_STATES, STANDINGS } from '@madrasah/events/admissions';
import { FINANCIAL_STATUS_NAMES, GENDER_NAMES, RESIDENCE_NAMES } from '@madrasah/events/settings';
import { CLASS_FILTERS, ClassFilters } from '../../academics/index.ts';
import { FilterSearch, FilterSelect, type List } from '../../kit/table/index.ts';
import { useLanguage, useText, useWord } from '../../kit/text.ts';
import { constantChoices } from '../../people/index.ts';
import { admissionsTexts } from '../texts.ts';

export const STUDENT_FILTERS = [
  ...CLASS_FILTERS,
  ...(['filter', 'search', 'NewOldId', 'GenderID', 'ResidentialStatusId', 'SFTID', 'is_active'] as const),
] as const;
export type StudentFilter = (typeof STUDENT_FILTERS)[number];

/** Only those who wait are asked by what they are themselves. */
export function StudentFilters({ list, waiting }: { list: List<StudentFilter>; waiting: boolean }) {
  const t = useText(admissionsTexts);
  const word = useWord();
  const language = useLanguage();
  return (
    <>
      <FilterSearch list={list} name="search" placeholder={t('admissions.list.searchHint')} />
      {!waiting && (
        <>
          <ClassFilters list={list} />
          <FilterSelect
            list={list}
            name="NewOldId"
            label={word('admissionType')}
            options={[
              { value: 1, label: word('newcomer') },
              { value: 2, label: word('returning') },
            ]}
          />
          <FilterSelect
            list={list}
            name="ResidentialStatusId"
            label={word('residence')}
            options={constantChoices(RESIDENCE_NAMES, language)}
          />
          <FilterSelect
            list={list}
            name="SFTID"
            label={word('financialStatus')}
            options={constantChoices(FINANCIAL_STATUS_NAMES, language)}
          />
          <FilterSelect
            list={list}
            name="is_active"
            label={word('standing')}
            all={word(STANDING_STATES[STANDINGS.there].word)}
            options={[
              { value: STANDINGS.left, label: word(STANDING_STATES[STANDINGS.left].word) },
              { value: STANDINGS.both, label: t('admissions.filter.all') },
            ]}
          />
        </>
      )}
      <FilterSelect
        list={list}
        name="GenderID"
        label={word('gender')}
        options={constantChoices(GENDER_NAMES, language)}
      />
    </>
  );
}
