import type { EntryOf } from '@madrasah/events';
import { type CertificateWords, certificates } from '@madrasah/events/certificates';
import type { Tenant } from '../kernel/documents/index.ts';
import { entryProjector } from '../kernel/entry.ts';
import { defineProjector } from '../kernel/projecting/index.ts';

const HOUSE = 1;

/** What a certificate names, each by the member that has its number. */
const NAMED = { session: 'sessionId', exam: 'examId', class: 'classId' } as const;
type Named = keyof typeof NAMED;

/** Where the event stands, among all of the house, that named what it names. */
interface NamedAt {
  readonly namedAt: Readonly<Record<Named, number>>;
}

/** A certificate as it stands now. */
export type Certificate = EntryOf<typeof certificates> & NamedAt;
type Facts = Pick<Certificate, 'sessionId' | 'examId' | 'classId' | 'words'>;

/** What was not changed keeps its word, and is named since then; what was changed is named at the change. */
function renamed(before: Certificate, data: Facts, position: number) {
  const isKept = (named: Named) => before[NAMED[named]] === data[NAMED[named]];
  const at = (named: Named) => (isKept(named) ? before.namedAt[named] : position);
  const kept = (Object.keys(NAMED) as Named[]).flatMap((named) => {
    const word = data.words?.[named] ?? (isKept(named) ? before.words?.[named] : undefined);
    return word ? [[named, word] as const] : [];
  });
  return {
    words: Object.fromEntries(kept) as CertificateWords,
    namedAt: { session: at('session'), exam: at('exam'), class: at('class') },
  };
}

/** Certificates by their number. What it attests goes with the student. */
export const certificatesProjector = entryProjector(
  certificates,
  6,
  (before: Certificate | undefined, { type, data, position: at }) => {
    if (!before || type === certificates.events.write.type)
      return { namedAt: { session: at, exam: at, class: at } };
    return type === certificates.events.change.type ? renamed(before, data as Facts, at) : {};
  },
);

/** How far what is filled in was moved, in millimetres, when the house last printed a paper 2. */
export interface LastMoved {
  readonly right: number;
  readonly down: number;
}

/** One for the whole house: its printer and its sheets are the same for every student. */
export const lastMovedProjector = defineProjector<LastMoved>({
  name: 'certificate-last-moved',
  version: 1,
  collection: 'certificate-last-moved',
  indexes: [],
  on: {
    [certificates.events.print.type]: {
      keys: () => [HOUSE],
      fold: (before, { data }) => (data['moved'] as LastMoved | null) ?? before,
    },
  },
});

/** @throws DocumentsAway */
export async function lastMoved(tenant: Tenant): Promise<LastMoved> {
  const { right = 0, down = 0 } = (await tenant.findOne(lastMovedProjector, HOUSE)) ?? {};
  return { right, down };
}
