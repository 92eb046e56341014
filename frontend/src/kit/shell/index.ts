export { useScreenName } from '../routing/use-screen.ts';
export { useInstitutionName } from '../session/institution.ts';
export { Page } from './Page.tsx';
export { useTitle } from './use-title.ts';
