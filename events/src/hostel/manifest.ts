import { defineManifest } from '../kernel/index.ts';
import { hostelStreams } from './streams.ts';
import { vacationTypes } from './vacation-types.ts';

export const hostel = defineManifest({ streams: hostelStreams, made: [vacationTypes.made] });
