export { CommandForm, type CommandFormProps, type Values } from './CommandForm.tsx';
export { PlainForm } from './PlainForm.tsx';
