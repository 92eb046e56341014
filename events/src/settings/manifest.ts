import { defineManifest } from '../kernel/index.ts';
import { settingsQueries } from './queries.ts';

export const settings = defineManifest({
  queries: settingsQueries,
});
