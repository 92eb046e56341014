import { openApiQueries } from '@madrasah/events/openapi';
import { type HandledQuery, handledQuery } from '../kernel/query.ts';
import { apiDocument } from './document.ts';

/** The document of the interface; made when it is first asked for. */
export function openApi(): HandledQuery[] {
  let made: object | undefined;
  return [
    handledQuery(openApiQueries.apiDocument, [], () => {
      made ??= apiDocument();
      return made;
    }),
  ];
}
