export { firstLack, NEED_NAMES, NEEDS, type Need, needOf, USUAL } from './needs.ts';
