import { type QueryOf, type Refusal, refuse as refuseAny } from '@madrasah/events';
import {
  fileQueries,
  fileSubject,
  fileUse,
  refuseFiles as refuse,
  schoolOfFile,
} from '@madrasah/events/files';
import { isPermitted } from '@madrasah/service-kit/access';
import { FileAnswer } from '@madrasah/service-kit/http';
import type { Deps } from '../deps.ts';
import type { Tenant } from '../kernel/documents/index.ts';
import { type HandledQuery, handledQuery } from '../kernel/query.ts';
import { filesProjector, type StoredFile } from './projectors.ts';

type Asked = QueryOf<typeof fileQueries.file>;

const ENDINGS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'application/pdf': 'pdf',
};
/** Whatever a file holds, in a page of its own it runs nothing and reaches nothing. */
const ALONE = "default-src 'none'; sandbox";

/** The files of a school: to whoever may see them, and what is open to everybody without a token. */
export function files(deps: Deps): HandledQuery[] {
  const open: HandledQuery = {
    ...handledQuery(fileQueries.openFile, [filesProjector], async (asked, tenant) => {
      const file = await standing(tenant, asked);
      if (!file || !fileUse(file.use).open) return refuse('files.not-found');
      return answer(deps, file, asked, 'public, max-age=3600');
    }),
    schoolOf: (asked) => schoolOfFile((asked as Asked).id) ?? '',
  };
  return [
    handledQuery(fileQueries.file, [filesProjector], async (asked, tenant, { caller }) => {
      const file = await standing(tenant, asked);
      if (!file) return refuse('files.not-found');
      const login = (await deps.access.access(tenant.school)).logins.get(caller.loginId);
      if (!login || !isPermitted(login, fileUse(file.use).access)) return refuseAny('access.denied');
      return answer(deps, file, asked, 'private, no-store');
    }),
    open,
  ];
}

/** The file when it is of the tenant and counts still. @throws DocumentsAway */
async function standing(tenant: Tenant, { id }: Asked): Promise<StoredFile | undefined> {
  if (schoolOfFile(id) !== tenant.school) return undefined;
  const file = await tenant.findOne(filesProjector, id);
  return file?.withdrawn ? undefined : file;
}

async function answer(
  { sealedFiles, log }: Deps,
  { fileId, userId, use, mediaType, hasThumbnail }: StoredFile,
  { size }: Asked,
  cacheControl: string,
): Promise<FileAnswer | Refusal> {
  if (size === 'thumbnail' && !hasThumbnail) return refuse('files.not-found');
  const part = size ?? 'whole';
  const bytes = await sealedFiles.read({ fileId, part, subject: fileSubject(userId) });
  if (!bytes) {
    // Of somebody erased, or lost: the audit tells which.
    log.warn({ fileId, part }, 'a file that stands cannot be read');
    return refuse('files.not-found');
  }
  return new FileAnswer(bytes, mediaType, `${use}.${ENDINGS[mediaType] ?? 'bin'}`, {
    saved: !mediaType.startsWith('image/'),
    headers: { 'cache-control': cacheControl, 'content-security-policy': ALONE },
  });
}
