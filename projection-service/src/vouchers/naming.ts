import { type Language, paisa, say, sumPaisa } from '@madrasah/events';
import { subLedgerAccount } from '@madrasah/events/ledger';
import {
  transferRequests as fundTransfers,
  voucherReversals,
  voucherRevisions,
} from '@madrasah/events/vouchers';
import { requestsProjector } from '../approvals/index.ts';
import type { Deps } from '../deps.ts';
import type { Tenant } from '../kernel/documents/index.ts';
import { accountNames, actorNames, actorsNeed, namesNeed } from '../ledger/index.ts';
import { notesOf, notesProjector, saidIn } from '../notes/index.ts';
import { type Edition, vouchersProjector } from './projectors.ts';

/** Whom what is told of vouchers depends on. */
export const vouchersNeed = [
  vouchersProjector,
  requestsProjector,
  notesProjector,
  ...namesNeed,
  ...actorsNeed,
];

export const totalOf = ({ lines }: Pick<Edition, 'lines'>) =>
  paisa(sumPaisa(lines.map(({ amount }) => amount)));

/** What was done by a second person is prepared by who asked for it, by the note that both keep. */
const WAITED = [fundTransfers, voucherRevisions, voucherReversals].map(({ kind }) => kind);

/** Who asked for what waited for a second person, by the note of its reason. @throws DocumentsAway */
async function askersByNote(tenant: Tenant): Promise<ReadonlyMap<number | null, number>> {
  const requests = await tenant.find(requestsProjector, { kind: { $in: WAITED } });
  return new Map(
    requests.flatMap(({ noteId, actor }) => (noteId === null ? [] : [[noteId, actor] as const])),
  );
}

/** Who wrote something, and the note that it keeps. */
interface Written {
  readonly noteId: number | null;
  readonly actorId: number;
}

/** Names and texts for rows of vouchers: accounts, writers, and what their notes say. @throws DocumentsAway */
export async function voucherNames(
  deps: Deps,
  tenant: Tenant,
  language: Language,
  noteIds: readonly (number | null)[],
) {
  const [names, actor, notes, askers] = await Promise.all([
    accountNames(tenant, language),
    actorNames(deps, tenant, language),
    notesOf(tenant, noteIds),
    askersByNote(tenant),
  ]);
  /** What a note says; what stood plain before there were notes; the word for what was erased. */
  const said = (noteId: number | null, name: string, plain = '') =>
    noteId === null ? plain : (saidIn(notes, noteId, name) ?? say(language, 'notes.erased'));
  return {
    fund: names.fund,
    /** What a number of a series is shown as. */
    number: names.number,
    account: (subLedgerId: number) => names.account(subLedgerAccount(subLedgerId)),
    /** Of an account that the ledger keeps of itself. */
    system: names.account,
    actor,
    /** Who asked for it, where a second person confirmed it, else who recorded it. */
    writer: ({ noteId, actorId }: Written) => actor(askers.get(noteId) ?? actorId),
    /** Who confirmed what another asked for; undefined of what nobody had to. */
    approver: ({ noteId, actorId }: Written) => (askers.has(noteId) ? actor(actorId) : undefined),
    said,
    payee: ({ noteId, payee }: Edition) => said(noteId, 'payee', payee),
    remark: ({ noteId, remark }: Edition) => said(noteId, 'remark', remark),
    /** Whatever it says in words and papers beside its heads: what a search looks in. */
    allOf: (edition: Edition) => [
      ...(edition.noteId === null
        ? [edition.payee, edition.remark, ...edition.lines.map(({ particulars }) => particulars)]
        : Object.values(notes.get(edition.noteId)?.texts ?? {})),
      ...[edition.bookNo, edition.chequeNo, edition.transactionNo],
    ],
    particulars: ({ noteId, lines }: Edition, index: number) =>
      said(noteId, `line${index + 1}`, lines[index]?.particulars),
  };
}
export type VoucherNames = Awaited<ReturnType<typeof voucherNames>>;
