import type * as z from 'zod';
import type { FileUseName } from '../files/index.ts';
import { answers, fieldNotes, fields, PICTURE_KINDS, Problem, takesFiles } from '../kernel/index.ts';

/** The pictures of an institution, under the names the wire gives them. */
export const INSTITUTION_IMAGES = {
  Logo: 'logo',
  SignaturePrincipal: 'signature-principal',
  SignatureNajem: 'signature-najem',
  SignatureAccountant: 'signature-accountant',
} as const satisfies Readonly<Record<string, FileUseName>>;

export type InstitutionImage = keyof typeof INSTITUTION_IMAGES;

const isImage = (raw: unknown): raw is InstitutionImage =>
  typeof raw === 'string' && Object.hasOwn(INSTITUTION_IMAGES, raw);

/** One of the pictures, by its name on the wire. */
export const imageKind = () =>
  fields.field(
    (raw) => (isImage(raw) ? raw : new Problem(raw === undefined ? 'request.required' : 'request.choice')),
    fieldNotes.required(fieldNotes.takes.word(Object.keys(INSTITUTION_IMAGES))),
  );

/** What is taken as one of them. */
export const institutionPicture = takesFiles('image', PICTURE_KINDS);

/** The address of each of its pictures; null where there is none. */
export const imagesAnswer = () =>
  Object.fromEntries(
    Object.keys(INSTITUTION_IMAGES).map((name) => [name, answers.cell.text().nullable()]),
  ) as Record<InstitutionImage, z.ZodNullable<z.ZodString>>;
