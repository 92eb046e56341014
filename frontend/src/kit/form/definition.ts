import type { CommandDefinition } from '@madrasah/events/kernel';
import type { MutableRefObject, ReactNode } from 'react';
import type { CommandAnswer, PathParams } from '../wire/definitions.ts';
import type { Failure } from '../wire/failure.ts';
import type { Beside } from './beside.ts';
import type { DraftSetting } from './drafts/DraftKeeper.tsx';
import type { Stays } from './leads.ts';
import type { Doubt } from './leaving/DoubtDialog.tsx';

export type Values = Record<string, unknown>;

export interface CommandFormProps<A = unknown> {
  /** Its schema is the form's validator, its wire names are the names of the fields. */
  readonly command: CommandDefinition<unknown, A>;
  readonly initialValues?: Values;
  /** The `:name` places of the command's path. */
  readonly params?: PathParams;
  /** Of what is changed, as it stands in the form. */
  readonly version?: number;
  /** A file that is sent along with it, by a command of its own. */
  readonly beside?: Beside | undefined;
  /** What is sent, where it is not just what was filled in. */
  toBody?(values: Values): unknown;
  /** Where a problem of what is sent is told, if the form is laid out otherwise: both as final-form names fields. */
  fieldOf?(name: string, values: Values): string;
  /** What the schema cannot see, in words, by the path of the field. */
  check?(values: Values): Readonly<Record<string, string>>;
  /** What is asked before it is sent, where what was filled in is likely a slip; nothing where it is not. */
  doubt?(values: Values): Doubt | undefined;
  /** After the answer: the outcome was told in a toast already. */
  onDone?(answer: CommandAnswer<A>, values: Values): void;
  /** What the page does about a failure beside showing it: asking anew for figures that were out of date. */
  onRefused?(failure: Failure): void;
  /** Esc and the cancel button; a dirty form asks first. */
  onClose?(): void;
  /** Filled by the form: runs what would take it away, after asking when something was written. */
  readonly leave?: MutableRefObject<((then: () => void) => void) | null>;
  /** What of the address may change while the form stays; whatever else changes there takes it away. */
  readonly stays?: Stays;
  /**
   * An accepted form is emptied for the next one (`clear`) or stands with what was saved (`keep`). Where it was only
   * looked at (`look`) nothing is saved yet: what was typed is still asked about and drafted.
   */
  readonly afterSave?: 'clear' | 'keep' | 'look';
  /** Members that repeat: they stand in the next one as they were saved, and when the form is opened again. */
  readonly keeps?: readonly string[];
  /** What stands otherwise in the next one, by what was saved. */
  next?(saved: Values): Values;
  /** A long form: what is typed is kept in this browser until it is sent, and is not asked about when a page is left. */
  readonly draft?: DraftSetting | undefined;
  /** The words on the primary button. */
  readonly save?: string;
  readonly cancel?: string;
  readonly className?: string;
  /** Does not take the focus when it appears. */
  readonly quiet?: boolean;
  /** No toast: the page itself says what happened. */
  readonly silent?: boolean;
  /** What is to be seen before one saves: it stands at the button. */
  readonly atSave?: ReactNode;
  readonly children: ReactNode | ((form: { values: Values; submitting: boolean }) => ReactNode);
}
