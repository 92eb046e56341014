import * as z from 'zod';
import { defineManifest } from '../manifest.ts';
import { defineEvent, NOTHING } from './event.ts';
import { defineStream, STREAM_KEY } from './streams.ts';

/**
 * A keyed stream of the school begins (stream `streams-<school>`, recorded before the first event of the stream): from
 * now on every proof, export and root of the school counts it in.
 */
export const StreamOpened = defineEvent(
  'StreamOpened',
  z.object({ category: z.string().regex(/^[a-z]+$/), key: z.string().regex(STREAM_KEY) }),
  { about: NOTHING },
);

/** Which keyed streams a school has. */
export const openedStreams = defineStream('streams');

/** What the kernel itself adds to the catalogue. */
export const opening = defineManifest({ events: { StreamOpened }, streams: { opened: openedStreams } });
