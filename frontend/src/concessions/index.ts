export { AskInstead } from './AskInstead.tsx';
export { LessenDialog, useLessenings } from './LessenDialog.tsx';
export { StandingConcessions } from './StandingConcessions.tsx';
export { concessionsTexts } from './texts.ts';
