import type { certificates as bn } from './certificates.bn.ts';

export const certificates: Readonly<Record<keyof typeof bn, string>> = {
  certificateDay: 'Given on',
  totalMark: 'Total Mark',
  figuresFrom: 'Figures from',
};
