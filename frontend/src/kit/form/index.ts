export type { Beside } from './beside.ts';
export { CommandForm, type CommandFormProps, type Values } from './CommandForm.tsx';
export { useKept } from './kept.ts';
export { focusUnlessTyping } from './keys.ts';
export { useAutoSave } from './leaving/use-auto-save.ts';
export { PlainForm } from './PlainForm.tsx';
export { FormSection } from './parts/FormSection.tsx';
