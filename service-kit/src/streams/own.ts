import { parseStream, streamList } from '@madrasah/events';
import type { StreamNames } from '../event-store/index.ts';

/** What stands between a prefix and the name: no category and no key has it. */
const BETWEEN = '.';

/**
 * The product's own streams, derived from what the contexts declare: of a server that others write to as well no other
 * is read. @param prefix sets the streams of this installation apart from those of others on one server
 */
export function ownStreams(prefix?: string): StreamNames {
  const before = prefix ? prefix + BETWEEN : '';
  return {
    prefix: before,
    beginnings: streamList.beginnings().map((beginning) => before + beginning),
    has: (stream) => stream.startsWith(before) && parseStream(stream.slice(before.length)) !== undefined,
  };
}
