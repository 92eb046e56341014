/** Signs that nobody sees, and blanks that are none: they make two names of one. Joiners are looked at by themselves. */
const INVISIBLE = /(?![\u200C\u200D])\p{DI}/gu;

/**
 * A joiner shapes a letter in Bengali beside the hasanta (র‍্য, ক্‌ষ, ত্‍) and in Arabic between two letters; everywhere
 * else it changes nothing that is seen.
 */
const IDLE_JOINER =
  /[\u200C\u200D](?<!\u09CD[\u200C\u200D])(?!(?<=[\u0985-\u09B9\u09DC-\u09DF].)\u09CD)(?!(?<=\p{Script=Arabic}.)\p{Script=Arabic})/gu;

/** Without what nobody sees; joiners stay. */
export const invisibleDropped = (text: string): string => text.replace(INVISIBLE, '');

/** A name as it is recorded: one form of Unicode, one blank between words, joiners only where they shape a letter. */
export const tidyName = (text: string): string =>
  invisibleDropped(text.normalize('NFC')).replace(/\s+/g, ' ').replace(IDLE_JOINER, '').trim();
