/** What lists of requests are called, and a column of theirs. */
export const requests = {
  concessionRequests: 'Concession requests',
  receiptReversals: 'Requests to void receipts',
  voucherRevisions: 'Requests to revise vouchers',
  openingReversals: 'Requests to cancel opening balances',
  transferRequests: 'Requests for gifts and loans between funds',
  transferReversals: 'Requests to reverse transfers',
  journalReversals: 'Requests to void journal vouchers',
  voucherReversals: 'Requests to void vouchers',
  tamlikReversals: 'Requests to take back tamliks',
  refundRequests: 'Refund requests',
  waiverRequests: 'Waivers',
  writeOffRequests: 'Write-offs',
  dayReopenings: 'Days to reopen',
  askedOn: 'Asked on',
  entryDay: 'Day of the entry',
  secondPersonMark: 'Mark of the approval',
} as const;
