import type { SubLedger } from '../../ledger/chart/index.ts';
import type { FeeHead } from './rows.ts';

// SFGNID: the three groups of the specification.
const GROUP_NAMES = ['', 'ভর্তি ফি', 'মাসিক ফি', 'অন্যান্য ফি'];

/** A fee head under the names of the specification's student fee group. */
export const headRow = (head: FeeHead, subLedger: SubLedger | undefined) => ({
  SFGID: head.feeHeadId,
  SLID: head.subLedgerId,
  SFGNID: head.feeGroup,
  chargeOn: head.chargeOn,
  AccStudentFeeGroupName: { SFGName: GROUP_NAMES[head.feeGroup] ?? '' },
  AccSubsidiaryLedger: {
    FundID: subLedger?.fundId ?? 0,
    GLID: subLedger?.ledgerId ?? 0,
    SlName: subLedger?.name ?? '',
  },
});
