import { certificateCommands, type certificatesList } from '@madrasah/events/certificates';
import { examNames } from '@madrasah/events/exams';
import { digitsOf, type RowOf } from '@madrasah/events/kernel';
import { useForm } from 'react-final-form';
import { classList, sessionList, useNames } from '../academics/index.ts';
import { useQuery } from '../kit/calls/index.ts';
import { SelectField, StudentField } from '../kit/fields/index.ts';
import { EntryDialog } from '../kit/list/entries/index.ts';
import { listOf } from '../kit/register/definition.ts';
import { useLanguage, useText, useWord } from '../kit/text.ts';
import { CertificateFigures } from './CertificateFigures.tsx';
import { certificatesTexts } from './texts.ts';

export type CertificateRow = RowOf<typeof certificatesList>;

interface Props {
  /** Which is changed; a new one where absent. */
  readonly of?: CertificateRow | undefined;
  onClose(): void;
}

function beginning(of: CertificateRow | undefined) {
  if (!of) return {};
  const { UserID, SessionID, ExamID, ClassIDTo, TotalMark, DivisionName, Reason } = of;
  return { UserID, SessionID, ExamID, ClassIDTo, TotalMark, DivisionName, Reason };
}

/** Makes a certificate, or changes what it says; the student of a certificate stays. */
export function CertificateDialog({ of, onClose }: Props) {
  const t = useText(certificatesTexts);
  return (
    <EntryDialog
      title={of ? t('certificates.form.change', { name: of.UserName }) : t('certificates.form.add')}
      save={t('certificates.form.save')}
      add={certificateCommands.giveCertificate}
      change={certificateCommands.changeCertificate}
      of={of && { params: { id: of.CFID }, revision: of.revision }}
      beginning={() => beginning(of)}
      onClose={onClose}
    >
      <CertificateFields of={of} />
    </EntryDialog>
  );
}

function CertificateFields({ of }: Pick<Props, 'of'>) {
  const t = useText(certificatesTexts);
  const word = useWord();
  const language = useLanguage();
  const form = useForm();
  const names = useNames();
  const sessions = useQuery(sessionList, {});
  const classes = useQuery(classList, {});
  const exams = useQuery(listOf(examNames), {});
  return (
    <>
      <StudentField
        name="UserID"
        takes="UserID"
        label={word('student')}
        kept={of && { ...of, code: of.UserCode, name: of.UserName }}
        onChosen={({ SessionID, ClassID }) => {
          form.change('SessionID', SessionID);
          form.change('ClassIDTo', ClassID);
        }}
      />
      <div className="fields-2">
        <SelectField
          name="SessionID"
          label={word('session')}
          options={(sessions.data?.data ?? []).map((row) => ({
            value: row.SessionID,
            label: digitsOf(names.session(row), language),
          }))}
        />
        <SelectField
          name="ClassIDTo"
          label={t('certificates.form.classTo')}
          options={(classes.data?.data ?? []).map((row) => ({
            value: row.ClassID,
            label: names.class(row),
          }))}
        />
        <SelectField
          name="ExamID"
          label={word('exam')}
          options={(exams.data?.data ?? []).map((row) => ({
            value: Number(row['ExamID']),
            label: row.called,
          }))}
        />
      </div>
      <CertificateFigures typed={of !== undefined && !of.FromResult} />
    </>
  );
}
