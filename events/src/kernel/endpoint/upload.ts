/** What a file is, told by its content and never by its name. */
export type FileKind = 'pdf' | 'jpeg' | 'png' | 'gif' | 'webp' | 'xlsx' | 'csv';

export const PICTURE_KINDS: readonly FileKind[] = ['jpeg', 'png', 'gif', 'webp'];

export const MEDIA_TYPE_OF: Readonly<Record<FileKind, string>> = {
  pdf: 'application/pdf',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv',
};

export const MEBIBYTE = 1024 * 1024;
/** What the parts of a form need beside its files: names, boundaries, fields. */
const FORM_BYTES = 64 * 1024;

/** The files a command takes beside its fields; its body is then a multipart form. Every other body is JSON. */
export interface UploadDefinition {
  /** The form's field that carries them. */
  readonly field: string;
  readonly kinds: readonly FileKind[];
  /** Of each file. */
  readonly maxBytes: number;
  readonly maxFiles: number;
  /** A file of another kind does not turn the others away: the endpoint answers for each. */
  readonly oneByOne: boolean;
}

/** Declares what files an endpoint takes: at least one, at most `maxFiles`, each up to `maxBytes` (5 MiB). */
export const takesFiles = (
  field: string,
  kinds: readonly FileKind[],
  { maxBytes = 5 * MEBIBYTE, maxFiles = 1, oneByOne = false } = {},
): UploadDefinition => ({ field, kinds, maxBytes, maxFiles, oneByOne });

/** The most bytes a body with these files has. */
export const bodyLimit = ({ maxBytes, maxFiles }: UploadDefinition): number =>
  maxBytes * maxFiles + FORM_BYTES;

/** A command's path as a regular expression, for whoever must know it before a router does: doors and proxies. */
export const pathPattern = (path: string): string =>
  `^${path.replace(/[.*+?^$()[\]{}|\\]/g, '\\$&').replace(/:\w+/g, '[^/]+')}/?$`;
