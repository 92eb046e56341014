export { SIGHTINGS } from './dates/sightings.ts';
export { othersTexts } from './texts.ts';
