import { bn as academicsBn } from '../academics/text.bn.ts';
import { en as academicsEn } from '../academics/text.en.ts';
import { bn as accessBn } from '../access/text.bn.ts';
import { en as accessEn } from '../access/text.en.ts';
import { bn as admissionsBn } from '../admissions/text.bn.ts';
import { en as admissionsEn } from '../admissions/text.en.ts';
import { bn as auditBn } from '../audit/text.bn.ts';
import { en as auditEn } from '../audit/text.en.ts';
import { bn as feesBn } from '../fees/text.bn.ts';
import { en as feesEn } from '../fees/text.en.ts';
import { bn as institutionsBn } from '../institutions/text.bn.ts';
import { en as institutionsEn } from '../institutions/text.en.ts';
import type { Language } from '../kernel/text/language.ts';
import { bn as kernelBn } from '../kernel/text/text.bn.ts';
import { en as kernelEn } from '../kernel/text/text.en.ts';
import { fillText } from '../kernel/text/text.ts';
import { bn as ledgerBn } from '../ledger/text.bn.ts';
import { en as ledgerEn } from '../ledger/text.en.ts';
import { bn as papersBn } from '../papers/text.bn.ts';
import { en as papersEn } from '../papers/text.en.ts';
import { bn as peopleBn } from '../people/text.bn.ts';
import { en as peopleEn } from '../people/text.en.ts';

const bn = {
  ...kernelBn,
  ...academicsBn,
  ...accessBn,
  ...admissionsBn,
  ...auditBn,
  ...feesBn,
  ...institutionsBn,
  ...ledgerBn,
  ...papersBn,
  ...peopleBn,
};
export type TextKey = keyof typeof bn;

const en: Record<TextKey, string> = {
  ...kernelEn,
  ...academicsEn,
  ...accessEn,
  ...admissionsEn,
  ...auditEn,
  ...feesEn,
  ...institutionsEn,
  ...ledgerEn,
  ...papersEn,
  ...peopleEn,
};

/** Every sentence the services may answer, by key. */
export const texts: Readonly<Record<Language, Readonly<Record<TextKey, string>>>> = { bn, en };

export const isTextKey = (key: string): key is TextKey => Object.hasOwn(bn, key);

/** A sentence in a language, its places filled. An unknown key is a defect and shows as itself. */
export function say(language: Language, key: string, params: Readonly<Record<string, string | number>> = {}) {
  return isTextKey(key) ? fillText(texts[language][key], params, language) : key;
}
