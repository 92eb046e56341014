export { Passwords, useDiffering } from './logins/Passwords.tsx';
export { rememberSchool, schoolIdOf, schoolProblem } from './sign-in.ts';
export { accessTexts } from './texts.ts';
