export { feeHeadsProjector, standingHeads } from './price-list/heads.ts';
export { feePricesProjector, versionOn } from './price-list/prices.ts';
export { receiptCheck } from './receipts/check.ts';
export { receiptsMadeOf } from './receipts/list.ts';
