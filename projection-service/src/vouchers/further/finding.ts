import type { SignedInCall } from '@madrasah/service-kit/http';
import type { Tenant } from '../../kernel/documents/index.ts';
import type { About } from '../../ledger/books/index.ts';
import type { VoucherNames } from '../naming.ts';
import type { SaidOfEntry } from './entry-paper.ts';

/** An entry that has a paper: where it stands in the books, its notes, and what its paper says beside its lines. */
export interface Found {
  readonly about: About;
  /** Event type. */
  readonly kind: string;
  readonly noteIds: readonly (number | null)[];
  says(names: VoucherNames): SaidOfEntry;
}
export type Finding = (tenant: Tenant, id: number, call: SignedInCall) => Promise<Found | undefined>;
