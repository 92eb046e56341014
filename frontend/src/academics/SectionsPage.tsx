import { academicCommands } from '@madrasah/events/academics';
import { useQuery } from '../kit/calls/index.ts';
import { asChoices, SelectField, TextField } from '../kit/fields/index.ts';
import { defineLookupScreen } from '../kit/lookup/index.ts';
import type { Column } from '../kit/table/index.ts';
import { useText } from '../kit/text.ts';
import { useNames } from './names.ts';
import { classList, type SectionRow, sectionList } from './rows.ts';
import { academicsTexts } from './texts.ts';

export default defineLookupScreen<SectionRow>({
  power: 'sub_class',
  list: sectionList,
  id: 'SubClassID',
  add: academicCommands.addSection,
  change: academicCommands.changeSection,
  reorder: {
    command: academicCommands.reorderSections,
    toBody: (rows) => rows.map(({ SubClassID }) => ({ SubClassID })),
  },
  group: ({ ClassID }) => String(ClassID),
  fresh: {},
  toForm: ({ ClassID, SubClass, SubClassEng, SubClassAra }) => ({
    ClassID,
    SubClass,
    SubClassEng,
    SubClassAra,
  }),
  name: ({ SubClass, Class }) => `${SubClass} (${Class.ClassName})`,
  Fields: SectionFields,
  useWords,
  useColumns,
});

function SectionFields() {
  const t = useText(academicsTexts);
  const names = useNames();
  const classes = useQuery(classList, {});
  return (
    <>
      <SelectField
        name="ClassID"
        label={t('academics.classes.title')}
        options={asChoices(classes.data?.data, 'ClassID', names.class)}
      />
      <TextField name="SubClass" label={t('academics.sections.name')} lang="bn" />
      <TextField name="SubClassEng" label={t('academics.list.english')} lang="en" />
      <TextField name="SubClassAra" label={t('academics.list.arabic')} lang="ar" dir="rtl" />
    </>
  );
}

function useWords() {
  const t = useText(academicsTexts);
  return {
    add: t('academics.sections.add'),
    change: t('academics.sections.change'),
    emptyTitle: t('academics.sections.none'),
    emptyText: t('academics.sections.noneText'),
  };
}

function useColumns(): readonly Column<SectionRow>[] {
  const t = useText(academicsTexts);
  return [
    {
      key: 'Class',
      title: t('academics.classes.title'),
      value: ({ Class }) => Class.ClassName,
    },
    { key: 'CGSL', title: t('academics.sections.serial'), kind: 'digits', phone: 'hide', width: '90px' },
    { key: 'SubClass', title: t('academics.sections.title'), strong: true, phone: 'title' },
    { key: 'SubClassEng', title: t('academics.list.english'), lang: 'en' },
    { key: 'SubClassAra', title: t('academics.list.arabic'), lang: 'ar' },
  ];
}
