export * from './answer.ts';
export * from './call.ts';
export * from './gate.ts';
export * from './metrics.ts';
export * from './mount.ts';
export * from './pipeline.ts';
export { networkOf } from './rate.ts';
export * from './server.ts';
export type { UploadedFile } from './uploads/index.ts';
