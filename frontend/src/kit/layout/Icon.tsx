/** Drawn in place: a font of 1,700 icons would weigh more than the page. Names are those of the icon's meaning. */
const PATHS = {
  show: 'M2 12c2.500-4.500 6-6.800 10-6.800s7.500 2.300 10 6.800c-2.500 4.500-6 6.800-10 6.800S4.500 16.500 2 12Zm10 3.200a3.200 3.200 0 1 0 0-6.400 3.200 3.200 0 0 0 0 6.400Z',
  hide: 'M4 4l16 16M9.700 5.500c.7-.2 1.500-.3 2.300-.3 4 0 7.500 2.300 10 6.800-.9 1.600-1.900 2.900-3.100 4M6.200 7.300C4.600 8.500 3.200 10 2 12c2.500 4.500 6 6.800 10 6.800 1.600 0 3.100-.4 4.500-1.100M9.800 9.900a3.200 3.200 0 0 0 4.400 4.500',
  problem:
    'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20ZM10.600 6.300h2.800l-.4 7.500h-2ZM12 15.300a1.450 1.450 0 1 1 0 2.900 1.450 1.450 0 0 1 0-2.900Z',
  leave: 'M10 4H5v16h5M9.500 12H21M17 7.500l4.500 4.500-4.500 4.500',
} as const;

const SOLID: readonly string[] = ['problem'];

/** An icon beside a word that says the same; it is hidden from screen readers. */
export function Icon({ name }: { name: keyof typeof PATHS }) {
  const ink = SOLID.includes(name)
    ? ({ fill: 'currentColor', fillRule: 'evenodd' } as const)
    : ({
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
      } as const);
  return (
    <svg className={`icon-${name}`} viewBox="0 0 24 24" width="1.2em" height="1.2em" aria-hidden="true">
      <path d={PATHS[name]} {...ink} />
    </svg>
  );
}
