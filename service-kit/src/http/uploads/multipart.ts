import type { IncomingMessage } from 'node:http';
import { Busboy } from '@fastify/busboy';
import { bodyLimit, type FileKind, MEBIBYTE, Problem, refuse, type UploadDefinition } from '@madrasah/events';
import { kindOf } from './kind.ts';
import type { UploadPlace } from './room.ts';

/** A file as it came, its kind told by its content. */
export interface UploadedFile {
  /** As the sender calls it: to be shown to him again, never to be believed. */
  readonly name: string;
  /** Undefined for what the endpoint does not take, where it answers for each file by itself. */
  readonly kind: FileKind | undefined;
  readonly bytes: Buffer;
}

export interface MultipartForm {
  readonly body: Readonly<Record<string, string>>;
  readonly files: readonly UploadedFile[];
}

const FIELDS = { fields: 30, fieldSize: 10_000, fieldNameSize: 100, headerPairs: 20, headerSize: 8_192 };

const tooLarge = ({ maxBytes }: UploadDefinition) =>
  refuse('upload.too-large', { size: Math.floor(maxBytes / MEBIBYTE) });

/**
 * Reads a multipart form of an endpoint that takes files; never more of it is in memory than the definition allows.
 * Whoever sends it slowly holds of the room what has come.
 * What comes after a refusal is let go by, so that the answer reaches whoever still sends.
 * @throws Refusal 400, 413 or 415
 */
export async function readMultipart(
  request: IncomingMessage,
  upload: UploadDefinition,
  place: UploadPlace,
): Promise<MultipartForm> {
  try {
    if (Number(request.headers['content-length'] ?? 0) > bodyLimit(upload)) throw tooLarge(upload);
    const { fields, files } = await parts(request, upload, place);
    if (files.length === 0)
      throw refuse('request.invalid', {}, [{ path: upload.field, problem: new Problem('upload.required') }]);
    return { body: Object.fromEntries(fields), files: files.map((file) => told(file, upload)) };
  } finally {
    request.unpipe();
    request.resume();
  }
}

type Part = Omit<UploadedFile, 'kind'>;

function told({ name, bytes }: Part, { kinds, oneByOne }: UploadDefinition): UploadedFile {
  const kind = kindOf(bytes);
  if (kind === undefined || !kinds.includes(kind)) {
    if (oneByOne) return { name, kind: undefined, bytes };
    throw refuse('upload.kind', { kinds: kinds.map((each) => each.toUpperCase()).join(', ') });
  }
  return { name, kind, bytes };
}

/** The form's parser. @throws Refusal for a body that says of itself that it is another thing, or has no boundary */
function parserOf({ headers }: IncomingMessage, { maxBytes, maxFiles }: UploadDefinition) {
  try {
    const limits = { ...FIELDS, fileSize: maxBytes, files: maxFiles, parts: FIELDS.fields + maxFiles };
    return new Busboy({ headers: { ...headers, 'content-type': headers['content-type'] ?? '' }, limits });
  } catch {
    throw refuse('request.malformed');
  }
}

function parts(request: IncomingMessage, upload: UploadDefinition, place: UploadPlace) {
  const parser = parserOf(request, upload);
  const fields = new Map<string, string>();
  const files: Part[] = [];
  return new Promise<{ fields: Map<string, string>; files: Part[] }>((resolve, reject) => {
    const malformed = () => reject(refuse('request.malformed'));
    parser.on('field', (name, value, _nameCut, cut) => {
      if (cut) reject(refuse('request.too-large'));
      fields.set(name, value);
    });
    parser.on('file', (field, stream, name) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => {
        try {
          place.take(chunk.length);
          chunks.push(chunk);
        } catch (busy) {
          chunks.length = 0;
          reject(busy);
        }
      });
      stream.on('limit', () => reject(tooLarge(upload)));
      stream.on('error', malformed);
      stream.on('end', () => {
        const bytes = Buffer.concat(chunks);
        // A form without a choice sends a part without a name or content.
        if (field === upload.field && (name || bytes.length > 0)) files.push({ name: name ?? '', bytes });
      });
    });
    parser.on('filesLimit', () => reject(refuse('upload.too-many', { max: upload.maxFiles })));
    parser.on('fieldsLimit', () => reject(refuse('request.too-large')));
    parser.on('partsLimit', () => reject(refuse('request.too-large')));
    parser.on('error', malformed);
    parser.on('finish', () => resolve({ fields, files }));
    request.on('error', malformed);
    request.on('close', () => {
      if (!request.complete) malformed(); // whoever sent it is gone
    });
    request.pipe(parser);
  });
}
