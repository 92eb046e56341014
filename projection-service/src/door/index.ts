export { HeldDoor } from './held.ts';
export { packing } from './pages/packed.ts';
