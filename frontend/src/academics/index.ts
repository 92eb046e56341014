export { CLASS_FILTERS, ClassFilters } from './ClassFilters.tsx';
export { useNames, useSessionName } from './names.ts';
export { classList, runningSession, type SectionName, sectionList, sessionList } from './rows.ts';
