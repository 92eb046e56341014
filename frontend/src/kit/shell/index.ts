export { useScreenName } from './Frame.tsx';
export { useInstitutionName } from './Header.tsx';
export { Page } from './Page.tsx';
export { useTitle } from './use-title.ts';
