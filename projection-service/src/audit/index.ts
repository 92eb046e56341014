export { mountInner } from './inner.ts';
