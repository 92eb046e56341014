import { FEE_GROUP } from '@madrasah/events/fees';
import type { Tenant } from '../../../kernel/documents/index.ts';
import { feeHeadsProjector } from '../../price-list/heads.ts';
import { headTitle } from '../collection/heads.ts';
import type { Room } from '../room.ts';

/** What a head is of, as the dues of a student are told apart. */
export type HeadKind = 'admission' | 'monthly' | 'exam' | 'other';

/** A head for examinations says so: none of the chart's groups does. */
const EXAM = /পরীক্ষা|exam/iu;

/** Tells of a head what it is of. @throws DocumentsAway */
export async function headKinds(
  room: Pick<Room, 'names' | 'language'> & { readonly tenant: Tenant },
): Promise<(subLedgerId: number) => HeadKind> {
  const heads = await room.tenant.find(feeHeadsProjector, {});
  const groups = new Map(heads.map(({ subLedgerId, feeGroup }) => [subLedgerId, feeGroup]));
  return (subLedgerId) => {
    const group = groups.get(subLedgerId);
    if (group === FEE_GROUP.monthly) return 'monthly';
    if (EXAM.test(headTitle(room, subLedgerId).normalize('NFC'))) return 'exam';
    return group === FEE_GROUP.admission ? 'admission' : 'other';
  };
}
