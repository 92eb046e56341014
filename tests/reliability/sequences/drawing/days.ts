import fc from 'fast-check';

/** Days before today on which something is done that day; −1 is tomorrow, which is refused. */
export const recently = fc.constantFrom(...Array.from({ length: 12 }, () => 0), 1, 1, 2, 4, 6, -1);

/** Days before today that somebody types: mostly today, else up to a year back; now and then before the books began. */
export const typed = fc.oneof(
  { weight: 12, arbitrary: recently },
  { weight: 2, arbitrary: fc.integer({ min: 5, max: 45 }) },
  { weight: 4, arbitrary: fc.integer({ min: 46, max: 365 }) },
  { weight: 1, arbitrary: fc.integer({ min: 366, max: 460 }) },
);
