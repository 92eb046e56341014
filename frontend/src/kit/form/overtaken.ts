import { toLatinDigits } from '@madrasah/events/kernel';
import { type FormApi, getIn } from 'final-form';
import { useEffect, useRef, useState } from 'react';

type Values = Readonly<Record<string, unknown>>;

/** What is changed, as it stands: its version, and what the form shows of it. */
export interface Loaded {
  readonly version: number | undefined;
  readonly values: Values;
}

/**
 * What a form about something that stands was loaded with. While nothing is written in it, it follows what stands; once
 * something is, it keeps what it was loaded with and its version, so that what somebody else has saved meanwhile is
 * neither overwritten nor taken unseen. What was changed elsewhere than in its fields is no matter of this form: it
 * follows.
 * @param isDirty whether something is written in it
 * @param form once it is drawn
 * @param before what it was loaded with at an earlier visit, whose draft is taken up
 */
export function useLoaded(
  now: Loaded,
  isDirty: () => boolean,
  form: () => FormApi | undefined,
  before: Loaded = now,
) {
  const held = useRef(before);
  const [, again] = useState(0);
  const { version } = held.current;
  const isOther = version !== undefined && now.version !== version && isDirty();
  const isOvertaken = isOther && toTell(held.current.values, now.values, form()).length > 0;
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

const same = (one: unknown, other: unknown) =>
  toLatinDigits(String(one ?? '')) === toLatinDigits(String(other ?? ''));

/** A field that somebody else has changed since the form was loaded. */
export interface Overtaken {
  readonly name: string;
  readonly was: unknown;
  readonly now: unknown;
  readonly typed: unknown;
  /** Something else is typed there than it was loaded with. */
  readonly isTyped: boolean;
}

/**
 * Which fields differ between what the form was loaded with and what stands, with what is typed in them; where that is
 * what stands by now, nothing is to be told.
 */
export function overtakenFields(loaded: Values, now: Values, typed: Values): Overtaken[] {
  const [was, stands, mine] = [loaded, now, typed].map((values) => new Map(endsOf(values))) as [
    Map<string, unknown>,
    Map<string, unknown>,
    Map<string, unknown>,
  ];
  return [...new Set([...was.keys(), ...stands.keys()])].flatMap((name) =>
    same(was.get(name), stands.get(name)) || same(mine.get(name), stands.get(name))
      ? []
      : [{ name, was: was.get(name), now: stands.get(name), typed: mine.get(name) }].map((field) => ({
          ...field,
          isTyped: !same(field.was, field.typed),
        })),
  );
}

/** What of it is this form's matter: what stands in a field of it, or is written in it. */
export function toTell(loaded: Values, now: Values, form: FormApi | undefined): Overtaken[] {
  if (!form) return overtakenFields(loaded, now, loaded);
  const fields = form.getRegisteredFields();
  const isField = (name: string) =>
    fields.some((field) => name === field || name.startsWith(`${field}.`) || name.startsWith(`${field}[`));
  const { values } = form.getState();
  return overtakenFields(loaded, now, values as Values).filter(
    ({ name, was }) => isField(name) || !same(was, getIn(values as object, name)),
  );
}

/**
 * A change that was refused as somebody else had changed something is sent again by itself where that was nothing of
 * this form. @param send sends what is typed
 */
export function useResend(version: number | undefined, isOvertaken: boolean, send: () => void) {
  const refused = useRef<{ readonly version: number | undefined }>(undefined);
  useEffect(() => {
    if (!refused.current || refused.current.version === version) {
      if (isOvertaken) refused.current = undefined;
      return;
    }
    refused.current = undefined;
    send();
  });
  /** It was refused as such, at this version. */
  return () => {
    refused.current = { version };
  };
}
