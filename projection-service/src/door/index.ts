export { packing } from './pages/packed.ts';
