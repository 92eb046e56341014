import { likeName } from '../../kernel/text/like-name.ts';

/**
 * A name in a file of marks as it is compared with those of the candidates: without what is written now so, now so
 * (মোঃ and মো:, blanks, dots, hyphens, quotes). '' where nothing is left.
 */
export const markedName = (name: string): string => likeName(name).replace(/[^\p{L}\p{M}\p{N}]|ঃ/gu, '');
