export { constantChoices, nameOf } from './constants.ts';
export { type Child, type Family, family, type Guardian } from './family.ts';
export { useNextCode } from './form/CodeField.tsx';
export { NewPersonForm, PersonForm } from './form/PersonForm.tsx';
export { personValues } from './form/person.ts';
export { NewPersonFields } from './NewPersonFields.tsx';
export type { PersonRow } from './rows.ts';
export { peopleTexts } from './texts.ts';
