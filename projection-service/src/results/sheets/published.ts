import { dhakaDay } from '@madrasah/events';
import {
  type ResultsPlace as Place,
  type PublishedFacts,
  SheetPublished,
  SheetWithdrawn,
} from '@madrasah/events/results';
import { defineProjector, when } from '../../kernel/projecting/index.ts';
import { placeKey } from '../conditions.ts';

/** Who did it, and when. */
interface Done {
  readonly at: string;
  readonly actorId: number;
}

interface Metadata {
  readonly at: string;
  readonly actor: { readonly id: number };
}

const doneBy = ({ at, actor }: Metadata): Done => ({ at, actorId: actor.id });

export const versionKey = (place: Place, version: number) => `${placeKey(place)}-${version}`;

/** Every version of a section's sheet, whole, as it was published. */
export const publishedSheetsProjector = defineProjector<PublishedFacts & Done>({
  name: 'published-sheets',
  version: 3,
  collection: 'published-sheets',
  indexes: [{ sessionId: 1, examId: 1, sectionId: 1 }],
  on: {
    SheetPublished: when(SheetPublished, {
      keys: ({ data }) => [versionKey(data, data.version)],
      fold: (_, { data, metadata }) => ({ ...data, ...doneBy(metadata) }),
    }),
  },
});

/** One version of a sheet as a list of versions tells it. */
export interface SheetVersion extends Done {
  readonly version: number;
  readonly operationId: number;
  readonly corrects: PublishedFacts['corrects'];
  /** Null where it froze none: it is called as all was called when it was published. */
  readonly words: PublishedFacts['words'];
  /** Where it stands among all events of the house. */
  readonly position: number;
  readonly withdrawn: (Done & { readonly noteId: number | null }) | null;
}

/** What has been published of a section's exam. */
export interface Publication extends Place {
  /** The version that is published now; null where none is. */
  readonly standing: number | null;
  /** The first version first. */
  readonly versions: readonly SheetVersion[];
}

/** Publications of each place, without their rows. */
export const publicationsProjector = defineProjector<Publication>({
  name: 'result-publications',
  version: 2,
  collection: 'result-publications',
  indexes: [{ sessionId: 1, examId: 1 }],
  on: {
    SheetPublished: when(SheetPublished, {
      keys: ({ data }) => [placeKey(data)],
      fold: (before, { data, position, metadata }) => {
        const { sessionId, examId, sectionId, version, operationId, corrects, words } = data;
        const what = { version, operationId, corrects, words, position };
        const published = { ...what, withdrawn: null, ...doneBy(metadata) };
        const versions = [...(before?.versions ?? []), published];
        return { sessionId, examId, sectionId, standing: version, versions };
      },
    }),
    SheetWithdrawn: when(SheetWithdrawn, {
      keys: ({ data }) => [placeKey(data)],
      fold: (before, { data: { version, noteId }, metadata }) =>
        before && {
          ...before,
          standing: null,
          versions: before.versions.map((one) =>
            one.version === version ? { ...one, withdrawn: { ...doneBy(metadata), noteId } } : one,
          ),
        },
    }),
  },
});

/** The day on which a publication was withdrawn. */
export const withdrawnOn = ({ versions }: Publication): { readonly reversedOn?: string } => {
  const at = versions.findLast(({ withdrawn }) => withdrawn)?.withdrawn?.at;
  return at === undefined ? {} : { reversedOn: dhakaDay(new Date(at)) };
};
