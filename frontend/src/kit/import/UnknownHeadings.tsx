import { type CommandDefinition, digitsOf, LEFT_OUT } from '@madrasah/events/kernel';
import { useState } from 'react';
import { Button, Message } from 'semantic-ui-react';
import { type AnsweredData, useCommand } from '../calls/index.ts';
import { FailureMessage } from '../feedback/FailureMessage.tsx';
import { ColumnSelects } from '../files/index.ts';
import type { Values } from '../form/index.ts';
import { useLanguage, useText } from '../text.ts';
import { isAsked, type Read } from './answers.ts';
import { matched } from './matched.ts';
import { importTexts } from './texts.ts';

interface Props<R> {
  readonly read: Read & AnsweredData<R>;
  /** The command that looked at the file, and what was sent to it. */
  readonly command: CommandDefinition<unknown, R>;
  readonly values: Values;
  bodyOf(values: Values, step: 'look'): object;
  /** The file was looked at once more, with what was said of its columns. */
  onSeen(values: Values, read: AnsweredData<R>): void;
}

/** Columns whose headings are not known: each is left out, or said to be one that the file lacks. */
export function UnknownHeadings<R extends Read>(props: Props<R>) {
  const { read, command: definition, values, bodyOf, onSeen } = props;
  const { asked = [], free = [] } = read.headings ?? {};
  const t = useText(importTexts);
  const language = useLanguage();
  const command = useCommand(definition);
  const [said, setSaid] = useState<ReadonlyMap<number, string>>(new Map(asked.map(({ at, as }) => [at, as])));
  if (asked.length === 0) return null;

  async function look() {
    const next = { ...values, matched: matched(values, said) };
    const outcome = await command.run(bodyOf(next, 'look'));
    if (outcome.ok && outcome.answer.data) onSeen(next, outcome.answer.data);
  }
  const isOpen = isAsked(read);
  const choices = [
    { value: LEFT_OUT, label: t('kit.import.columns.out') },
    ...free.map(({ as, heading }) => ({ value: as, label: heading })),
  ];
  const columns = asked.map(({ at, heading, samples }) => {
    const number = digitsOf(at, language);
    return {
      ...{ at, samples },
      label: t('kit.import.columns.one', { at: number, heading: heading || '–' }),
    };
  });
  return (
    <Message warning={isOpen} visible>
      <Message.Header>{t(`kit.import.columns.${isOpen ? 'title' : 'said'}`)}</Message.Header>
      {isOpen && <p>{t('kit.import.columns.what')}</p>}
      <ColumnSelects
        columns={columns}
        choices={choices}
        none={t('kit.import.columns.none')}
        said={(at) => said.get(at) || undefined}
        onSaid={(at, as) => setSaid(new Map([...said, [at, as]]))}
      />
      {command.failure && <FailureMessage failure={command.failure} />}
      <Button type="button" primary disabled={command.running} onClick={() => void look()}>
        {t('kit.import.columns.again')}
      </Button>
    </Message>
  );
}
