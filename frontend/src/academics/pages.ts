import { classes, reorderSections, sections, sessions, subjects } from '@madrasah/events/academics';
import { registerPage, type WireRow } from '../kit/register/index.ts';
import { CopyButton } from './copying/CopyButton.tsx';
import type { SectionName } from './rows.ts';

const SECTIONS = { bn: 'শাখা', en: 'Sections' };

export const sessionsPage = registerPage(sessions);
export const classesPage = registerPage(classes, {
  more: (language) => [
    {
      key: 'ClassGroup',
      title: SECTIONS[language],
      value: (row: WireRow) =>
        (row['ClassGroup'] as readonly SectionName[])
          .map(({ SubClass, SubClassEng }) => (language === 'en' && SubClassEng) || SubClass)
          .join(', '),
    },
  ],
});
export const sectionsPage = registerPage(sections, { reorder: reorderSections });
export const subjectsPage = registerPage(subjects, { actions: CopyButton });
