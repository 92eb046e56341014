export { Problems } from '../feedback/Problems.tsx';
export { Landing } from './Landing.tsx';
export { StepsForm } from './StepsForm.tsx';
