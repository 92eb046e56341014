import { streams } from '@madrasah/events';
import { certificates } from '@madrasah/events/certificates';
import { PERSON } from '@madrasah/events/people';
import { entryStream } from '../kernel/entry/index.ts';

export const certificatesStream = entryStream(certificates, streams.certificates, {
  to: PERSON,
  tie: 'certified',
});
