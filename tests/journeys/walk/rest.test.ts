import { walkTheRest } from './shards.ts';

await walkTheRest();
