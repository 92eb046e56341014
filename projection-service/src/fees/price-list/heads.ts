import type { RowOfRegister } from '@madrasah/events';
import { feeGroupNames, feeHeads } from '@madrasah/events/fees';
import type { Deps } from '../../deps.ts';
import type { Tenant } from '../../kernel/documents/index.ts';
import type { HandledQuery } from '../../kernel/query.ts';
import { registerProjector, registerRows } from '../../kernel/register.ts';
import { chartRegisters, subLedgersOf, subLedgersProjector } from '../../ledger/chart/index.ts';
import { chartedName } from '../../ledger/index.ts';
import { folded, type More, registerQueries } from '../../registers/index.ts';

export type FeeHead = RowOfRegister<typeof feeHeads>;

export const feeHeadsProjector = registerProjector(feeHeads, { version: 2 });
export const feeGroupNamesProjector = registerProjector(feeGroupNames);

/** The heads that stand, oldest first. @throws DocumentsAway */
export const standingHeads = (tenant: Tenant) =>
  tenant.find(feeHeadsProjector, { retired: false }, { sort: { feeHeadId: 1 } });

/** A head under the names of the specification's student fee group, called as its sub-ledger is. */
const asFeeGroup: More = {
  needs: [feeHeadsProjector, feeGroupNamesProjector, subLedgersProjector],
  async rows(tenant, language) {
    const [heads, groups, subLedgers] = await Promise.all([
      registerRows(tenant, feeHeads, feeHeadsProjector),
      registerRows(tenant, feeGroupNames, feeGroupNamesProjector),
      subLedgersOf(tenant),
    ]);
    return (id) => {
      const { subLedgerId = 0, feeGroup = 0 } = heads.get(id) ?? {};
      const [group, subLedger] = [groups.get(feeGroup), subLedgers.get(subLedgerId)];
      const { fundId: FundID = 0, ledgerId: GLID = 0 } = subLedger ?? {};
      const SlName = chartedName(subLedger, language);
      return {
        called: SlName,
        AccStudentFeeGroupName: { SFGName: (language === 'en' && group?.nameEn) || (group?.name ?? '') },
        AccSubsidiaryLedger: { FundID, GLID, SlName },
      };
    };
  },
};

/** What may be charged, and when. */
export const feeHeadLists = (deps: Deps): HandledQuery[] =>
  registerQueries(
    deps,
    [folded(feeGroupNames, feeGroupNamesProjector), folded(feeHeads, feeHeadsProjector)],
    {
      reach: chartRegisters,
      more: { feeHead: asFeeGroup },
    },
  );
