import { certificateResult, type PublishedFigures } from '@madrasah/events/certificates';
import { digitsOf } from '@madrasah/events/kernel';
import { useEffect, useRef, useState } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { Button, Message } from 'semantic-ui-react';
import { useQuery } from '../kit/calls/index.ts';
import { TextField } from '../kit/fields/index.ts';
import { useLanguage, useText, useWord } from '../kit/text.ts';
import { certificatesTexts } from './texts.ts';

interface Chosen {
  readonly UserID?: number;
  readonly SessionID?: number;
  readonly ExamID?: number;
}

/** What is published of the chosen student in the chosen exam; undefined while it is asked for. */
function usePublished(): PublishedFigures | null | undefined {
  const { values } = useFormState<Chosen>({ subscription: { values: true } });
  const [UserID, SessionID, ExamID] = [values.UserID, values.SessionID, values.ExamID].map(Number);
  const asked = UserID && SessionID && ExamID ? { UserID, SessionID, ExamID } : undefined;
  const { data, status } = useQuery(certificateResult, asked);
  return asked && status === 'succeeded' ? data?.data : undefined;
}

/**
 * Total and division of a certificate: those of the published result, which nobody types; others only with the reason.
 * @param typed the certificate that is changed has typed figures
 */
export function CertificateFigures({ typed }: { readonly typed: boolean }) {
  const t = useText(certificatesTexts);
  const word = useWord();
  const language = useLanguage();
  const form = useForm();
  const published = usePublished();
  const [isOther, setOther] = useState(typed);
  const isLocked = Boolean(published) && !isOther;
  const isFilled = useRef(false);
  useEffect(() => {
    // Of another exam, of which nothing is published, the figures of the last one say nothing.
    if (isOther || published === undefined || !(published || isFilled.current)) return;
    isFilled.current = published !== null;
    form.change('TotalMark', published ? digitsOf(published.TotalMark, language) : '');
    form.change('DivisionName', published?.DivisionName ?? '');
    form.change('Reason', '');
  }, [published, isOther, form, language]);
  const hint = isLocked ? t('certificates.form.fromResult') : t('certificates.form.markHint');
  return (
    <>
      {published && <Found of={published} isOther={isOther} onOther={() => setOther(!isOther)} />}
      {published === null && (
        <Message info visible>
          {t('certificates.form.noResult')}
        </Message>
      )}
      <div className="fields-2">
        <TextField name="TotalMark" label={word('totalMark')} hint={hint} lang="bn" readOnly={isLocked} />
        <TextField name="DivisionName" label={word('division')} hint={hint} lang="bn" readOnly={isLocked} />
      </div>
      {!isLocked && published !== undefined && (
        <TextField name="Reason" label={word('reason')} hint={t('certificates.form.reasonHint')} lang="bn" />
      )}
    </>
  );
}

interface FoundProps {
  readonly of: PublishedFigures;
  readonly isOther: boolean;
  onOther(): void;
}

/** What is published, and the way to write something else. */
function Found({ of: { TotalMark, TotalTop, DivisionName, Place }, isOther, onOther }: FoundProps) {
  const t = useText(certificatesTexts);
  const said = { total: TotalMark, top: TotalTop, division: DivisionName };
  return (
    <Message info visible>
      <p>
        {Place === null
          ? t('certificates.form.published', said)
          : t('certificates.form.publishedPlace', { ...said, place: Place })}
      </p>
      <Button type="button" size="small" basic onClick={onOther}>
        {t(isOther ? 'certificates.form.takePublished' : 'certificates.form.other')}
      </Button>
    </Message>
  );
}
