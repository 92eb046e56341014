import { useRef, useState } from 'react';

type Values = Readonly<Record<string, unknown>>;

/** What is changed, as it stands: its version, and what the form shows of it. */
export interface Loaded {
  readonly version: number | undefined;
  readonly values: Values;
}

/**
 * What a form about something that stands was loaded with. While nothing is written in it, it follows what stands; once
 * something is, it keeps what it was loaded with and its version, so that what somebody else has saved meanwhile is
 * neither overwritten nor taken unseen.
 * @param isDirty whether something is written in it
 * @param before what it was loaded with at an earlier visit, whose draft is taken up
 */
export function useLoaded(now: Loaded, isDirty: () => boolean, before: Loaded = now) {
  const held = useRef(before);
  const [, again] = useState(0);
  const { version } = held.current;
  const isOvertaken = version !== undefined && now.version !== version && isDirty();
  if (!isOvertaken) held.current = now;
  return {
    loaded: held.current,
    /** What stands now, where it is another version than the form was loaded with. */
    overtaken: isOvertaken ? now : undefined,
    /** From now on the form is about what stands; what was typed stays in it. */
    accept() {
      held.current = now;
      again((round) => round + 1);
    },
    /** Nothing is written in the form any more. */
    follow: () => again((round) => round + 1),
  };
}

/** The value at each end of a form's values, by its path as final-form names it. */
export function* endsOf(value: unknown, path = ''): Generator<readonly [string, unknown]> {
  if (Array.isArray(value) && value.length > 0 && value.every((one) => typeof one !== 'object'))
    yield [path, value]; // what is ticked is one field
  else if (Array.isArray(value))
    for (const [at, one] of value.entries()) yield* endsOf(one, `${path}[${at}]`);
  else if (value !== null && typeof value === 'object')
    for (const [name, one] of Object.entries(value))
      yield* endsOf(one, path === '' ? name : `${path}.${name}`);
  else yield [path, value];
}

const same = (one: unknown, other: unknown) => String(one ?? '') === String(other ?? '');

/** A field that somebody else has changed since the form was loaded. */
export interface Overtaken {
  readonly name: string;
  readonly was: unknown;
  readonly now: unknown;
  readonly typed: unknown;
}

/** Which fields differ between what the form was loaded with and what stands; with what is typed in them. */
export function overtakenFields(loaded: Values, now: Values, typed: Values): Overtaken[] {
  const [was, stands, mine] = [loaded, now, typed].map((values) => new Map(endsOf(values))) as [
    Map<string, unknown>,
    Map<string, unknown>,
    Map<string, unknown>,
  ];
  return [...new Set([...was.keys(), ...stands.keys()])].flatMap((name) =>
    same(was.get(name), stands.get(name))
      ? []
      : [{ name, was: was.get(name), now: stands.get(name), typed: mine.get(name) }],
  );
}
