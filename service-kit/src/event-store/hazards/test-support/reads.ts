import type { rpcError } from './failures.ts';
import { rpcError as error } from './failures.ts';

/** What a read or a subscription may do instead of going on. */
export type Ending = 'stall' | 'cut' | 'end' | Error;

/**
 * How the messages of one read or subscription are sent: given each message in turn and how many events came
 * before it, what goes out instead. The past of a subscription begins with its confirmation.
 */
export type ReadAct = (message: ReadMessage, before: number) => readonly (object | Ending)[];

export interface ReadMessage {
  readonly kind: 'confirmation' | 'event' | 'caughtUp' | 'notFound' | 'end';
  readonly body: object;
}

export const honest: ReadAct = ({ kind, body }) => [kind === 'end' ? 'end' : body];

/** The first `count` events as they should be, then this. */
export const after =
  (count: number, ...then: (object | Ending)[]): ReadAct =>
  (message, before) =>
    before < count || message.kind === 'confirmation' ? honest(message, before) : then;

/** Nothing at all, or an error before anything. */
export const onlySay =
  (...then: (object | Ending)[]): ReadAct =>
  () =>
    then;

export const failAtOnce = (...failure: Parameters<typeof rpcError>): ReadAct => onlySay(error(...failure));

/** The event at this place is replaced. */
export const replaced =
  (place: number, replace: (body: object) => readonly (object | Ending)[]): ReadAct =>
  (message, before) =>
    message.kind === 'event' && before === place ? replace(message.body) : honest(message, before);
