import { academicCommands } from '@madrasah/events/academics';
import { CheckField, TextField } from '../kit/fields/index.ts';
import { defineLookupScreen } from '../kit/lookup/index.ts';
import type { Column } from '../kit/table/index.ts';
import { useText } from '../kit/text.ts';
import { type SessionRow, sessionList } from './rows.ts';
import { academicsTexts } from './texts.ts';

export default defineLookupScreen<SessionRow>({
  power: 'academic_year',
  list: sessionList,
  id: 'SessionID',
  add: academicCommands.addSession,
  change: academicCommands.changeSession,
  // The specification sends the order of sessions where that of sections goes.
  reorder: {
    command: academicCommands.reorderSections,
    toBody: (rows) => rows.map(({ SessionID }) => ({ SessionID })),
  },
  fresh: { SessionAction: 1 },
  toForm: ({ SessionName, SessionEngName, SessionAraName, SessionAction }) => ({
    SessionName,
    SessionEngName,
    SessionAraName,
    SessionAction,
  }),
  name: ({ SessionName }) => SessionName,
  Fields: SessionFields,
  useWords,
  useColumns,
});

function SessionFields() {
  const t = useText(academicsTexts);
  return (
    <>
      <TextField name="SessionName" label={t('academics.sessions.name')} lang="bn" />
      <TextField name="SessionEngName" label={t('academics.list.english')} lang="en" />
      <TextField name="SessionAraName" label={t('academics.list.arabic')} lang="ar" dir="rtl" />
      <CheckField
        name="SessionAction"
        label={t('academics.sessions.isActive')}
        hint={t('academics.sessions.activeHint')}
      />
    </>
  );
}

function useWords() {
  const t = useText(academicsTexts);
  return {
    add: t('academics.sessions.add'),
    change: t('academics.sessions.change'),
    emptyTitle: t('academics.sessions.none'),
    emptyText: t('academics.sessions.noneText'),
  };
}

function useColumns(): readonly Column<SessionRow>[] {
  const t = useText(academicsTexts);
  return [
    { key: 'Serial', title: t('academics.list.serial'), kind: 'digits', phone: 'hide', width: '80px' },
    { key: 'SessionName', title: t('academics.sessions.title'), strong: true, phone: 'title' },
    { key: 'SessionEngName', title: t('academics.list.english'), lang: 'en' },
    { key: 'SessionAraName', title: t('academics.list.arabic'), lang: 'ar' },
    {
      key: 'SessionAction',
      title: t('academics.sessions.state'),
      kind: 'label',
      value: ({ SessionAction }) =>
        t(SessionAction === 1 ? 'academics.sessions.active' : 'academics.sessions.pending'),
      color: ({ SessionAction }) => (SessionAction === 1 ? 'green' : undefined),
    },
  ];
}
