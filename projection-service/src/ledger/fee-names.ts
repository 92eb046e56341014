import { type Language, say } from '@madrasah/events';
import { feeNameIn, headOfArrear } from '@madrasah/events/ledger';
import { examNamesProjector } from '../exams/index.ts';
import type { Tenant } from '../kernel/documents/index.ts';
import { subLedgersProjector } from './chart/projectors.ts';

/** A charge, a line of a receipt or a month paid ahead: its head, and what it was called when it was recorded. */
interface Fee {
  /** Absent where the event names no head: then the head that is called so. */
  readonly subLedgerId?: number;
  readonly name: string;
}
export type FeeName = (fee: Fee) => string;

/** What names of fees wait for. */
export const feeNamesNeed = [subLedgersProjector, examNamesProjector] as const;

/** What fees are called in a language; dues brought over from paper have no name of their own. @throws DocumentsAway */
export async function feeNames(tenant: Tenant, language: Language): Promise<FeeName> {
  const [heads, examNames] =
    language === 'en'
      ? await Promise.all([tenant.find(subLedgersProjector), tenant.find(examNamesProjector)])
      : [[], []];
  const exams = new Map(examNames.map(({ name }) => [name.bn, name.en]));
  const byId = new Map(heads.map((head) => [head.subLedgerId, head]));
  return ({ subLedgerId, name }) => {
    const arrear = headOfArrear(name);
    if (arrear !== undefined) {
      const of = heads.find((one) => one.name === arrear && one.nameEn);
      return `${say(language, 'fees.old-dues')}: ${feeNameIn(language, arrear, of, exams)}`;
    }
    const head =
      subLedgerId === undefined
        ? heads.find((one) => one.name === name && one.nameEn)
        : byId.get(subLedgerId);
    return feeNameIn(language, name, head, exams) || say(language, 'fees.old-dues');
  };
}
