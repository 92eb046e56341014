import type { PaperDocument } from '@madrasah/events';
import { feeQueries, refuseFees } from '@madrasah/events/fees';
import { FileAnswer, type SignedInCall } from '@madrasah/service-kit/http';
import { findStudent, studentsNeed, unknownStudent } from '../../admissions/index.ts';
import type { Deps } from '../../deps.ts';
import { institutionInfoProjector } from '../../institutions/index.ts';
import type { Tenant } from '../../kernel/documents/index.ts';
import { type HandledQuery, handledQuery } from '../../kernel/query.ts';
import { actorsNeed, feeNamesNeed, namesNeed } from '../../ledger/index.ts';
import { notesProjector } from '../../notes/index.ts';
import { printedProjector, settledNeeds } from '../../papers/index.ts';
import { monthCalendarsProjector } from '../../plans/index.ts';
import { pagesOf, renderMany, renderPaper, withTurns } from '../../printing/index.ts';
import { sharesOf } from './collection/shares.ts';
import { factsRow, receiptFacts, receiptPaper } from './facts.ts';
import { receiptDocument } from './printed/document.ts';
import { readReceipt, receiptRow, withWords } from './receipts.ts';

/** Receipts, one by one: as a row, and on paper. */
export function receiptQueries(deps: Deps): HandledQuery[] {
  const { shelf } = deps;
  const needs = [
    shelf,
    printedProjector,
    notesProjector,
    monthCalendarsProjector,
    ...studentsNeed,
    ...namesNeed,
    ...feeNamesNeed,
    ...actorsNeed,
  ];
  const onPaper = [...needs, ...settledNeeds, institutionInfoProjector];
  const find = async (tenant: Tenant, id: number, { language }: SignedInCall) => {
    const books = await shelf.of(tenant.school);
    const recorded = await readReceipt(deps, books, tenant.school, id);
    if (!recorded) return undefined;
    const receipt = await withWords(tenant, recorded, language);
    const { data, metadata } = receipt.collected;
    // Where he was then, as it was known then: a reprint years later says the same.
    const taken = { asOf: data.on, knownAt: new Date(metadata.at) };
    const parts = await Promise.all(
      sharesOf(data).map(async (share) => {
        const { admissionId, userId } = share;
        const known = await findStudent(tenant, admissionId, language, taken);
        return { ...share, student: known ?? unknownStudent(userId, admissionId) };
      }),
    );
    const whose = { parts, language };
    return { receipt, whose, facts: await receiptFacts(deps, tenant, books, receipt, whose) };
  };
  const paperFor = async (tenant: Tenant, id: number, call: SignedInCall) => {
    const found = await find(tenant, id, call);
    if (!found) return undefined;
    const paper = await receiptPaper(deps, tenant, found.receipt, found.facts, found.whose);
    return receiptDocument(paper, call.language);
  };
  return [
    handledQuery(feeQueries.receiptPapers, onPaper, async ({ ids }, tenant, call) => {
      const papers: PaperDocument[] = [];
      for (const id of ids) {
        const paper = await paperFor(tenant, id, call);
        if (!paper) return refuseFees('receipt.not-found');
        papers.push(paper);
      }
      const [first, ...others] = papers;
      if (!first) return refuseFees('receipt.not-found');
      const pictures = await deps.files.picturesOf(...papers);
      const pdf = await renderMany([first, ...others], { pictures });
      return new FileAnswer(pdf, 'application/pdf', 'receipts.pdf');
    }),
    handledQuery(feeQueries.receiptPdf, onPaper, async ({ id, copies }, tenant, call) => {
      const found = await find(tenant, id, call);
      if (!found) return refuseFees('receipt.not-found');
      const paper = await receiptPaper(deps, tenant, found.receipt, found.facts, found.whose);
      const guardians = receiptDocument(paper, call.language);
      const office = copies === 2 ? receiptDocument(paper, call.language, 'office') : undefined;
      const pictures = await deps.files.picturesOf(guardians);
      const pdf = await renderPaper(office ? [guardians, office] : [guardians], { pictures });
      return new FileAnswer(pdf, 'application/pdf', `receipt-${found.receipt.collected.data.receiptNo}.pdf`);
    }),
    handledQuery(feeQueries.receiptPaper, onPaper, async ({ id }, tenant, call) => {
      const paper = await paperFor(tenant, id, call);
      if (!paper) return refuseFees('receipt.not-found');
      return { data: await withTurns(paper), pages: await pagesOf(paper) };
    }),
    handledQuery(feeQueries.receipt, needs, async ({ id }, tenant, call) => {
      const found = await find(tenant, id, call);
      if (!found) return refuseFees('receipt.not-found');
      const { receipt, whose, facts } = found;
      return {
        data: {
          ...receiptRow(receipt, whose.parts, facts, call.language),
          ...factsRow(receipt, facts),
        },
      };
    }),
  ];
}
