export * from './given-digits.ts';
export * from './signed-link.ts';
