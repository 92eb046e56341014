import { type Language, say, toTaka } from '@madrasah/events';
import { letterhead } from '@madrasah/events/institutions';
import { paperQueries } from '@madrasah/events/papers';
import { findStudent, studentsNeed } from '../../admissions/index.ts';
import type { Deps } from '../../deps.ts';
import { institutionInfo, institutionInfoProjector } from '../../institutions/index.ts';
import { type HandledQuery, publicQuery } from '../../kernel/query.ts';
import { receiptOfCode } from '../../papers/index.ts';
import { totalOf } from './lines.ts';
import { readReceipt } from './receipts.ts';
import { sharesOf } from './shares.ts';

const GRAPHEMES = new Intl.Segmenter('bn', { granularity: 'grapheme' });

/** The first letter of each word of a name: enough for its bearer, nothing for anybody else. */
export const initials = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `${[...GRAPHEMES.segment(word)][0]?.segment ?? ''}.`)
    .join(' ');

/** An erased person has no initials left. */
const nameOf = (name: string | undefined, language: Language) =>
  name === undefined || name === say(language, 'people.erased-name') ? '' : name;

/**
 * Whether a receipt that somebody holds is ours, and still stands. A code that is not ours, one of another school and
 * one with a slip of the pen are told nothing but that they are unknown.
 */
export function verifyQuery(deps: Deps): HandledQuery[] {
  const { shelf } = deps;
  const needs = [shelf, institutionInfoProjector, ...studentsNeed];
  return [
    publicQuery(paperQueries.verifyDocument, needs, async ({ documentId }, tenant, { language }) => {
      const unknown = { data: { status: 'unknown' } };
      const receiptId = receiptOfCode(deps.seal, tenant.school, documentId);
      if (receiptId === undefined) return unknown;
      const receipt = await readReceipt(deps, await shelf.of(tenant.school), tenant.school, receiptId);
      if (!receipt) return unknown;
      const { data } = receipt.collected;
      const { name, address } = letterhead(await institutionInfo(deps, tenant), language);
      const students = await Promise.all(
        sharesOf(data).map(({ admissionId }) => findStudent(tenant, admissionId, language)),
      );
      const bearers = students.map((student) => initials(nameOf(student?.name, language)));
      return {
        data: {
          status: receipt.reversed ? 'reversed' : 'genuine',
          kind: 'receipt',
          InstitutionName: name,
          Address: address,
          receiptNo: data.receiptNo,
          on: data.on,
          total: toTaka(totalOf(data)),
          initials: bearers.filter(Boolean).join(', '),
          ...(receipt.reversed ? { reversedOn: receipt.reversed.data.on } : {}),
        },
      };
    }),
  ];
}
