import type { bn } from './text.bn.ts';

export const en: Record<keyof typeof bn, string> = { 'exams.settings-saved': 'Exam settings saved' };
