import { fileAddress, fileUse } from '@madrasah/events/files';
import { peopleQueries } from '@madrasah/events/people';
import { currentFiles, currentFilesProjector } from '../files/index.ts';
import type { Filter, Tenant } from '../kernel/documents/index.ts';
import { type HandledQuery, handledQuery } from '../kernel/query.ts';
import { searchFilter } from '../kernel/query-search.ts';
import { STANDS_FOR_HIMSELF } from './person.ts';
import { type Person, peopleProjector } from './projector.ts';
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
const BY_KIND_AND_CODE = { userType: 1, userId: 1 } as const;
type AddressOf = Awaited<ReturnType<typeof photosOf>>;

interface Gallery {
  readonly shown: readonly Person[];
  readonly total: number;
  readonly addressOf: AddressOf;
}
interface Part {
  readonly skip: number;
  readonly limit: number;
}
const idsOf = (people: readonly Person[]) => people.map(({ userId }) => userId);

/** A page of everybody: the store turns the pages. */
async function pageOfAll(tenant: Tenant, filter: Filter, part: Part): Promise<Gallery> {
  const [shown, total] = await Promise.all([
    tenant.find(peopleProjector, filter, { sort: BY_KIND_AND_CODE, ...part }),
    tenant.count(peopleProjector, filter),
  ]);
  return { shown, total, addressOf: await photosOf(tenant, idsOf(shown)) };
}

/** A page of those with a photo, or without one: photos lie in a collection of their own, so all are looked at. */
async function pageByPhoto(tenant: Tenant, filter: Filter, part: Part, has: boolean): Promise<Gallery> {
  const people = await tenant.find(peopleProjector, filter, { sort: BY_KIND_AND_CODE });
  const addressOf = await photosOf(tenant, idsOf(people));
  const asked = people.filter(({ userId }) => (addressOf(userId) !== null) === has);
  return { shown: asked.slice(part.skip, part.skip + part.limit), total: asked.length, addressOf };
}

/** The people of the school with their photos, by kind and code: a gallery to be completed. Nobody who was erased. */
export const userPhotos = (): HandledQuery =>
  handledQuery(
    peopleQueries.userPhotos,
    [peopleProjector, ...photosNeed],
    async ({ usertype, search, photo, page = 1, limit = PAGE }, tenant, { language }) => {
      const ofType = usertype === undefined ? {} : { userType: usertype };
      const filter = {
        $and: [
          STANDS_FOR_HIMSELF,
          { 'profile.name': { $exists: true } },
          ofType,
          ...searchFilter('search', search),
        ],
      };
      const part = { skip: (page - 1) * limit, limit };
      const { shown, total, addressOf } = await (photo === undefined
        ? pageOfAll(tenant, filter, part)
        : pageByPhoto(tenant, filter, part, photo === 1));
      const data = shown.map((person) => {
        const Image = addressOf(person.userId);
        return {
          ...{ UserID: person.userId, UserCode: person.userCode, UserTypeID: person.userType },
          UserName: personName(person, language),
          UserImage: Image === null ? [] : [{ Image }],
        };
      });
      return { data, total, totalPages: Math.ceil(total / limit), currentPage: page };
    },
  );
