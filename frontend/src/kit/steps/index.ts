export { Problems } from './Problems.tsx';
export { StepsForm } from './StepsForm.tsx';
