export * from './events.ts';
export { type FeeGroupName, feeGroupNames } from './fee-group-names.ts';
export {
  type ChargeMoment,
  type FeeHeadAttributes,
  feeHeads,
  HEAD_CLASSES,
  usualMoment,
} from './fee-heads.ts';
