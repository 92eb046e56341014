export * from './fold.ts';
export * from './info.ts';
