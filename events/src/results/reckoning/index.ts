export * from './conditions.ts';
export { inPoints, LETTERS, POINTS, pointsOf } from './gpa-mode.ts';
export { inMarks, passingTiers } from './marks-mode.ts';
export { type Paper, paperOf, papersOf } from './paper.ts';
export {
  compareResults,
  isRanked,
  type Ranked,
  type RankRules,
  ranksOf,
  type Standing,
} from './ranks.ts';
export { type NoMark, readEntry, readMark } from './read-mark.ts';
export type { Result, Rule } from './result.ts';
