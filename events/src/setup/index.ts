export { type SetupStepRow, setupCommands, setupSteps, usualOperations } from './commands.ts';
export { type Lack, schoolLacks } from './lack.ts';
export { refuse as refuseSetup } from './refusals.ts';
export * from './steps.ts';
export * from './usual/index.ts';
