export {
  type FoldedHeads,
  foldHeads,
  headOf,
  presentHeads,
  presentHeadsOf,
  type StreamHead,
  sortedHeads,
} from './heads.ts';
export { NO_ROOT, type RootOf, rootOf } from './root.ts';
export { type HandedRoot, readRootText, rootText } from './root-text.ts';
