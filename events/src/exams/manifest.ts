import { defineManifest } from '../kernel/index.ts';
import { examNames } from './exam-names.ts';
import { examStreams } from './streams.ts';

export const exams = defineManifest({ streams: examStreams, made: [examNames.made] });
