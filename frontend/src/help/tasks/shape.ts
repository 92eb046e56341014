import type { Language } from '@madrasah/events/kernel';

type Said = Readonly<Record<Language, string>>;

/** How something is done: its name in addresses, where it is done, and the steps in their order. */
export interface Task {
  readonly name: string;
  /** The screen on which it is done; that screen names the task as its `help`. */
  readonly screen: string;
  readonly title: Said;
  readonly steps: readonly Said[];
}
