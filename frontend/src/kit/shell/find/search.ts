/** What the search in the header finds by: it comes when somebody goes to it. */
export { studentSearch } from '../../fields/student/rows.ts';
export { foundPages } from './pages.ts';
