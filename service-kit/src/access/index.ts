export * from './inner-token.ts';
export * from './institutions.ts';
export * from './password.ts';
export * from './permit.ts';
export * from './state.ts';
export * from './token.ts';
