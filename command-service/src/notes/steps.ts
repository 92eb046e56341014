import { type CommandDefinition, isRefusal, Needed, type Refusal } from '@madrasah/events';
import { NoteWritten, type Texts } from '@madrasah/events/notes';
import type { Call } from '@madrasah/service-kit/http';
import { type Desk, type Done, type Errand, errandOf, type Step, stepOn } from '../kernel/desk.ts';
import { type AnswerOf, answered, type HandledCommand, handled } from '../kernel/handler.ts';
import { endNotes, writeNote } from './decide.ts';
import { lateOf, type Saying, saying } from './of-erased.ts';
import { type NotesState, notesStream } from './state.ts';

export { endNotesOf } from './ending.ts';
export { notesNaming } from './naming.ts';

/** What a form says of people: whatever is empty or absent is not kept; what is needed may be so of an erased one alone. */
export type SaidTexts = Readonly<Record<string, string | Needed | null | undefined>>;

const textIn = (said: SaidTexts[string]): string =>
  (said instanceof Needed ? said.text : said)?.normalize('NFC').trim() ?? '';

/** Texts that must be typed, but of somebody who is erased: by name. */
const neededIn = (said: readonly SaidTexts[]): (readonly [name: string, text: string])[] =>
  said.flatMap((texts) =>
    Object.entries(texts).flatMap(([name, text]) =>
      text instanceof Needed ? [[name, textIn(text)] as const] : [],
    ),
  );

/** What is said by a step that names these notes, and what is not. */
const saidBy = (said: readonly SaidTexts[], noteIds: readonly (number | null)[]): Saying => ({
  missing: neededIn(said).flatMap(([name, text]) => (text === '' ? [name] : [])),
  written: noteIds.filter((noteId) => noteId !== null),
  typed: neededIn(said).flatMap(([name, text]) => (text === '' ? [] : [name])),
});

/** Stands for the number of a note that is not written, while the step that will name it is foreseen. */
const UNWRITTEN = 1;

const noteErrand = (errand: Errand, index: number): Errand =>
  errand.idempotencyKey
    ? { ...errand, idempotencyKey: `${errand.idempotencyKey}#note${index === 0 ? '' : index + 1}` }
    : errand;

/** The texts that say something; undefined when none does. */
function keptOf(texts: SaidTexts): Texts | undefined {
  if (!Object.values(texts).some(Boolean)) return undefined; // most forms say nothing of people
  const kept = Object.entries(texts).flatMap(([name, text]) => {
    const said = textIn(text);
    return said ? [[name, said] as const] : [];
  });
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}

/** Writes a note, as a step of a larger command. */
export const noteStep = (texts: Texts): Step<NotesState> =>
  stepOn(notesStream, (state) => writeNote(state, texts));

/**
 * Carries out a step whose event names a note: the note is written before it, sealed under a key of its own. What the
 * step would be refused for is found out first, so that a refusal leaves no note; the same key again writes no second
 * one. A crash in between leaves a note that nobody names, which is harmless.
 * @param texts what the step's event must not say itself; when all are empty there is no note
 * @param step made with the note's number, or null
 * @throws StoreAway · VaultAway · OutcomeUnknown
 */
export const withNote = <S>(
  desk: Desk,
  errand: Errand,
  texts: SaidTexts,
  step: (noteId: number | null) => Step<S>,
): Promise<Done | Refusal> => withNotes(desk, errand, [texts], ([noteId = null]) => step(noteId));

/** What such a step would be refused for, before the first of several others is carried out. @throws StoreAway */
export const foreseenNote = <S>(
  desk: Desk,
  errand: Errand,
  texts: SaidTexts,
  step: (noteId: number | null) => Step<S>,
): Promise<Refusal | undefined> => {
  const noteId = keptOf(texts) ? UNWRITTEN : null;
  return desk.foresee(saying(step(noteId), saidBy([texts], [noteId]), desk.erased), errand);
};

