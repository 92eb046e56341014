import type { StoredEvent } from '../model.ts';
import type { Expression, FilterOptions } from './messages.ts';

/** Whether an event passes a subscription's filter. The regular expressions are JavaScript's. */
export type Filter = (event: StoredEvent) => boolean;

export function filterOf(options: FilterOptions | null | undefined): Filter {
  if (options?.streamIdentifier) {
    const passes = matcher(options.streamIdentifier);
    return (event) => passes(event.stream);
  }
  if (options?.eventType) {
    const passes = matcher(options.eventType);
    return (event) => passes(event.type);
  }
  return () => true;
}

function matcher({ regex, prefix = [] }: Expression): (text: string) => boolean {
  if (!regex) return (text) => prefix.some((start) => text.startsWith(start));
  const expression = new RegExp(regex);
  return (text) => expression.test(text);
}
