import { rpcError } from './failures.ts';

/** What goes out: a message, a pause in milliseconds, or the end of the matter. */
export type Said = object | number | 'stall' | 'cut' | 'end' | Error;

export interface ReadMessage {
  readonly kind: 'confirmation' | 'event' | 'caughtUp' | 'notFound' | 'end';
  readonly body: object;
}

/**
 * How a read or a subscription is sent: given each message in turn and how many events came before it, what goes
 * out instead. A subscription begins with its confirmation, a read ends with its end.
 */
export type ReadAct = (message: ReadMessage, before: number) => readonly Said[];

export const honest: ReadAct = ({ kind, body }) => [kind === 'end' ? 'end' : body];

/** The first `count` events as they should be, then this. */
export const after =
  (count: number, ...then: Said[]): ReadAct =>
  (message, before) =>
    before < count || message.kind === 'confirmation' ? honest(message, before) : then;

/** This and nothing else. */
export const onlySay =
  (...then: Said[]): ReadAct =>
  () =>
    then;

export const failAtOnce = (...failure: Parameters<typeof rpcError>): ReadAct => onlySay(rpcError(...failure));

/** This in front of every message. */
export const before =
  (...said: Said[]): ReadAct =>
  (message, count) => [...said, ...honest(message, count)];

/** The event at this place is replaced. */
export const replaced =
  (place: number, replace: (body: object) => readonly Said[]): ReadAct =>
  (message, count) =>
    message.kind === 'event' && count === place ? replace(message.body) : honest(message, count);

/** The event at this place comes after the next one. */
export function swapped(place: number): ReadAct {
  let held: object[] = [];
  return (message, count) => {
    if (message.kind === 'event' && count === place) {
      held = [message.body];
      return [];
    }
    const said = [...honest(message, count), ...held];
    held = [];
    return said;
  };
}

export const never: ReadAct = onlySay('stall');

/** Parts of an event on the wire replaced. */
export function altered(body: object, changed: object): object {
  const { event } = body as { event: { event: object } };
  return { event: { ...event, event: { ...event.event, ...changed } } };
}
