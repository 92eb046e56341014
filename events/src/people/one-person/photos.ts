import * as z from 'zod';
import {
  type AlsoTo,
  answers,
  defineCommand,
  fields,
  PICTURE_KINDS,
  plainCode,
  power,
  takesFiles,
} from '../../kernel/index.ts';
import { USER_TYPES } from '../constants.ts';

/** Codes are unique among people of one kind: a file is one of theirs. Students where nobody says. */
const userType = fields.optionalChoice(...Object.values(USER_TYPES));
const body = z.object({ UserTypeID: userType });
const toCommand = ({ UserTypeID }: z.output<typeof body>) => ({
  userType: UserTypeID ?? USER_TYPES.student,
});

/** The code a picture's name begins with, in digits of any script; '' where it begins with none. */
export const codeInName = (fileName: string): string => /^\d*/.exec(plainCode(fileName))?.[0] ?? '';

/** What is taken as the photo of one person. */
export const photoUpload = takesFiles('image', PICTURE_KINDS);

/** What is taken as photos of many at once. */
export const photosUpload = takesFiles('images', PICTURE_KINDS, { maxFiles: 50, oneByOne: true });

/** The photo of the person by whose code the file is called; it takes the place of the one before. */
export const uploadPhoto = defineCommand({
  name: 'UploadPhoto',
  path: '/api/users/upload_single',
  access: power('user_entry', 'edit'),
  body,
  toCommand,
  message: 'people.photo-saved',
  failed: { bn: 'আপলোড করা যায়নি', en: 'Upload Failed' },
  upload: photoUpload,
});

/** What became of one of many files; why it was not taken, in the language of the request. */
const photoAnswer = () =>
  answers.record({ fileName: z.string(), success: answers.cell.flag(), error: z.string().optional() });

/** Many photos at once; each is told of by itself. */
export const uploadPhotos = defineCommand({
  name: 'UploadPhotos',
  path: '/api/users/upload_multiple',
  access: power('user_entry', 'edit'),
  body,
  toCommand,
  also: () => answers.record({ results: z.array(photoAnswer()) }),
  message: 'people.photos-taken',
  failed: { bn: 'আপলোড করা যায়নি', en: 'Upload Failed' },
  upload: photosUpload,
});

export const withdrawPhoto = defineCommand({
  name: 'WithdrawPhoto',
  method: 'DELETE',
  path: '/api/users/user_image/:id',
  access: power('user_entry', 'edit'),
  params: { id: fields.id() },
  toCommand: (_, { id }) => ({ userId: id }),
  message: 'people.photo-withdrawn',
});

export const photoCommands = { uploadPhoto, uploadPhotos, withdrawPhoto };

/** What became of one of many files. */
export type PhotoOutcome = AlsoTo<typeof uploadPhotos>['results'][number];
