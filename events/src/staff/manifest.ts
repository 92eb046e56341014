import { defineManifest } from '../kernel/index.ts';
import { designations } from './designations.ts';
import { staffStreams } from './streams.ts';

export const staff = defineManifest({ streams: staffStreams, made: [designations.made] });
