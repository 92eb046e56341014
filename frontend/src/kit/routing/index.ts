export { useGuard, useMay } from './powers.ts';
export { type Context, defineContext, type Guard, type Screen } from './screens.ts';
