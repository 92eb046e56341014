import { fileAddress, fileUse } from '@madrasah/events/files';
import { peopleQueries } from '@madrasah/events/people';
import { currentFiles, currentFilesProjector } from '../files/index.ts';
import type { Tenant } from '../kernel/documents/index.ts';
import { type HandledQuery, handledQuery } from '../kernel/query.ts';
import { searchFilter } from '../kernel/query-search.ts';
import { peopleProjector } from './projector.ts';
import { personName } from './wire.ts';

/** Whom rows with photos depend on. */
export const photosNeed = [currentFilesProjector];

/** UserID → the address of the photo; null for who has none. @throws DocumentsAway */
export async function photosOf(
  tenant: Tenant,
  userIds: readonly number[],
): Promise<(userId: number) => string | null> {
  const files = await currentFiles(tenant, 'photo', userIds);
  return (userId) => {
    const fileId = files.get(userId);
    return fileId === undefined ? null : fileAddress(fileId, fileUse('photo').open);
  };
}

const PAGE = 10;

/** The people of the school with their photos, by kind and code: a gallery to be completed. */
export const userPhotos = (): HandledQuery =>
  handledQuery(
    peopleQueries.userPhotos,
    [peopleProjector, ...photosNeed],
    async ({ usertype, search, photo, page = 1, limit = PAGE }, tenant, { language }) => {
      const ofType = usertype === undefined ? {} : { userType: usertype };
      const filter = { $and: [ofType, ...searchFilter('search', search)] };
      const people = await tenant.find(peopleProjector, filter, { sort: { userType: 1, userId: 1 } });
      const standing = people.filter(({ profile }) => profile !== null);
      const addressOf = await photosOf(
        tenant,
        standing.map(({ userId }) => userId),
      );
      const asked = standing.filter(
        ({ userId }) => photo === undefined || (addressOf(userId) !== null) === (photo === 1),
      );
      const data = asked.slice((page - 1) * limit, page * limit).map((person) => {
        const Image = addressOf(person.userId);
        return {
          ...{ UserID: person.userId, UserCode: person.userCode, UserTypeID: person.userType },
          UserName: personName(person, language),
          UserImage: Image === null ? [] : [{ Image }],
        };
      });
      return { data, total: asked.length, totalPages: Math.ceil(asked.length / limit), currentPage: page };
    },
  );
