export { useInstitutionName } from '../session/institution.ts';
export { useScreenName } from './Frame.tsx';
export { Page } from './Page.tsx';
export { useTitle } from './use-title.ts';
