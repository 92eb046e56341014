import { defineManifest } from '../kernel/index.ts';
import { boardNames } from './board-names.ts';
import { boardStreams } from './streams.ts';

export const boards = defineManifest({ streams: boardStreams, made: [boardNames.made] });
