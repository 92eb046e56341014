import bidiFactory from 'bidi-js/dist/bidi.mjs';
import type { Face, ShapedText } from '../fonts/face.ts';
import { printable } from '../long-words.ts';
import { type Script, type ScriptedCharacter, scriptsOf } from './script.ts';

/** The direction of a line; without one the first strong letter decides. */
export type BaseDirection = 'ltr' | 'rtl' | undefined;

/** A piece of a line in one face, script and direction, shaped. */
export interface Run {
  text: string;
  face: Face;
  script: Script;
  rightToLeft: boolean;
  shaped: ShapedText;
}

interface Piece {
  text: string;
  face: Face;
  script: Script;
  level: number;
}

const bidi = bidiFactory();
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/u;
const JOINER_OR_MARK = /\u200c|\u200d|\p{M}/u;

function levelsOf(text: string, base: BaseDirection): Uint8Array | undefined {
  if (base !== 'rtl' && !RIGHT_TO_LEFT.test(text)) return undefined;
  return bidi.getEmbeddingLevels(text, base ?? 'auto').levels;
}

/**
 * The face for a character. A sign of no script stays in the face before it, so that "(১ম বর্ষ)" is not torn
 * more than the fonts force; a mark always does, or it would lose its letter.
 */
function chooseFace(
  { character, script, borrowed }: ScriptedCharacter,
  level: number,
  faces: readonly Face[],
  previous: Face | undefined,
): Face | undefined {
  // HarfBuzz mirrors a bracket only when the face has its partner: ask for what will be drawn.
  const drawn = level & 1 ? (bidi.getMirroredCharacter(character) ?? character) : character;
  const stays = borrowed || JOINER_OR_MARK.test(character);
  if (stays && previous?.draws(drawn)) return previous;
  const ofScript = borrowed ? undefined : faces.find((face) => face.script === script && face.draws(drawn));
  return ofScript ?? faces.find((face) => face.draws(drawn)) ?? previous ?? faces[0];
}

function pieces(text: string, faces: readonly Face[], levels: Uint8Array | undefined): Piece[] {
  const found: Piece[] = [];
  let current: Piece | undefined;
  for (const scripted of scriptsOf(text)) {
    const level = levels?.[scripted.start] ?? 0;
    const face = chooseFace(scripted, level, faces, current?.face);
    if (!face) throw new Error('a font stack without faces');
    if (current?.face === face && current.script === scripted.script && current.level === level) {
      current.text += scripted.character;
    } else {
      current = { text: scripted.character, face, script: scripted.script, level };
      found.push(current);
    }
  }
  return found;
}

/** Rule L2 of the bidirectional algorithm, on whole pieces: HarfBuzz turns the letters within one. */
function inVisualOrder(found: Piece[]): Piece[] {
  const highest = found.reduce((level, piece) => Math.max(level, piece.level), 0);
  for (let level = highest; level >= 1; level -= 1) {
    let start = 0;
    while (start < found.length) {
      let end = start;
      while ((found[end]?.level ?? 0) >= level) end += 1;
      if (end > start) found.splice(start, end - start, ...found.slice(start, end).reverse());
      start = end + 1;
    }
  }
  return found;
}

/** Cuts one line into runs, in the order they stand on paper from left to right, and shapes each. */
export function lineRuns(line: string, faces: readonly Face[], base?: BaseDirection): Run[] {
  const text = printable(line);
  return inVisualOrder(pieces(text, faces, levelsOf(text, base))).map(({ level, ...piece }) => {
    const rightToLeft = (level & 1) === 1;
    return { ...piece, rightToLeft, shaped: piece.face.shape(piece.text, piece.script, rightToLeft) };
  });
}
