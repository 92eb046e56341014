import { defineManifest } from '../kernel/index.ts';
import { overviewQueries } from './queries.ts';

export const overview = defineManifest({ queries: overviewQueries });
