import { likeName } from '../../kernel/text/like-name.ts';

/**
 * A name in a file of marks as it is compared with those of the candidates: as likeness compares names (মোঃ, মো: and
 * মুহাম্মাদ are one), without blanks and signs. '' where nothing is left.
 */
export const markedName = (name: string): string => likeName(name).replace(/[^\p{L}\p{M}\p{N}]/gu, '');
