import { type CommandDefinition, fillText, type Language } from '@madrasah/events/kernel';
import type { FormApi } from 'final-form';
import { useCommand } from '../calls/use-command.ts';
import { fileIssue, filesIn } from '../files/upload.ts';
import type { CommandAnswer } from '../wire/definitions.ts';
import type { Failure } from '../wire/failure.ts';
import { sentences } from './sentences.ts';
import type { Errors } from './validator.ts';

type Values = Record<string, unknown>;

/** A file that a form takes along: sent by a command of its own, within the same save. */
export interface Beside {
  /** An upload. */
  readonly command: CommandDefinition;
  /** Before: where it is refused nothing else is sent. After: it needs what the form has made; the page tells a refusal. */
  readonly when: 'before' | 'after';
  /** What is sent; nothing where no file was chosen. */
  bodyOf(values: Values, answer?: CommandAnswer): unknown;
  /** What stands already, and the file alone was refused. */
  onRefused?(failure: Failure, answer: CommandAnswer): void;
}

/** The file beside a form: what is wrong with it, and its sending. @param form the form's own command */
export function useBeside(beside: Beside | undefined, form: CommandDefinition) {
  const command = useCommand(beside?.command ?? form);
  const upload = beside?.command.upload;
  return {
    command: beside ? command : undefined,
    /** The values without the file: what the form's own command knows. */
    rest(values: Values): Values {
      if (!upload) return values;
      const { [upload.field]: _file, ...rest } = values;
      return rest;
    },
    problems(values: Values, language: Language): Errors {
      const files = upload ? filesIn(values, upload) : [];
      const issue = upload && files.length > 0 ? fileIssue(upload, files) : undefined;
      if (!issue) return {};
      return { [issue.name]: fillText(sentences[language][issue.key] ?? issue.key, issue.params, language) };
    },
    /** A file that went before stands: what is wrong with the rest does not send it again. */
    sent(form: FormApi<Values>): void {
      if (beside?.when === 'before' && upload) form.change(upload.field, undefined);
    },
    /** @returns why it was refused; nothing where it was sent, or there was none to send */
    async send(when: Beside['when'], values: Values, answer?: CommandAnswer): Promise<Failure | undefined> {
      if (beside?.when !== when || !upload || filesIn(values, upload).length === 0) return undefined;
      const outcome = await command.run(beside.bodyOf(values, answer));
      return outcome.ok ? undefined : outcome.failure;
    },
  };
}
