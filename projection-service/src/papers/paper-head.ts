import {
  dayInWords,
  instantInWords,
  type Language,
  type PaperDocument,
  type PaperLanguage,
  type SignaturesBlock,
  say,
} from '@madrasah/events';
import { letterhead } from '@madrasah/events/institutions';
import type { SignedInCall } from '@madrasah/service-kit/http';
import type { Deps } from '../deps.ts';
import { currentFilesProjector } from '../files/index.ts';
import { institutionInfo, institutionInfoProjector, institutionLogo } from '../institutions/index.ts';
import type { Tenant } from '../kernel/documents/index.ts';

/** Whom the head of every paper depends on. */
export const paperHeadNeeds = [institutionInfoProjector, currentFilesProjector];

export interface PaperHead<L extends PaperLanguage = Language>
  extends Pick<PaperDocument, 'letterhead' | 'printedAt' | 'printedBy'> {
  readonly language: L;
}

/**
 * What stands on every paper that somebody asks for: the house, by whom and when.
 * @param written another language than the reader's: an Arabic sheet @throws DocumentsAway
 */
export async function paperHead<L extends PaperLanguage = Language>(
  deps: Deps,
  tenant: Tenant,
  { language: read, caller }: SignedInCall,
  written?: L,
): Promise<PaperHead<L>> {
  const language = written ?? (read as L);
  const { logins } = await deps.access.access(tenant.school);
  const printedBy = logins.get(caller.loginId)?.name;
  return {
    language,
    letterhead: await houseHead(deps, tenant, language),
    printedAt: deps.clock.now().toISOString(),
    ...(printedBy === undefined ? {} : { printedBy }),
  };
}

/** The house as the head of its papers names it, with its logo. @throws DocumentsAway */
export async function houseHead(
  deps: Deps,
  tenant: Tenant,
  language: PaperLanguage,
): Promise<PaperHead<PaperLanguage>['letterhead']> {
  const [info, logo] = await Promise.all([institutionInfo(deps, tenant), institutionLogo(tenant)]);
  return { ...letterhead(info, language), ...(logo !== undefined && { logo }) };
}

interface Period {
  readonly from?: string | undefined;
  /** The last day that counts. */
  readonly to?: string | undefined;
  readonly knownAt?: Date | undefined;
}

/** The days a paper is of, and as known when, in words. */
export function periodText({ from, to, knownAt }: Period, language: Language): string[] {
  const day = (on: string) => dayInWords(on, language);
  const of =
    from !== undefined && to !== undefined && from !== to
      ? say(language, 'papers.from-to', { from: day(from), to: day(to) })
      : to !== undefined
        ? say(language, from === to ? 'papers.of-day' : 'papers.until', { day: day(to) })
        : '';
  const known =
    knownAt && say(language, 'papers.known', { instant: instantInWords(knownAt.toISOString(), language) });
  return [of, known ?? ''].filter(Boolean);
}

type Signer = 'preparer' | 'collector' | 'accountant' | 'principal';

/** Lines to sign on for those who answer for a paper. */
export const signers = (
  language: Language,
  who: readonly Signer[] = ['preparer', 'accountant', 'principal'],
): SignaturesBlock => ({
  kind: 'signatures',
  slots: who.map((signer) => ({ label: say(language, `papers.${signer}`) })),
});
