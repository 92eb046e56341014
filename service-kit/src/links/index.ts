export * from './last-digits.ts';
export * from './signed-link.ts';
