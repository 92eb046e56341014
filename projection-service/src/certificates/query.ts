import { isRefusal, type Language, type Refusal, say } from '@madrasah/events';
import {
  CERTIFICATE_PAPERS,
  certificatePdf,
  certificateResult,
  certificates,
  refuseCertificates as refuse,
} from '@madrasah/events/certificates';
import { refusePeople } from '@madrasah/events/people';
import { today } from '@madrasah/service-kit/clock';
import { FileAnswer, type SignedInCall } from '@madrasah/service-kit/http';
import type { Deps } from '../deps.ts';
import { institutionImages } from '../institutions/index.ts';
import type { Tenant } from '../kernel/documents/index.ts';
import { type HandledQuery, handledQuery } from '../kernel/query.ts';
import { booksOwed, owedNeed } from '../library/index.ts';
import { paperHead, paperHeadNeeds, paperProof } from '../papers/index.ts';
import { peopleProjector } from '../people/index.ts';
import { accountWithHouse } from '../plans/index.ts';
import { checkMark } from '../printing/index.ts';
import { publishedOf, publishedOfNeed } from '../results/index.ts';
import { certificateNeeds } from './list.ts';
import { type Certificate, certificatesProjector, lastMoved } from './projector.ts';
import { certificateSheet, type Said, type Signer } from './sheet/layout.ts';
import { calledIn } from './words.ts';

/** All that its papers say. Nothing is attested of whose record was erased. @throws DocumentsAway */
async function saidBy(
  deps: Deps,
  tenant: Tenant,
  certificate: Certificate,
  { head, language, paper }: Pick<Said, 'head' | 'language'> & { readonly paper: number },
): Promise<Said | Refusal> {
  const { certificateId, userId, on, outcome } = certificate;
  const [person, called, signatures] = await Promise.all([
    tenant.findOne(peopleProjector, userId),
    calledIn(tenant, [certificate], language),
    institutionImages(tenant),
  ]);
  if (!person?.profile) return refusePeople('people.erased');
  const { code, address } = paperProof(deps, tenant.school, 'certificate', certificateId);
  const caption = `${say(language, 'certificate.paper.scan')} · ${code}`;
  return {
    ...{ head, language, certificateId, on, userCode: person.userCode, profile: person.profile },
    ...{ english: person.names.english, signatures },
    printedBefore: certificate.printings?.[paper] ?? 0,
    ...called(certificate),
    totalMark: outcome?.totalMark ?? '',
    division: outcome?.division ?? '',
    mark: checkMark(address, caption),
  };
}

/** The refusal of a clearance paper while money stands between the student and the house: asked at every print. */
async function notClear({ shelf }: Deps, tenant: Tenant, userId: number): Promise<Refusal | undefined> {
  const { clear, due, openAdvance, monthAdvance } = accountWithHouse(await shelf.of(tenant.school), userId);
  return clear ? undefined : refuse('certificate.not-clear', { due, advance: openAdvance + monthAdvance });
}

/** The same while he owes the library books: they are named. */
async function owesBooks(tenant: Tenant, userId: number, language: Language): Promise<Refusal | undefined> {
  const books = await booksOwed(tenant, userId, language);
  return books.length > 0 ? refuse('certificate.owes-books', { books: books.join(', ') }) : undefined;
}

const asSlot = ({ label, picture }: Signer) => ({ label, picture: picture ?? undefined });

/** The four papers of a certificate that holds. */
export function certificatePapers(deps: Deps): HandledQuery[] {
  const needs = [deps.shelf, ...owedNeed, ...certificateNeeds, ...paperHeadNeeds];
  return [
    handledQuery(certificateResult, publishedOfNeed, async ({ UserID, SessionID, ExamID }, tenant) => {
      const found = await publishedOf(tenant, { sessionId: SessionID, examId: ExamID, userId: UserID });
      if (!found) return { data: null };
      const { row, facts } = found;
      const { total, max, division, position } = row;
      const figures = { TotalMark: total / 2, TotalTop: max / 2, DivisionName: division, Place: position };
      return { data: { ...figures, SubClassID: facts.sectionId, version: facts.version } };
    }),
    handledQuery(certificatePdf, needs, async (asked, tenant, call: SignedInCall) => {
      const { id, paper } = asked;
      const { language } = call;
      const certificate = await tenant.findOne(certificatesProjector, id);
      if (!certificate || certificate.withdrawn) return certificates.refuse(certificates.codes.unknown);
      const isClearance = paper === CERTIFICATE_PAPERS.clearance;
      const { userId } = certificate;
      const owes =
        isClearance &&
        ((await notClear(deps, tenant, userId)) ?? (await owesBooks(tenant, userId, language)));
      if (owes) return owes;
      const head = await paperHead(deps, tenant, call);
      const said = await saidBy(deps, tenant, certificate, { head: head.letterhead, language, paper });
      if (isRefusal(said)) return said;
      // Whoever is cleared is so today, whenever the certificate was given.
      const dated = isClearance ? { ...said, on: today(deps.clock) } : said;
      const last = await lastMoved(tenant);
      const moved = { right: asked.right ?? last.right, down: asked.down ?? last.down };
      const sheet = certificateSheet(dated, paper);
      const pictures = await deps.files.picturesOf({
        ...{ ...head, size: 'a4-landscape', title: '', filters: [] },
        blocks: [{ kind: 'signatures', slots: sheet.signers.map(asSlot) }],
      });
      const { certificateBytes } = await import('./sheet/draw.ts'); // with the first one that is drawn
      const bytes = await certificateBytes({
        ...{ sheet, paper, pictures, moved },
        printedAt: deps.clock.now(),
      });
      return new FileAnswer(bytes, 'application/pdf', `certificate-${id}-${paper}.pdf`);
    }),
  ];
}
