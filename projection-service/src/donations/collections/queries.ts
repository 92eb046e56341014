import { collectionQueries, refuseDonations } from '@madrasah/events/donations';
import { chartedName, LEDGER_CLASS } from '@madrasah/events/ledger';
import { FileAnswer, type SignedInCall } from '@madrasah/service-kit/http';
import type { Deps } from '../../deps.ts';
import { schoolHijriOffset } from '../../institutions/index.ts';
import type { Tenant } from '../../kernel/documents/index.ts';
import { type HandledQuery, handledQuery } from '../../kernel/query.ts';
import {
  fundsOf,
  fundsProjector,
  receiptBooksOf,
  receiptBooksProjector,
  subLedgersOf,
  subLedgersProjector,
} from '../../ledger/chart/index.ts';
import { paperHead, paperHeadNeeds, paperProof, settledNeeds, settledPapers } from '../../papers/index.ts';
import { renderPaper } from '../../printing/index.ts';
import { donationDocument } from './document.ts';
import { donationNames, donationsNeed } from './naming.ts';
import { donationsProjector } from './projector.ts';

const OF_DONATIONS = 2;

/** What the form offers: funds that take entries, heads of their income, accounts, and books that are out. */
const form = (): HandledQuery =>
  handledQuery(
    collectionQueries.donationForm,
    [fundsProjector, subLedgersProjector, receiptBooksProjector],
    async (_, tenant, { language }) => {
      const [funds, heads, books] = await Promise.all([
        fundsOf(tenant),
        subLedgersOf(tenant),
        receiptBooksOf(tenant),
      ]);
      const open = [...funds.values()].filter(({ retired, active }) => !retired && active);
      const standing = [...heads.values()].filter(({ retired }) => !retired);
      return {
        data: {
          funds: open.map((fund) => ({ FundID: fund.fundId, FundName: chartedName(fund, language) })),
          heads: standing
            .filter((head) => head.class === LEDGER_CLASS.income)
            .map((head) => ({
              ...{ SLID: head.subLedgerId, FundID: head.fundId, SlName: chartedName(head, language) },
            })),
          accounts: standing
            .filter((head) => head.class === LEDGER_CLASS.money)
            .map((head) => ({
              ...{ SLID: head.subLedgerId, SlName: chartedName(head, language), funds: head.allowedFunds },
            })),
          books: [...books.values()]
            .filter(({ kind, retired, returned }) => kind === OF_DONATIONS && !retired && !returned)
            .map(({ bookNo }) => ({ BookNo: bookNo })),
        },
      };
    },
  );

/** The receipt of one gift, and what the form of a new one offers. */
export function collectionPapers(deps: Deps): HandledQuery[] {
  const needs = [...donationsNeed, ...paperHeadNeeds, ...settledNeeds];
  const document = async (tenant: Tenant, id: number, call: SignedInCall) => {
    const gift = await tenant.findOne(donationsProjector, id);
    if (!gift) return undefined;
    const [of, head, settled, hijriOffset] = await Promise.all([
      donationNames(deps, tenant, call.language, [gift]),
      paperHead(deps, tenant, call),
      settledPapers(tenant),
      schoolHijriOffset(tenant),
    ]);
    const proof = paperProof(deps, tenant.school, 'donation', id);
    return { gift, paper: donationDocument({ head, gift, of, settled, proof, hijriOffset }) };
  };
  return [
    form(),
    handledQuery(collectionQueries.donationPdf, needs, async ({ id }, tenant, call) => {
      const found = await document(tenant, id, call);
      if (!found) return refuseDonations('donation.not-found');
      const pictures = await deps.files.picturesOf(found.paper);
      const pdf = await renderPaper([found.paper], { pictures });
      return new FileAnswer(pdf, 'application/pdf', `donation-${id}.pdf`);
    }),
    handledQuery(collectionQueries.donationPaper, needs, async ({ id }, tenant, call) => {
      const found = await document(tenant, id, call);
      return found
        ? { data: found.paper, printed: found.gift.printed }
        : refuseDonations('donation.not-found');
    }),
  ];
}
