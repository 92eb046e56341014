import { defineContext } from '../kit/routing/screens.ts';

export const academics = defineContext({
  screens: [
    {
      path: '/students/sessions',
      makes: 'SessionID',
      help: 'sessions',
      name: { bn: 'শিক্ষাবর্ষ', en: 'Sessions' },
      group: 'students',
      power: 'academic_year',
      page: async () => (await import('./pages.ts')).sessionsPage,
    },
    {
      path: '/students/class',
      makes: 'ClassID',
      help: 'classes',
      name: { bn: 'জামাত', en: 'Classes' },
      group: 'students',
      power: 'class',
      page: async () => (await import('./pages.ts')).classesPage,
    },
    {
      path: '/students/section',
      makes: 'SubClassID',
      help: 'sections',
      name: { bn: 'শাখা', en: 'Sections' },
      group: 'students',
      power: 'sub_class',
      page: async () => (await import('./pages.ts')).sectionsPage,
    },
    {
      path: '/students/book-list',
      makes: 'SubjectID',
      help: 'subjects',
      name: { bn: 'বিষয় তালিকা', en: 'Subjects' },
      group: 'students',
      power: 'kitab_entry',
      page: async () => (await import('./pages.ts')).subjectsPage,
    },
  ],
});
