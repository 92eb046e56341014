import { institutionCommands } from '@madrasah/events/institutions';
import { type PhotoOutcome, peopleCommands, photosUpload, USER_TYPES } from '@madrasah/events/people';
import { INSTITUTION_PICTURES } from '../../drawn/institution.ts';
import { paint } from '../../drawn/paint.ts';
import { portrait, type Sitter } from '../../drawn/portrait.ts';
import { ADMIN } from '../../invented/logins.ts';
import { type Clerk, Refused } from '../clerk.ts';
import type { Roll } from '../roll.ts';

/** Of so many students one has brought no photo yet. */
const NO_PHOTO_YET = 12;

/** The institution's logo and the signatures of its officers, as papers and cards carry them. */
export async function hangPictures(clerk: Clerk): Promise<void> {
  for (const [kind, drawing] of INSTITUTION_PICTURES)
    await clerk.send(institutionCommands.setInstitutionImage, { kind }, {}, ADMIN, [
      await paint(kind, drawing),
    ]);
}

/** Photos of whoever is taught this session, but for a few, and of the teachers. */
export async function takePhotos(
  clerk: Clerk,
  roll: Roll,
  teachers: readonly number[],
  seed: number,
): Promise<void> {
  const sitting = roll.admittedTo('newer').filter(({ pupil }) => pupil.number % NO_PHOTO_YET !== 0);
  const students = sitting.map(({ userId, pupil: { number, gender } }): [number, Sitter] => [
    userId,
    { number, who: gender === 2 ? 'girl' : 'boy' },
  ]);
  await hand(clerk, USER_TYPES.student, students, seed);
  const staff = teachers.map((userId): [number, Sitter] => [userId, { number: userId, who: 'teacher' }]);
  await hand(clerk, USER_TYPES.teacher, staff, seed);
}

/** Hands photos in as the office does: many at once, each called by the code of whom it shows. */
async function hand(
  clerk: Clerk,
  UserTypeID: number,
  sitters: readonly (readonly [userId: number, Sitter])[],
  seed: number,
): Promise<void> {
  for (let from = 0; from < sitters.length; from += photosUpload.maxFiles) {
    const some = sitters.slice(from, from + photosUpload.maxFiles);
    const files = [];
    for (const [userId, sitter] of some)
      files.push(await paint(clerk.codeOf(userId) ?? '', portrait(seed, sitter)));
    const { also } = await clerk.send(peopleCommands.uploadPhotos, { UserTypeID }, {}, ADMIN, files);
    for (const { fileName, success, error } of (also?.['results'] ?? []) as PhotoOutcome[])
      if (!success) throw new Refused(`photo ${fileName}: ${error}`);
  }
}
