import { defineManifest } from '../kernel/index.ts';
import { openApiQueries } from './queries.ts';

export const openApi = defineManifest({ queries: openApiQueries });
