import type { Codes } from './shape.ts';

const kebab = (noun: string) => noun.replace(/(?!^)([A-Z])/g, '-$1').toLowerCase();

export const codesOf = (noun: string, given: Partial<Codes> = {}): Codes => {
  const name = kebab(noun);
  return {
    added: `${name}.added`,
    changed: `${name}.saved`,
    removed: `${name}.removed`,
    ordered: `${name}.ordered`,
    unknown: `${name}.not-found`,
    duplicate: `${name}.duplicate`,
    used: `${name}.in-use`,
    order: `${name}.order-incomplete`,
    ...given,
  };
};

/** The key of the sentence for a field of a register that is missing. */
export const missingKey = (noun: string, wire: string) => `${kebab(noun)}.${kebab(wire)}-required`;
