import type { CommandDefinition } from '@madrasah/events/kernel';
import { Button } from 'semantic-ui-react';
import { useCommand } from '../calls/index.ts';
import { NotFetched } from '../feedback/NotFetched.tsx';
import { Icon } from '../icons/Icon.tsx';
import { saveFile } from '../report/print.ts';
import { useText } from '../text.ts';
import type { Read } from './answers.ts';
import { importTexts } from './texts.ts';

interface Props {
  readonly read: Read;
  /** The command that looked at the file, and what was sent to it. */
  readonly command: CommandDefinition<unknown, Read>;
  readonly body: object;
}

/** The rows that are not taken, saved as a workbook to be mended and brought again. */
export function FaultyRows({ read: { faultyRows = 0, file }, command: definition, body }: Props) {
  const t = useText(importTexts);
  const command = useCommand(definition);
  if (faultyRows === 0) return null;

  async function save() {
    const outcome = file ? undefined : await command.run({ ...body, faulty: 'xlsx' });
    const saved = file ?? (outcome?.ok ? outcome.answer.data?.file : undefined);
    if (saved) saveFile(blobOf(saved), `${t('kit.import.rows.faultyName')}.xlsx`);
  }
  return (
    <>
      <Button
        type="button"
        basic
        aria-disabled={command.running || undefined}
        onClick={() => void (command.running || save())}
      >
        <Icon name="download" />
        {t('kit.import.rows.faulty', { count: faultyRows })}
      </Button>
      {command.failure && <NotFetched failure={command.failure} />}
    </>
  );
}

const blobOf = ({ mediaType, base64 }: NonNullable<Read['file']>) =>
  new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], { type: mediaType });
