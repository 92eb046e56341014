/** The two clocks, as a query gives them. */
export interface Clocks {
  readonly asOf?: string | undefined;
  readonly knownAt?: Date | undefined;
}

interface Asked extends Clocks {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Whether something had happened by a day, as known at an instant. */
export const known =
  ({ asOf, knownAt }: Clocks) =>
  ({ on, at }: { readonly on: string; readonly at: string }): boolean =>
    (asOf === undefined || on <= asOf) && (knownAt === undefined || Date.parse(at) <= knownAt.getTime());

/** The same, within the days that are asked for. */
export const askedFor = (asked: Asked) => {
  const isKnown = known(asked);
  return (one: { readonly on: string; readonly at: string }): boolean =>
    isKnown(one) &&
    (asked.from === undefined || one.on >= asked.from) &&
    (asked.to === undefined || one.on <= asked.to);
};
