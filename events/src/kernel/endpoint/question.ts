const ENDINGS = ['likely-double', '-doubtful'];

/** Whether a refusal is a question: sent again with `sure`, it is recorded. Every page can hear one, few can ask (doubt.ts). */
export const isDoubt = (code: string): boolean =>
  ENDINGS.some((ending) => code.endsWith(ending)) || code === 'conflict.more-than-owed';
