import { walkShard } from './shards.ts';

await walkShard('counter');
