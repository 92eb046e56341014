export * from './app.ts';
export * from './demo-institution.ts';
