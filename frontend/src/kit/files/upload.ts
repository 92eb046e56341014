import { MEBIBYTE, MEDIA_TYPE_OF, type UploadDefinition } from '@madrasah/events/kernel';

/** Enough of a chosen file to judge it; a File is one. */
export type Chosen = Pick<File, 'name' | 'size' | 'type'>;

/** What is wrong with the files of a form, as the server would say it. */
export interface FileIssue {
  readonly name: string;
  readonly key: string;
  readonly params: Readonly<Record<string, string | number>>;
}

const ENDINGS: Readonly<Record<string, readonly string[]>> = { jpeg: ['jpg', 'jpeg'] };
const endingsOf = (kind: string) => ENDINGS[kind] ?? [kind];

/** For the browser's own dialog: media types, and endings where a telephone knows no types. */
export const acceptOf = ({ kinds }: Pick<UploadDefinition, 'kinds'>): string =>
  kinds.flatMap((kind) => [MEDIA_TYPE_OF[kind], ...endingsOf(kind).map((ending) => `.${ending}`)]).join(',');

/** The files under a form's field: one, a list of them, or none. */
export function filesIn(body: unknown, { field }: Pick<UploadDefinition, 'field'>): readonly File[] {
  const value = (body as Readonly<Record<string, unknown>> | undefined)?.[field];
  return (Array.isArray(value) ? value : [value]).filter((file): file is File => file instanceof Blob);
}

const isKnownOther = ({ type }: Chosen, { kinds }: UploadDefinition) =>
  type !== '' && !kinds.some((kind) => MEDIA_TYPE_OF[kind] === type);

/** The first thing that is wrong with the chosen files; whether one is what it says, only the server sees. */
export function fileIssue(upload: UploadDefinition, files: readonly Chosen[]): FileIssue | undefined {
  const { field: name, kinds, maxBytes, maxFiles } = upload;
  if (files.length === 0) return { name, key: 'upload.required', params: {} };
  if (files.length > maxFiles) return { name, key: 'upload.too-many', params: { max: maxFiles } };
  if (files.some((file) => isKnownOther(file, upload)))
    return {
      name,
      key: 'upload.kind',
      params: { kinds: kinds.map((kind) => kind.toUpperCase()).join(', ') },
    };
  if (files.some(({ size }) => size > maxBytes))
    return { name, key: 'upload.too-large', params: { size: Math.floor(maxBytes / MEBIBYTE) } };
  return undefined;
}

/** A form with files as it is sent: every other field as text. */
export function formOf(upload: UploadDefinition, body: unknown): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries((body ?? {}) as object))
    if (name !== upload.field && value !== undefined && value !== null) form.append(name, String(value));
  for (const file of filesIn(body, upload)) form.append(upload.field, file, file.name);
  return form;
}
