export { Problems } from '../feedback/Problems.tsx';
export { StepsForm } from './StepsForm.tsx';
