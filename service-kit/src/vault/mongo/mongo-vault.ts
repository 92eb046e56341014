import { KeyDestroyed, type Standing, type Vault } from '../port.ts';
import { newKey, Wrapping } from '../wrapping.ts';
import type { Question } from './asking.ts';
import { Line } from './line.ts';
import type { StoredKey } from './stored-keys.ts';

const WHOLE_SCHOOL_MS = 15_000;
/** Cut off for so long, what is at hand is used no more: somebody may have been erased elsewhere. */
const CUT_OFF_S = 10;

/**
 * The keys in a MongoDB that several machines share. A school's are at hand once it was asked for; a key destroyed on
 * another machine opens nothing here within a second, or within ten when the database cannot be reached.
 */
export class MongoVault implements Vault {
  readonly #line: Line;
  readonly #wrapping: Wrapping;
  /** By school and subject; undefined where it was destroyed. */
  readonly #kept = new Map<string, Map<string, Buffer | undefined>>();
  #erasures = 0;

  /** @param masterKey any text; when given, stored keys are wrapped with it (VAULT_KEY) */
  constructor(url: string, database: string, masterKey?: string) {
    this.#line = new Line(url, database);
    this.#wrapping = new Wrapping(masterKey);
  }

  /** Settles when the database was heard for the first time. @throws VaultAway */
  opened(): Promise<void> {
    return this.#line.opened();
  }

  keyFor(school: string, subject: string, first?: Buffer): Buffer {
    const kept = this.#atHand(school);
    if (!kept.has(subject)) {
      const wrapped = this.#wrapping.wrapped(first ?? newKey());
      this.#keep(kept, this.#asked({ ask: 'give', school, keys: [[subject, wrapped]] }));
    }
    const key = kept.get(subject);
    if (!key) throw new KeyDestroyed(`${school}/${subject}`);
    return key;
  }

  prepare(school: string, subjects: readonly string[]): void {
    const kept = this.#atHand(school);
    const keys = subjects
      .filter((subject) => !kept.has(subject))
      .map((subject) => [subject, this.#wrapping.wrapped(newKey())] as const);
    if (keys.length > 0) this.#keep(kept, this.#asked({ ask: 'give', school, keys }));
  }

  find(school: string, subject: string): Buffer | undefined {
    const kept = this.#atHand(school);
    if (!kept.has(subject)) this.#keep(kept, this.#asked({ ask: 'find', school, subjects: [subject] }));
    return kept.get(subject);
  }

  standing(school: string, subject: string): Standing {
    const [found] = this.#asked({ ask: 'find', school, subjects: [subject] });
    if (!found) return 'unknown';
    return found[1] === null ? 'destroyed' : 'held';
  }

  destroy(school: string, subject: string): void {
    this.#line.ask({ ask: 'destroy', school, subject });
    this.#kept.get(school)?.set(subject, undefined);
  }

  schools(): readonly string[] {
    const answer = this.#line.ask({ ask: 'schools' }, WHOLE_SCHOOL_MS);
    return 'schools' in answer ? answer.schools : [];
  }

  of(school: string): ReadonlyMap<string, Buffer | undefined> {
    const all = new Map<string, Buffer | undefined>();
    this.#keep(all, this.#asked({ ask: 'of', school }, WHOLE_SCHOOL_MS));
    return all;
  }

  close(): void {
    this.#line.close();
  }

  /** What is at hand of a school, of which nobody was erased that we could know of. @throws VaultAway */
  #atHand(school: string): Map<string, Buffer | undefined> {
    if (this.#line.silence > CUT_OFF_S) this.#line.ask({ ask: 'look' });
    const { erasures } = this.#line;
    if (erasures !== this.#erasures) this.#kept.clear();
    this.#erasures = erasures;
    let kept = this.#kept.get(school);
    if (!kept) {
      kept = new Map(this.of(school));
      this.#kept.set(school, kept);
    }
    return kept;
  }

  #asked(question: Question, withinMs?: number): readonly StoredKey[] {
    const answer = this.#line.ask(question, withinMs);
    return 'keys' in answer ? answer.keys : [];
  }

  #keep(kept: Map<string, Buffer | undefined>, keys: readonly StoredKey[]): void {
    for (const [subject, key] of keys)
      kept.set(subject, key ? this.#wrapping.unwrapped(Buffer.from(key)) : undefined);
  }
}
