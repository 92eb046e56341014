/** Greens first; earth tones from the sixth slice on. */
export const SLICE_COLOURS = [
  'var(--green-900)',
  'var(--green-700)',
  '#3f8a68',
  '#7fb39b',
  '#b9d6c8',
  '#8b9a62',
  '#c2b280',
  '#9aa39f',
] as const;
