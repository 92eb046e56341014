export { ResultsTab } from './beyond/ResultsTab.tsx';
export { OpenFrame } from './public/OpenFrame.tsx';
export { usePlaceChoices, useSessionChoices } from './use-place.ts';
