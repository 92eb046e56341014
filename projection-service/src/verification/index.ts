import { letterhead } from '@madrasah/events/institutions';
import { paperQueries } from '@madrasah/events/papers';
import { certificateCheck } from '../certificates/index.ts';
import type { Context } from '../deps.ts';
import { donationCheck } from '../donations/index.ts';
import { receiptCheck } from '../fees/index.ts';
import { characterCheck, gatePassCheck } from '../hostel/index.ts';
import { institutionInfo, institutionInfoProjector } from '../institutions/index.ts';
import { publicQuery } from '../kernel/query.ts';
import { paperOfCode } from '../papers/index.ts';
import { hijriOffsetOf, monthCalendarsProjector } from '../plans/index.ts';
import { admitCardCheck, markSheetCheck } from '../results/index.ts';

/**
 * Whether a paper that somebody holds is ours, and still stands. A code that is not ours, one of another school and
 * one with a slip of the pen are told nothing but that they are unknown.
 */
export const verification: Context = (deps) => {
  const checks = [
    ...[
      receiptCheck(deps, { needs: [monthCalendarsProjector], offsetOf: hijriOffsetOf }),
      donationCheck,
      gatePassCheck,
      markSheetCheck,
      admitCardCheck,
    ],
    ...[certificateCheck, characterCheck],
  ];
  const needs = [...new Set([institutionInfoProjector, ...checks.flatMap((check) => check.needs)])];
  return [
    publicQuery(paperQueries.verifyDocument, needs, async ({ documentId }, tenant, { language }) => {
      const unknown = { data: { status: 'unknown' } };
      const paper = paperOfCode(deps.seal, tenant.school, documentId);
      const check = checks.find(({ kind }) => kind === paper?.kind);
      const found = paper && (await check?.find(tenant, paper.ids, language));
      if (!found) return unknown;
      const { name, address } = letterhead(await institutionInfo(deps, tenant), language);
      return { data: { ...found, kind: paper.kind, InstitutionName: name, Address: address } };
    }),
  ];
};
