import { DOTS, type IconName, PATHS, SOLID } from './paths.ts';

/**
 * An icon beside a word that says the same; it is hidden from screen readers. Drawn in place: a font of 1,700 icons
 * would weigh more than the page.
 */
export function Icon({ name }: { name: IconName }) {
  const ink = SOLID.has(name)
    ? ({ fill: 'currentColor', fillRule: 'evenodd' } as const)
    : ({
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: DOTS.has(name) ? 3.5 : 1.9,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
      } as const);
  return (
    <svg className={`icon-${name}`} viewBox="0 0 24 24" width="1.2em" height="1.2em" aria-hidden="true">
      <path d={PATHS[name]} {...ink} />
    </svg>
  );
}
