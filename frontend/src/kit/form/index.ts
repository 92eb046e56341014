export type { Beside } from './beside.ts';
export { CommandForm } from './CommandForm.tsx';
export type { CommandFormProps, Values } from './definition.ts';
export { useKept } from './kept.ts';
export { focusUnlessTyping } from './keys/keys.ts';
export { useAutoSave } from './leaving/use-auto-save.ts';
export { PlainForm } from './PlainForm.tsx';
export { FormSection } from './parts/FormSection.tsx';
export { OvertakenWords } from './parts/OvertakenWords.tsx';
