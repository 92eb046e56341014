/** The ISO 15924 code HarfBuzz shapes a run by. */
export type Script = 'Beng' | 'Arab' | 'Latn';

/** The language HarfBuzz chooses the local forms by. */
export const LANGUAGE_OF: Record<Script, string> = { Beng: 'bn', Arab: 'ar', Latn: 'en' };

const BENGALI = /[\u0964\u0965\u0980-\u09ff]/u; // with the danda, which the scripts of India share
// By block, not by \p{Script=Arabic}: that leaves out the Arabic comma, the figures and the vowel signs.
const ARABIC = /[\u0600-\u06ff\u0750-\u077f\u08a0-\u08ff\ufb50-\ufdff\ufe70-\ufeff]/u;
const LETTER = /\p{L}/u;

function strongScript(character: string): Script | undefined {
  if (BENGALI.test(character)) return 'Beng';
  if (ARABIC.test(character)) return 'Arab';
  return LETTER.test(character) ? 'Latn' : undefined;
}

/** A character of a line with the script it is shaped in. */
export interface ScriptedCharacter {
  character: string;
  /** Where it begins in the line, in UTF-16 units. */
  start: number;
  script: Script;
  /** A space, figure or sign that has no script of its own and takes its neighbour's. */
  borrowed: boolean;
}

/**
 * Gives each character of a line its script. What belongs to no script (spaces, 0–9, punctuation) goes with
 * the letter before it, at the head of the line with the first letter after it.
 */
export function scriptsOf(text: string): ScriptedCharacter[] {
  const characters: ScriptedCharacter[] = [];
  let current = firstScript(text);
  let start = 0;
  for (const character of text) {
    const own = strongScript(character);
    current = own ?? current;
    characters.push({ character, start, script: current, borrowed: own === undefined });
    start += character.length;
  }
  return characters;
}

function firstScript(text: string): Script {
  for (const character of text) {
    const script = strongScript(character);
    if (script) return script;
  }
  return 'Latn';
}
