/**
 * An object with members that are made, all at once, when somebody first asks for one of them: there are a thousand
 * endpoints, and no program reads with the schemas of them all. Whoever copies the object asks for them.
 */
export function whenFirstAsked<Own extends object, Later extends object>(
  own: Own,
  names: readonly (keyof Later & string)[],
  make: () => Later,
): Own & Later {
  let made: Later | undefined;
  const asked = (name: keyof Later) => {
    made ??= make();
    return made[name];
  };
  for (const name of names) Object.defineProperty(own, name, { enumerable: true, get: () => asked(name) });
  return own as Own & Later;
}

/** The own members of a definition, with each schema of its answer made when somebody first holds one against it. */
export function saying<Own extends object>(
  own: Own,
  schemas: Readonly<Record<string, (() => unknown) | undefined>>,
): Own {
  for (const [name, schema] of Object.entries(schemas))
    if (schema) whenFirstAsked<Own, Record<string, unknown>>(own, [name], () => ({ [name]: schema() }));
  return own;
}
