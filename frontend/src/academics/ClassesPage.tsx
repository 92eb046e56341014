import { academicCommands } from '@madrasah/events/academics';
import { TextField } from '../kit/fields/index.ts';
import { defineLookupScreen } from '../kit/lookup/index.ts';
import type { Column } from '../kit/table/index.ts';
import { useText } from '../kit/text.ts';
import { useNames } from './names.ts';
import { type ClassRow, classList } from './rows.ts';
import { academicsTexts } from './texts.ts';

export default defineLookupScreen<ClassRow>({
  power: 'class',
  list: classList,
  id: 'ClassID',
  add: academicCommands.addClass,
  change: academicCommands.changeClass,
  reorder: {
    command: academicCommands.reorderClasses,
    toBody: (rows) => rows.map(({ ClassID }) => ({ ClassID })),
  },
  fresh: {},
  toForm: ({ ClassName, EnglishClass, ArabicClass }) => ({ ClassName, EnglishClass, ArabicClass }),
  name: ({ ClassName }) => ClassName,
  Fields: ClassFields,
  useWords,
  useColumns,
});

function ClassFields() {
  const t = useText(academicsTexts);
  return (
    <>
      <TextField name="ClassName" label={t('academics.classes.name')} lang="bn" />
      <TextField name="EnglishClass" label={t('academics.list.english')} lang="en" />
      <TextField name="ArabicClass" label={t('academics.list.arabic')} lang="ar" dir="rtl" />
    </>
  );
}

function useWords() {
  const t = useText(academicsTexts);
  return {
    add: t('academics.classes.add'),
    change: t('academics.classes.change'),
    emptyTitle: t('academics.classes.none'),
    emptyText: t('academics.classes.noneText'),
  };
}

function useColumns(): readonly Column<ClassRow>[] {
  const t = useText(academicsTexts);
  const names = useNames();
  return [
    { key: 'Serial', title: t('academics.list.serial'), kind: 'digits', phone: 'hide', width: '80px' },
    { key: 'ClassName', title: t('academics.classes.title'), strong: true, phone: 'title' },
    {
      key: 'ClassGroup',
      title: t('academics.sections.title'),
      value: ({ ClassGroup }) => ClassGroup.map(names.section).join(', '),
    },
    { key: 'EnglishClass', title: t('academics.list.english'), lang: 'en' },
    { key: 'ArabicClass', title: t('academics.list.arabic'), lang: 'ar' },
  ];
}
