export { banglaInWords } from '@madrasah/events/kernel';
