import type { NewTable, RecordLayout, Table } from '@madrasah/service-kit/folding';
import { PackedTable } from './packed-table.ts';

/** Remembers how to take changes back, until they are recorded in the store. */
export class UndoLog {
  readonly #undos: (() => void)[] = [];
  #forgotten = 0;
  /** Off while a state is folded from what is recorded already. */
  recording = false;

  /** A moment to go back to, or to forget up to. */
  get mark(): number {
    return this.#forgotten + this.#undos.length;
  }

  /** Nothing can be taken back. */
  get isEmpty(): boolean {
    return this.#undos.length === 0;
  }

  record(undo: () => void): void {
    if (this.recording) this.#undos.push(undo);
  }

  /** Takes back every change after a mark, last first. */
  rollback(mark = 0): void {
    while (this.#undos.length > 0 && this.mark > mark) this.#undos.pop()?.();
  }

  /** What was changed before a mark stands. */
  forget(mark = this.mark): void {
    this.#undos.splice(0, mark - this.#forgotten);
    this.#forgotten = mark;
  }
}

class UndoTable<K, V> extends Map<K, V> implements Table<K, V> {
  readonly #log: UndoLog;

  constructor(log: UndoLog) {
    super();
    this.#log = log;
  }

  override set(key: K, value: V): this {
    if (this.#log.recording) {
      const known = super.has(key);
      const before = super.get(key) as V;
      this.#log.record(() => (known ? super.set(key, before) : super.delete(key)));
    }
    return super.set(key, value);
  }

  override delete(key: K): boolean {
    if (this.#log.recording && super.has(key)) {
      const before = super.get(key) as V;
      this.#log.record(() => super.set(key, before));
    }
    return super.delete(key);
  }
}

/** Tables whose changes an undo log can take back. Their values must be replaced, never changed in place. */
export const undoTables =
  (log: UndoLog): NewTable =>
  <K, V>(layout?: RecordLayout<V>) =>
    layout
      ? (new PackedTable(log, layout as RecordLayout<V & object>) as unknown as Table<K, V>)
      : new UndoTable<K, V>(log);
