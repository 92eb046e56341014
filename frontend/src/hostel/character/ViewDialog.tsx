import { characterCommands, characterPdf } from '@madrasah/events/hostel';
import { Button } from 'semantic-ui-react';
import { useCommand, usePapers } from '../../kit/calls/index.ts';
import { Dialog, NotFetched } from '../../kit/feedback/index.ts';
import { DayText, Digits } from '../../kit/figures/index.ts';
import { useText, useWord } from '../../kit/text.ts';
import { addressOf } from '../../kit/wire/definitions.ts';
import { hostelTexts } from '../texts.ts';
import type { CharacterRow } from './CharacterDialog.tsx';

/** A report as it was written, to be read and printed. Printed first, then counted. */
export function ViewDialog({ of, onClose }: { readonly of: CharacterRow; onClose(): void }) {
  const t = useText(hostelTexts);
  const word = useWord();
  const { print, running, failure } = usePapers();
  const { run } = useCommand(characterCommands.recordCharacterPrinting);
  const id = of.SRID;
  const printed = async () => {
    if (await print(addressOf(characterPdf, { id }), `character-report-${id}.pdf`)) await run({}, { id });
  };
  return (
    <Dialog
      title={t('hostel.character.viewOf', { name: of.StudentName })}
      onClose={onClose}
      actions={
        <>
          <Button type="button" onClick={onClose}>
            {t('hostel.character.close')}
          </Button>
          <Button type="button" primary loading={running} disabled={running} onClick={() => void printed()}>
            {t('hostel.character.print')}
          </Button>
        </>
      }
    >
      {failure && <NotFetched failure={failure} />}
      <dl className="facts">
        <dt>{word('code')}</dt>
        <dd>
          <Digits of={of.StudentCode} />
        </dd>
        <dt>{word('class')}</dt>
        <dd>{of.ClassName}</dd>
        <dt>{word('session')}</dt>
        <dd>{of.SessionName}</dd>
        <dt>{word('day')}</dt>
        <dd>
          <DayText on={of.CreateDate} />
        </dd>
        <dt>{word('reportVariant')}</dt>
        <dd>{of.ReportCet}</dd>
        <dt>{word('reportType')}</dt>
        <dd>{of.ReportType}</dd>
        <dt>{word('remark')}</dt>
        <dd>{of.Remark}</dd>
      </dl>
    </Dialog>
  );
}
