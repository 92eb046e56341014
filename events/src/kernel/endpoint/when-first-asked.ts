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
