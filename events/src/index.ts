export * from './catalogue/index.ts';
export * from './kernel/index.ts';
