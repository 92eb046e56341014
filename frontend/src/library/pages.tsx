import {
  bookCopies,
  bookKinds,
  libraryReports,
  loanRules,
  returnDays,
  titles,
} from '@madrasah/events/library';
import { registerPage } from '../kit/register/index.ts';
import { say } from '../kit/text.ts';
import { ReportScreen } from '../reports/index.ts';
import { CopiesOf } from './CopiesOf.tsx';
import { libraryTexts } from './texts.ts';

export const titlesPage = registerPage(titles, {
  more: (language) => [
    {
      key: 'Copies',
      title: say(libraryTexts, language, 'library.copies.shown'),
      kind: 'digits',
      value: (row) => Number(row['Copies']),
    },
  ],
  doings: (row) => <CopiesOf title={row} />,
});
export const copiesPage = registerPage(bookCopies);
export const bookKindsPage = registerPage(bookKinds);
export const loanRulesPage = registerPage(loanRules);
export const returnDaysPage = registerPage(returnDays);
export const libraryReportsPage = { default: () => <ReportScreen family={libraryReports} /> };
