import { hash } from 'node:crypto';
import { canonicalJson } from '@madrasah/service-kit/codec';
import type { Json } from '@madrasah/service-kit/event-store';
import type { Call } from '@madrasah/service-kit/http';

/** In whose name a step is taken, and how it is told apart from its repetition. */
export interface Errand {
  readonly schoolId: string;
  readonly actor: { readonly id: number; readonly permissionType: number };
  readonly requestId: string;
  readonly correlationId: string;
  readonly causationId: string;
  readonly idempotencyKey?: string | undefined;
  readonly inputHash?: string | undefined;
  /** The command over many things that it is a part of. */
  readonly operation?: string | undefined;
  /** What it would record is told by `Tried`, in place of recording it. */
  readonly trying?: true;
}

/** SHA-256 of a command's name and normalised input: the same key with another input is refused. */
export function hashInput(name: string, command: unknown): string {
  const plain = JSON.parse(JSON.stringify(command)) as Json;
  return hash('sha256', `${name}\n${canonicalJson(plain)}`);
}

/** The files of a call as its input's hash sees them. */
const digestsOf = ({ files = [] }: Call) => files.map(({ bytes }) => hash('sha256', bytes));

/** The errand of a call over HTTP. The files that came with it are of its input. */
export function errandOf(call: Call, name: string, command: unknown): Errand {
  if (!call.caller) throw new Error(`${name} needs a caller`);
  const { schoolId, loginId, permissionType } = call.caller;
  return calledErrand(call, { schoolId, actor: { id: loginId, permissionType } }, name, command);
}

/** The errand of a look: without its key, as it records nothing and its repetition is another look. */
export const lookErrand = (call: Call, name: string, command: unknown): Errand =>
  errandOf({ ...call, idempotencyKey: undefined }, name, command);

/** Who comes without a login acts as nobody, in the school that the address names. */
const NOBODY = { id: 0, permissionType: 0 };

/** The errand of a call to an endpoint that is open to everybody. */
export const openErrand = (call: Call, schoolId: string, name: string, command: unknown): Errand =>
  calledErrand(call, { schoolId, actor: NOBODY }, name, command);

function calledErrand(
  call: Call,
  who: Pick<Errand, 'schoolId' | 'actor'>,
  name: string,
  command: unknown,
): Errand {
  const input = call.files ? { command, files: digestsOf(call) } : command;
  return {
    ...who,
    requestId: call.requestId,
    correlationId: call.requestId,
    causationId: call.requestId,
    ...(call.trying && { trying: true }),
    ...(call.idempotencyKey
      ? { idempotencyKey: call.idempotencyKey, inputHash: hashInput(name, input) }
      : {}),
  };
}

/** The errand of one of several steps: each has a key of its own, made from the command's. */
export const stepErrand = (errand: Errand, step: number): Errand =>
  errand.idempotencyKey ? { ...errand, idempotencyKey: `${errand.idempotencyKey}#${step}` } : errand;
