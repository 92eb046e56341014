import type { CommandDefinition } from '@madrasah/events/kernel';
import { Button } from 'semantic-ui-react';
import { useCommand } from '../../kit/calls/index.ts';
import { NotFetched } from '../../kit/feedback/NotFetched.tsx';
import { Icon } from '../../kit/icons/Icon.tsx';
import { saveFile } from '../../kit/report/print.ts';
import { useText } from '../../kit/text.ts';
import { admissionsTexts } from '../texts.ts';
import type { Read } from './answers.ts';

interface Props {
  readonly read: Read;
  /** The command that looked at the file, and what was sent to it. */
  readonly command: CommandDefinition;
  readonly body: object;
}

/** The rows that are not taken, saved as a workbook to be mended and brought again. */
export function FaultyRows({ read: { faultyRows = 0, file }, command: definition, body }: Props) {
  const t = useText(admissionsTexts);
  const command = useCommand(definition);
  if (faultyRows === 0) return null;

  async function save() {
    const outcome = file ? undefined : await command.run({ ...body, faulty: 'xlsx' });
    const saved = file ?? (outcome?.ok ? (outcome.answer.data as unknown as Read).file : undefined);
    if (saved) saveFile(blobOf(saved), `${t('admissions.import.faultyName')}.xlsx`);
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
        {t('admissions.import.faulty', { count: faultyRows })}
      </Button>
      {command.failure && <NotFetched failure={command.failure} />}
    </>
  );
}

const blobOf = ({ mediaType, base64 }: NonNullable<Read['file']>) =>
  new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], { type: mediaType });
