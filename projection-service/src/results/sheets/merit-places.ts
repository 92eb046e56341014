import type { Tenant } from '../../kernel/documents/index.ts';
import {
  type Publication,
  publicationsProjector,
  publishedSheetsProjector,
  versionKey,
} from './published.ts';

/** Whom places in the class depend on. */
export const meritNeed = [publicationsProjector, publishedSheetsProjector];

const publishedAt = ({ versions, standing }: Publication) =>
  versions.find(({ version }) => version === standing)?.at ?? '';

/**
 * AdmissionID → the place in the class, by the exam of the session that was published last in his section; who failed
 * has none.
 * @param sessionId of all sessions where absent @throws DocumentsAway
 */
export async function meritPlaces(tenant: Tenant, sessionId?: number): Promise<ReadonlyMap<number, number>> {
  const all = await tenant.find(publicationsProjector, sessionId === undefined ? {} : { sessionId });
  const published = all.filter(({ standing }) => standing !== null);
  const ofSection = Map.groupBy(published, (one) => `${one.sessionId}-${one.sectionId}`);
  const last = [...ofSection.values()].flatMap((exams) =>
    exams.toSorted((one, other) => publishedAt(one).localeCompare(publishedAt(other))).slice(-1),
  );
  const keys = last.map((one) => versionKey(one, one.standing ?? 0));
  const sheets = await tenant.findByKeys(publishedSheetsProjector, keys);
  const rows = sheets.flatMap((sheet) => sheet.rows);
  return new Map(
    rows.flatMap(({ admissionId, position }) => (position === null ? [] : [[admissionId, position]])),
  );
}
