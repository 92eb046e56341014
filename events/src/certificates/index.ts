export * from './certificates.ts';
export * from './list.ts';
export * from './papers.ts';
export { refuse as refuseCertificates } from './refusals.ts';
export * from './streams.ts';
