import { resultCommands, resultQueries } from '@madrasah/events/results';
import { useState } from 'react';
import { Button } from 'semantic-ui-react';
import { useQuery } from '../../kit/calls/index.ts';
import { ConfirmDialog } from '../../kit/feedback/index.ts';
import { useMay } from '../../kit/routing/index.ts';
import { useText } from '../../kit/text.ts';
import { type Place, sheetAsked } from '../place.ts';
import { CorrectionDialog } from '../publishing/CorrectionDialog.tsx';
import { talentTexts } from './texts.ts';

interface Props {
  readonly place: Place;
  readonly answer: { readonly ID: string; readonly revision: number; readonly Published: 0 | 1 };
}

/** Takes the rows off again; of a published section by a correction, for whoever may make one. */
export function TalentRemoval({ place, answer: { ID, revision, Published } }: Props) {
  const t = useText(talentTexts);
  const mayWithdraw = useMay('exam_condition', 'delete');
  const mayCorrect = useMay('result_publish', 'edit');
  const [asked, setAsked] = useState(false);
  if (!(Published === 1 ? mayCorrect : mayWithdraw)) return null;
  const close = () => setAsked(false);
  return (
    <>
      <Button type="button" onClick={() => setAsked(true)}>
        {t('results.talent.rows.remove')}
      </Button>
      {asked && Published === 1 && <Corrected place={place} onClose={close} />}
      {asked && Published === 0 && (
        <ConfirmDialog
          command={resultCommands.withdrawTalentConditions}
          params={{ id: ID }}
          version={revision}
          title={t('results.talent.rows.removeAsk')}
          verb={t('results.talent.rows.remove')}
          plain
          onClose={close}
        >
          <p>{t('results.talent.rows.removeWhat')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

function Corrected({ place, onClose }: Pick<Props, 'place'> & { onClose(): void }) {
  const sheet = useQuery(resultQueries.resultList, sheetAsked(place));
  const [body] = useState({ ...place, Conditions: { Talents: null } });
  if (!sheet.data) return null;
  return (
    <CorrectionDialog
      body={body}
      version={sheet.data.Version}
      rows={sheet.data.examList}
      onClose={onClose}
      onDone={onClose}
    />
  );
}
