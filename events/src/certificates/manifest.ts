import { defineManifest } from '../kernel/index.ts';
import { certificates as entry } from './certificates.ts';
import { certificateResult, certificatesList } from './list.ts';
import { refuse } from './refusals.ts';
import { certificateStreams } from './streams.ts';
import { bn } from './text.bn.ts';
import { en } from './text.en.ts';

export const certificates = defineManifest({
  streams: certificateStreams,
  queries: [...Object.values(certificatesList.endpoints), certificateResult],
  records: [entry],
  refusals: refuse,
  texts: { bn, en },
});
