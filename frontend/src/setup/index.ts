export { NextSteps } from './NextSteps.tsx';
