import type { PaperLanguage } from '@madrasah/events';
import type { PublishedFacts, SheetWords } from '@madrasah/events/results';
import { nameIn } from '../../academics/index.ts';
import type { Tenant } from '../../kernel/documents/index.ts';
import { placeKey } from '../conditions.ts';
import { type Named, namedKey, namesThenProjector, stoodAt } from './names-then.ts';
import { type Publication, publicationsProjector } from './published.ts';

/** What a published version calls all that it names, in a language: in Bengali where there is no other name. */
export interface CalledThen {
  readonly words: SheetWords;
  session(language: PaperLanguage): string;
  exam(language: PaperLanguage): string;
  /** The class with its section. */
  place(language: PaperLanguage): string;
  subject(subjectId: number, language: PaperLanguage): string;
}

/** Whom the words of published sheets are read from. */
export const wordsNeed = [publicationsProjector, namesThenProjector];

type Sheet = Pick<PublishedFacts, 'sessionId' | 'examId' | 'sectionId' | 'subjects'>;

/** Where the first of the versions stands that a version corrects, one after the other. */
function beginningOf({ versions }: Publication, version: number): number {
  const own = versions.find((one) => one.version === version);
  return own?.corrects
    ? beginningOf({ versions } as Publication, own.corrects.version)
    : (own?.position ?? 0);
}

/** As all was called at a position, of a sheet that froze no words. @throws DocumentsAway */
async function wordsThen(tenant: Tenant, sheet: Sheet, position: number): Promise<SheetWords> {
  const stood = async (kind: Named, id: number) =>
    stoodAt(await tenant.findOne(namesThenProjector, namedKey(kind, id)), position);
  const none = { bn: '', en: '', ar: '' };
  const [session, exam, section, ...books] = await Promise.all([
    stood('session', sheet.sessionId),
    stood('exam', sheet.examId),
    stood('section', sheet.sectionId),
    ...sheet.subjects.map(({ subjectId }) => stood('subject', subjectId)),
  ]);
  const ofClass = await stood('class', section?.classId ?? 0);
  return {
    ...{ session: session?.name ?? none, exam: exam?.name ?? none },
    ...{ class: ofClass?.name ?? none, section: section?.name ?? none },
    subjects: sheet.subjects.map(({ subjectId }, at) => ({ subjectId, name: books[at]?.name ?? none })),
  };
}

/** Words that can be said in every language. */
function called(words: SheetWords): CalledThen {
  const names = new Map(words.subjects.map(({ subjectId, name }) => [subjectId, { name }]));
  const said = (name: SheetWords['exam'], language: PaperLanguage) => nameIn({ name }, language);
  return {
    words,
    session: (language) => said(words.session, language),
    exam: (language) => said(words.exam, language),
    place: (language) =>
      [said(words.class, language), said(words.section, language)].filter(Boolean).join(' – '),
    subject: (subjectId, language) => nameIn(names.get(subjectId), language),
  };
}

/**
 * What a version of a section's sheet calls all that it names: its own words, or as it was called when it was published;
 * a correction keeps the words of what it corrects. @throws DocumentsAway
 */
export async function calledIn(
  tenant: Tenant,
  sheet: Sheet & Pick<PublishedFacts, 'version' | 'words'>,
): Promise<CalledThen> {
  if (sheet.words) return called(sheet.words);
  const publication = await tenant.findOne(publicationsProjector, placeKey(sheet));
  const position = publication ? beginningOf(publication, sheet.version) : 0;
  return called(await wordsThen(tenant, sheet, position));
}

/** As `calledIn`, of the version that stands, without its papers: for the choices among what is published. @throws DocumentsAway */
export async function calledPublicly(tenant: Tenant, publication: Publication): Promise<CalledThen> {
  const { standing, versions } = publication;
  const version = standing ?? 0;
  const words = versions.find((one) => one.version === version)?.words ?? null;
  return words
    ? called(words)
    : called(await wordsThen(tenant, { ...publication, subjects: [] }, beginningOf(publication, version)));
}
