import { HIJRI_OFFSET } from '@madrasah/events';
import { fileAddress, fileUse } from '@madrasah/events/files';
import {
  INSTITUTION_IMAGES,
  type InstitutionImage,
  type InstitutionInfo,
  InstitutionInfoChanged,
  infoAtRegistration,
  infoSaid,
  institutionInfoRow,
  institutionQueries,
} from '@madrasah/events/institutions';
import type { Deps } from '../deps.ts';
import { currentFiles, currentFilesProjector } from '../files/index.ts';
import type { Tenant } from '../kernel/documents/index.ts';
import { defineProjector, when } from '../kernel/projecting/index.ts';
import { type HandledQuery, handledQuery } from '../kernel/query.ts';

const ONLY = 1; // a school says one thing of itself: the last

export const institutionInfoProjector = defineProjector<InstitutionInfo>({
  name: 'institution-info',
  version: 2,
  collection: 'institution-info',
  indexes: [],
  words: ['officers'],
  on: {
    InstitutionInfoChanged: when(InstitutionInfoChanged, {
      keys: () => [ONLY],
      fold: (_, { data }) => infoSaid(data),
    }),
  },
});

/** What is known of a school: what it said of itself, or how it was registered. @throws DocumentsAway */
export async function institutionInfo(
  { access }: Pick<Deps, 'access'>,
  tenant: Tenant,
): Promise<InstitutionInfo> {
  const said = await tenant.findOne(institutionInfoProjector, ONLY);
  return said ?? infoAtRegistration((await access.platform()).institutions.get(tenant.school));
}

/** Days between Makkah and here, as a school reads Hijri dates. @throws DocumentsAway */
export const schoolHijriOffset = async (tenant: Tenant): Promise<number> =>
  (await tenant.findOne(institutionInfoProjector, ONLY))?.hijriOffset ?? HIJRI_OFFSET;

export type Images = Readonly<Record<InstitutionImage, string | null>>;

/** The address of each picture, under its name on the wire; null where there is none. @throws DocumentsAway */
export async function institutionImages(tenant: Tenant): Promise<Images> {
  const addresses = Object.entries(INSTITUTION_IMAGES).map(async ([name, use]) => {
    const fileId = (await currentFiles(tenant, use, [null])).get(null);
    return [name, fileId === undefined ? null : fileAddress(fileId, fileUse(use).open)] as const;
  });
  return Object.fromEntries(await Promise.all(addresses)) as Images;
}

/** The address of the logo, which anybody may see; undefined where there is none. @throws DocumentsAway */
export async function institutionLogo(tenant: Tenant): Promise<string | undefined> {
  const fileId = (await currentFiles(tenant, 'logo', [null])).get(null);
  return fileId === undefined ? undefined : fileAddress(fileId, fileUse('logo').open);
}

/** The institution as its papers and its pages show it. */
export function institutions(deps: Deps): HandledQuery[] {
  return [
    handledQuery(
      institutionQueries.info,
      [institutionInfoProjector, currentFilesProjector],
      async (_, tenant) => ({
        data: {
          ...institutionInfoRow(await institutionInfo(deps, tenant)),
          ...(await institutionImages(tenant)),
        },
      }),
    ),
  ];
}
