/** Who may use an endpoint. Deny by default: an endpoint without one of these does not exist. */
export type Access =
  | { readonly kind: 'public'; readonly perMinute: number }
  | { readonly kind: 'signed-in' }
  | { readonly kind: 'type'; readonly atMost: number }
  | Held
  | { readonly kind: 'any-power'; readonly of: readonly Held[] };

/** A named power with one of its flags. */
export interface Held {
  readonly kind: 'power';
  readonly power: string;
  readonly flag: Flag;
}

/** The four flags of a permission row. */
export type Flag = 'view' | 'insert' | 'edit' | 'delete';

/** Anybody, from one address up to so many times a minute. A house full of clerks, or of parents, may share one. */
export const anyone = (perMinute: number): Access => ({ kind: 'public', perMinute });
/** Any signed-in user of the school. */
export const signedIn: Access = { kind: 'signed-in' };
/** Permission type `atMost` or lower (1 is the highest). */
export const typeAtMost = (atMost: number): Access => ({ kind: 'type', atMost });
/** A named power with one of its flags; permission types 1–4 hold all powers in their school. */
export const power = (name: string, flag: Flag): Held => ({ kind: 'power', power: name, flag });
/** Any one of several powers: for what several pages need, each with a power of its own. */
export const anyPower = (...of: readonly Held[]): Access => ({ kind: 'any-power', of });
/** The powers of which one is asked; none where no power is asked. */
export const heldOf = (access: Access): readonly Held[] =>
  access.kind === 'power' ? [access] : access.kind === 'any-power' ? access.of : [];
