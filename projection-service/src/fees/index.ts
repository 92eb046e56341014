export { feeHeadsProjector, standingHeads } from './price-list/heads.ts';
export { feePricesProjector, versionOn } from './price-list/prices.ts';
