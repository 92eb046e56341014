import type * as z from 'zod';

/** A fault that no single field can see: at which field, and the key of its sentence. */
export type Fault = readonly [
  path: string,
  key: string,
  params?: Readonly<Record<string, string | number>> | undefined,
];

/**
 * What stands against a body as a whole.
 * @param body its members as far as each is right by itself: one that is missing or wrong is absent, and nothing is said
 *   of it here; `wrong` are the names of those
 */
export type Rule<T> = (body: Partial<T>, wrong: ReadonlySet<PropertyKey>) => readonly Fault[];

/** A rule is asked whatever is wrong with single members: whoever sends a form hears of all its faults at once. */
export const ALWAYS_ASKED = { when: () => true };

/** A body with a rule over several of its members, told together with what is missing or wrong of each. */
export const ruled = <S extends z.ZodObject>(body: S, rule: Rule<z.output<S>>): S =>
  body.superRefine((sent, context) => {
    if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return;
    const wrong = new Set<PropertyKey>(context.issues.flatMap(({ path }) => path?.slice(0, 1) ?? []));
    const right = Object.fromEntries(Object.entries(sent).filter(([name]) => !wrong.has(name)));
    for (const [path, message, params] of rule(right as Partial<z.output<S>>, wrong)) {
      const [member = '', ...rest] = path.split('.');
      if (wrong.has(member)) continue; // it was told of already
      context.addIssue({ code: 'custom', message, path: [member, ...rest], ...(params && { params }) });
    }
  }, ALWAYS_ASKED);
