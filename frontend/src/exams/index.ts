export { SectionLines } from './sections/SectionLines.tsx';
export { SectionsField } from './sections/SectionsField.tsx';
export { examsTexts } from './texts.ts';
