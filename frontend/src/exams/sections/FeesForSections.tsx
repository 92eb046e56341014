import {
  examFees,
  previewFeesForSections,
  type SectionFee,
  setFeesForSections,
} from '@madrasah/events/exams';
import { useState } from 'react';
import { Button } from 'semantic-ui-react';
import { ConfirmDialog, Dialog } from '../../kit/feedback/index.ts';
import { CheckField, MoneyField, RadioField, SelectField } from '../../kit/fields/index.ts';
import { draftName } from '../../kit/form/drafts/name.ts';
import { useForgetDraft } from '../../kit/form/drafts/use-forget.ts';
import { CommandForm, type Values } from '../../kit/form/index.ts';
import { useSharedList } from '../../kit/list/chosen/use-shared-list.ts';
import { RefField } from '../../kit/register/form/ref-fields.tsx';
import { useMay } from '../../kit/routing/index.ts';
import { useLanguage, useText } from '../../kit/text.ts';
import { usePlaceChoices, useSessionChoices } from '../../results/index.ts';
import { examsTexts } from '../texts.ts';
import { FeeLines } from './FeeLines.tsx';
import { SectionsField } from './SectionsField.tsx';

const SHARED = { SessionID: 'session', ExamID: 'exam' } as const;

interface Look {
  readonly body: Values;
  readonly sections: readonly SectionFee[];
}

/** The button of the page of fees that sets them for several sections; what it would do is seen before it is done. */
export function FeesForSections() {
  const t = useText(examsTexts);
  const may = useMay('exam_fee_setting', 'insert');
  const [open, setOpen] = useState(false);
  if (!may) return null;
  return (
    <>
      <Button type="button" onClick={() => setOpen(true)}>
        {t('exams.fees.forAll')}
      </Button>
      {open && <FeesDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function FeesDialog({ onClose }: { onClose(): void }) {
  const t = useText(examsTexts);
  const { values } = useSharedList({ filters: ['SessionID', 'ExamID'], shared: SHARED });
  const { sections } = usePlaceChoices();
  const [look, setLook] = useState<Look>();
  const forget = useForgetDraft();
  const of = [values.SessionID, values.ExamID].join(' ').trim(); // what the dialog was opened for
  const begun = {
    ...{ SessionID: Number(values.SessionID) || undefined, ExamID: Number(values.ExamID) || undefined },
    ...{ SubClassIDs: sections.map(({ value }) => Number(value)), asLast: 0, replace: 0 },
  };
  return (
    <>
      <Dialog title={t('exams.fees.forAll')} size="large" onClose={onClose}>
        <p className="muted">{t('exams.fees.why')}</p>
        <CommandForm
          key={sections.length}
          command={previewFeesForSections}
          initialValues={begun}
          draft={{ of }}
          afterSave="look"
          save={t('exams.sections.look')}
          onClose={onClose}
          onDone={({ data }, body) => data && setLook({ body, sections: data.sections })}
        >
          {({ values: { asLast } }) => <FeesFields isSaid={Number(asLast) === 0} />}
        </CommandForm>
      </Dialog>
      {look && (
        <ConfirmDialog
          command={setFeesForSections}
          body={look.body}
          title={t('exams.fees.lookTitle')}
          verb={t('exams.fees.save')}
          confirming
          plain
          onClose={() => setLook(undefined)}
          onDone={() => {
            forget(draftName(previewFeesForSections.name, of));
            onClose();
          }}
        >
          <FeeLines sections={look.sections} />
        </ConfirmDialog>
      )}
    </>
  );
}

function FeesFields({ isSaid }: { readonly isSaid: boolean }) {
  const t = useText(examsTexts);
  const language = useLanguage();
  const { exams, sections } = usePlaceChoices();
  const { SessionID, ExamID, SLID, Fee } = examFees.fields;
  const field = SLID as Extract<typeof SLID, { readonly kind: 'ref' }>;
  return (
    <>
      <SelectField name="SessionID" label={SessionID?.word[language] ?? ''} options={useSessionChoices()} />
      <SelectField name="ExamID" label={ExamID?.word[language] ?? ''} options={exams} />
      <RadioField
        name="asLast"
        label={t('exams.sections.how')}
        options={[
          { value: 0, label: t('exams.fees.said') },
          { value: 1, label: t('exams.sections.asLast') },
        ]}
      />
      {isSaid && (
        <>
          <RefField
            name="SLID"
            label={SLID?.word[language] ?? ''}
            hint={SLID?.hint?.[language] ?? ''}
            of={examFees}
            field={field}
          />
          <MoneyField name="Fee" label={Fee?.word[language] ?? ''} />
        </>
      )}
      <SectionsField sections={sections} />
      <CheckField name="replace" label={t('exams.fees.replace')} />
    </>
  );
}
