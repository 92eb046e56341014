import { refuseTamlik as refuse, tamlikQueries } from '@madrasah/events/tamlik';
import { FileAnswer, type SignedInCall } from '@madrasah/service-kit/http';
import type { Context, Deps } from '../deps.ts';
import { schoolHijriOffset } from '../institutions/index.ts';
import type { Tenant } from '../kernel/documents/index.ts';
import { type HandledQuery, handledQuery } from '../kernel/query.ts';
import { paperHead, paperHeadNeeds, settledNeeds, settledPapers } from '../papers/index.ts';
import { renderPaper } from '../printing/index.ts';
import { eligibleQueries } from './eligible.ts';
import { tamlikDocument } from './form.ts';
import { tamlikNames, tamliksNeed } from './naming.ts';
import { owedOfClass } from './owed.ts';
import { tamliksProjector } from './projectors.ts';
import { registerQueries } from './register.ts';
import { spendableQueries } from './spendable.ts';

export { eligibleQueries } from './eligible.ts';
export { tamliksProjector, zakatEligibleProjector } from './projectors.ts';
export { registerQueries } from './register.ts';
export { zakatNeeds, zakatStanding } from './spendable.ts';

/** The form of one tamlik. */
function forms(deps: Deps): HandledQuery[] {
  const needs = [...tamliksNeed, ...paperHeadNeeds, ...settledNeeds];
  const document = async (tenant: Tenant, id: number, call: SignedInCall) => {
    const tamlik = await tenant.findOne(tamliksProjector, id);
    if (!tamlik) return undefined;
    const names = await tamlikNames(deps, tenant, call.language, [tamlik]);
    const [head, settled, hijriOffset] = await Promise.all([
      paperHead(deps, tenant, call),
      settledPapers(tenant),
      schoolHijriOffset(tenant),
    ]);
    return tamlikDocument({ ...head, settled, hijriOffset }, tamlik, names);
  };
  return [
    handledQuery(tamlikQueries.tamlikPdf, needs, async ({ id }, tenant, call) => {
      const paper = await document(tenant, id, call);
      if (!paper) return refuse('tamlik.not-found');
      const pdf = await renderPaper([paper], { pictures: await deps.files.picturesOf(paper) });
      return new FileAnswer(pdf, 'application/pdf', `tamlik-${id}.pdf`);
    }),
    handledQuery(tamlikQueries.tamlikPaper, needs, async ({ id }, tenant, call) => {
      const data = await document(tenant, id, call);
      return data ? { data } : refuse('tamlik.not-found');
    }),
  ];
}

/** Who is entitled to zakat, what may be given to them, and what was. */
export const tamlik: Context = (deps) => [
  ...eligibleQueries(deps),
  ...spendableQueries(deps),
  owedOfClass(deps),
  ...registerQueries(deps),
  ...forms(deps),
];