/** The same of a step whose events name several notes, each its own. @param step made with their numbers, null where nothing is said */
export async function withNotes<S>(
  desk: Desk,
  errand: Errand,
  said: readonly SaidTexts[],
  step: (noteIds: readonly (number | null)[]) => Step<S>,
): Promise<Done | Refusal> {
  const naming = (noteIds: readonly (number | null)[]): Step<S> =>
    saying(step(noteIds), saidBy(said, noteIds), desk.erased);
  const all = said.map((texts, index) => ({ kept: keptOf(texts), own: noteErrand(errand, index) }));
  const written = all.filter(({ kept }) => kept);
  if (written.length === 0) return desk.perform(naming(all.map(() => null)), errand);
  const recorded = await Promise.all(written.map(({ own }) => desk.isRecorded(notesStream, own)));
  if (!recorded.every(Boolean)) {
    const unwritten = naming(all.map(({ kept }) => (kept ? UNWRITTEN : null)));
    // The key is another command's, or this one's from before there were notes: nothing is recorded by it again.
    if (await desk.isRecorded(unwritten.stream, errand)) return desk.perform(unwritten, errand);
    const refused = await desk.foresee(unwritten, errand);
    if (refused) return refused;
  }
  const noteIds: (number | null)[] = [];
  for (const { kept, own } of all) {
    const done = kept && (await desk.perform(noteStep(kept), own));
    if (done && isRefusal(done)) return done;
    noteIds.push((done?.events[0]?.data['noteId'] as number | undefined) ?? null);
  }
  return recordedBeside(desk, errand, naming(noteIds), noteIds);
}

/**
 * Carries the step out once its notes stand. Who was erased meanwhile is spoken of by none of them: where the step is
 * refused for it, and where it is recorded after the erasure has read the log, the notes are ended here.
 */
async function recordedBeside<S>(
  desk: Desk,
  errand: Errand,
  step: Step<S>,
  noteIds: readonly (number | null)[],
): Promise<Done | Refusal> {
  const written = noteIds.filter((noteId) => noteId !== null);
  const done = await desk.perform(step, errand);
  const late = isRefusal(done)
    ? done.code === 'people.erased-said' && written
    : await lateOf(desk, errand.schoolId, step.stream, done.events, written);
  if (!late || late.length === 0) return done;
  const { idempotencyKey: _key, inputHash: _input, ...ending } = errand;
  const ended = await desk.perform(
    stepOn(notesStream, (state) => endNotes(state, late)),
    ending,
  );
  return isRefusal(done) || isRefusal(ended)
    ? done
    : { ...done, position: Math.max(done.position, ended.position) };
}

/** The handler of a command that is one step with a note: as `oneStep`, what is personal in it kept apart. */
export function notedStep<C, S, A>(
  desk: Desk,
  definition: CommandDefinition<C, A>,
  textsOf: (command: C) => SaidTexts,
  step: (command: C, noteId: number | null, call: Call) => Step<S>,
  answer: AnswerOf<A> = () => ({}),
): HandledCommand {
  return handled(definition, async (command, call) => {
    const errand = errandOf(call, definition.name, command);
    const done = await withNote(desk, errand, textsOf(command), (noteId) => step(command, noteId, call));
    return isRefusal(done) ? done : answered(done, answer);
  });
}

const TRIES = 40;

/** What a note says under a name; '' where it says nothing, or was erased. @throws StoreAway · VaultAway */
export async function saidInNote(
  desk: Desk,
  schoolId: string,
  noteId: number,
  name: string,
): Promise<string> {
  // Notes stand in the order of their numbers, with erasures between them.
  let revision = noteId - 1;
  for (let tried = 0; tried < TRIES; tried += 1) {
    const event = await desk.eventAt(notesStream, schoolId, revision);
    if (!event) return '';
    const { noteId: there, texts } = event.data as { noteId: number; texts?: Record<string, string> | null };
    const written = event.type === NoteWritten.type;
    if (written && there === noteId) return texts?.[name] ?? '';
    if (written && there > noteId) return '';
    revision += written ? noteId - there : 1;
  }
  return '';
}
