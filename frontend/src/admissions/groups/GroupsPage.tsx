import { GROUP_CHANGE, studentOperations } from '@madrasah/events/admissions';
import { GENDER_NAMES } from '@madrasah/events/settings';
import { Segment } from 'semantic-ui-react';
import { CLASS_FILTERS, ClassFilters, classList, useNames } from '../../academics/index.ts';
import { useQuery } from '../../kit/calls/index.ts';
import { asChoices } from '../../kit/fields/index.ts';
import { type OperationRow, OperationsList } from '../../kit/operations/index.ts';
import { Page } from '../../kit/shell/index.ts';
import { type Column, FilterSelect, Filters, useList } from '../../kit/table/index.ts';
import { useLanguage, useText, useWord } from '../../kit/text.ts';
import { constantChoices } from '../../people/index.ts';
import { admissionsTexts } from '../texts.ts';
import { GroupForm } from './GroupForm.tsx';

const SETTINGS = { filters: [...CLASS_FILTERS, 'GenderID', 'to'] } as const;

/** `/students/group-distribution`: the students of a class, and to which of its sections they go. */
export default function GroupsPage() {
  const t = useText(admissionsTexts);
  const word = useWord();
  const language = useLanguage();
  const names = useNames();
  const list = useList(SETTINGS);
  const classes = useQuery(classList, {});
  const { SessionID, ClassID, SubClassID, GenderID, to } = list.values;
  const sections = classes.data?.data.find((row) => String(row.ClassID) === ClassID)?.ClassGroup;
  const target = sections?.find((section) => String(section.SubClassID) === to);
  const counts: Column<OperationRow>[] = [
    {
      key: 'made',
      title: t('admissions.groups.moved'),
      kind: 'digits',
      sort: false,
      value: (row) => row.counts['made'],
    },
  ];
  return (
    <Page>
      <Segment className="flush">
        <Filters>
          <ClassFilters list={list} />
          <FilterSelect
            list={list}
            name="GenderID"
            label={word('gender')}
            options={constantChoices(GENDER_NAMES, language)}
          />
          {sections && (
            <FilterSelect
              list={list}
              name="to"
              label={t('admissions.groups.to')}
              options={asChoices(sections, 'SubClassID', names.section)}
            />
          )}
        </Filters>
      </Segment>
      <Segment>
        {SessionID === undefined || ClassID === undefined ? (
          <p className="muted">{t('admissions.groups.choose')}</p>
        ) : target === undefined ? (
          <p className="muted">{t('admissions.groups.toFirst')}</p>
        ) : (
          <GroupForm
            key={[SessionID, ClassID, SubClassID, GenderID, to].join()}
            asked={{ SessionID, ClassID, SubClassID, GenderID }}
            to={target.SubClassID}
          />
        )}
      </Segment>
      <OperationsList
        of={studentOperations}
        kind={GROUP_CHANGE}
        title={t('admissions.groups.before')}
        power="student_group_setting"
        flag="edit"
        empty={{ title: t('admissions.groups.noneBefore') }}
        counts={counts}
      />
    </Page>
  );
}
