export { CommandForm, type CommandFormProps, type Values } from './CommandForm.tsx';
export { FormSection } from './FormSection.tsx';
export { PlainForm } from './PlainForm.tsx';
export { useAutoSave } from './use-auto-save.ts';
