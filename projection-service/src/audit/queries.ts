import { auditorsRevision, auditQueries } from '@madrasah/events/audit';
import { ledgerQueries } from '@madrasah/events/ledger';
import { FileAnswer } from '@madrasah/service-kit/http';
import type { Deps } from '../deps.ts';
import { type HandledQuery, handledQuery } from '../kernel/query.ts';
import { pageOf } from '../kernel/query-page.ts';
import { actorNames, actorsNeed } from '../ledger/index.ts';
import { certificateOf } from './issue.ts';
import { auditorsProjector, ONLY, type RootDocument, rootsProjector } from './projectors.ts';

/** A root in the wire's names. */
const rootRow = (
  { rootId, day, upTo, root, streams, events, at, actor, mail }: RootDocument,
  nameOf: (id: number) => object,
) => ({ rootId, day, position: upTo, root, streams, events, at, actor: nameOf(actor), mail: mail ?? null });

/** The proof of recount, the daily roots and their auditors. */
export function audit(deps: Deps): HandledQuery[] {
  const { verifier } = deps;
  return [
    // It needs nobody to be live: a log that stops the projections is what it is asked about.
    handledQuery(ledgerQueries.auditVerify, [], (clocks, tenant) => verifier.verify(tenant.school, clocks)),
    handledQuery(auditQueries.progress, [], async (_, tenant) => ({
      data: verifier.progress(tenant.school) ?? null,
    })),
    handledQuery(auditQueries.certificate, [], async (clocks, tenant, { language }) => {
      const bytes = await certificateOf(deps, verifier, tenant, { ...clocks, language });
      return new FileAnswer(bytes, 'application/pdf', `recount-${tenant.school}.pdf`);
    }),
    handledQuery(auditQueries.roots, [rootsProjector, ...actorsNeed], async (query, tenant, { language }) => {
      const nameOf = await actorNames(deps, tenant, language);
      const order = { filter: {}, sort: { rootId: -1 } } as const;
      return pageOf(tenant, rootsProjector, { ...query, ...order }, (roots) =>
        roots.map((root) => rootRow(root, nameOf)),
      );
    }),
    handledQuery(auditQueries.auditors, [auditorsProjector], async (_query, tenant) => {
      const said = await tenant.findOne(auditorsProjector, ONLY);
      const known = { addresses: said?.addresses ?? [], language: said?.language ?? 'bn' };
      const revision = auditorsRevision(known);
      return { data: { Addresses: known.addresses, Language: known.language, revision } };
    }),
  ];
}
