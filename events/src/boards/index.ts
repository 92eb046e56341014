import { defineManifest, defineStream } from '../kernel/index.ts';
import { boardNames } from './board-names.ts';

export { boardNames };

/** Education boards. */
export const boardStreams = { boards: defineStream('boards') };

export const boards = defineManifest({ streams: boardStreams, plain: [boardNames] });
