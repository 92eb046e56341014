import { Problem, type Refusal } from '@madrasah/events';

/**
 * What stands against things that are decided together: the refusal of the first one that is refused, with the problems
 * of all at their places, so that whoever sent them mends them once. Undefined where nothing stands against any.
 *
 * @param path where the body names the one at a place
 * @param faultOf why one cannot be; fields of its own are kept as they are
 */
export function allRefused<T>(
  things: readonly T[],
  path: (place: number) => string,
  faultOf: (thing: T, place: number) => Refusal | undefined,
): Refusal | undefined {
  const faults = things.flatMap((thing, place) => {
    const fault = faultOf(thing, place);
    return fault ? [{ fault, place }] : [];
  });
  const [first] = faults;
  return (
    first && {
      ...first.fault,
      fields: faults.flatMap(({ fault: { code, params, fields }, place }) =>
        fields.length > 0 ? fields : [{ path: path(place), problem: new Problem(code, params) }],
      ),
    }
  );
}
