import { DEFAULT_DATABASE } from '../storage/index.ts';

/** The database a MongoDB address names (`mongodb://host/north`); `madrasah` where it names none. */
export function databaseOf(url: string): string {
  const named = /^mongodb(?:\+srv)?:\/\/[^/?]*\/([^?]*)/.exec(url)?.[1];
  return named ? decodeURIComponent(named) : DEFAULT_DATABASE;
}
