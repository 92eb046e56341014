export { isAsked, type Read } from './answers.ts';
export { FaultyRows } from './FaultyRows.tsx';
export { ImportProblems } from './ImportProblems.tsx';
export { columnsSaid } from './matched.ts';
export { SheetField } from './SheetField.tsx';
export { TemplateButton } from './TemplateButton.tsx';
export { UnknownHeadings } from './UnknownHeadings.tsx';
