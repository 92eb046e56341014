import type { PaperLanguage } from '@madrasah/events';
import { nameIn } from '../academics/index.ts';
import type { Tenant } from '../kernel/documents/index.ts';
import { namedKey, namesThenProjector, stoodAt } from '../results/index.ts';
import type { Certificate } from './projector.ts';

/** What a certificate calls what it names. */
export interface Called {
  readonly session: string;
  readonly exam: string;
  readonly class: string;
}

const keysOf = ({ sessionId, examId, classId }: Certificate) => ({
  session: namedKey('session', sessionId),
  exam: namedKey('exam', examId),
  class: namedKey('class', classId),
});

/**
 * What certificates call what they name, for good: their own words; those that froze none, as all was called when they
 * were given. @throws DocumentsAway
 */
export async function calledIn(
  tenant: Tenant,
  certificates: readonly Certificate[],
  language: PaperLanguage,
): Promise<(certificate: Certificate) => Called> {
  const open = certificates.filter(({ words }) => !(words?.session && words.exam && words.class));
  const keys = [...new Set(open.flatMap((one) => Object.values(keysOf(one))))];
  const found = await tenant.findByKeys(namesThenProjector, keys);
  const rows = new Map(found.map((row) => [row.key, row]));
  return (certificate) => {
    const at = keysOf(certificate);
    const said = (named: keyof Called) => {
      const name =
        certificate.words?.[named] ?? stoodAt(rows.get(at[named]), certificate.namedAt[named])?.name;
      return nameIn(name && { name }, language);
    };
    return { session: said('session'), exam: said('exam'), class: said('class') };
  };
}
