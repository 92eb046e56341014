export { useGuard, useMay } from './powers.ts';
export { type Context, defineContext, type Guard, type OpenPage, type Screen } from './screens.ts';
export { useAddress } from './use-address.ts';
