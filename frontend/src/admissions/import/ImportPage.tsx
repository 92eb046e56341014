import { importStudents, STUDENTS_IMPORT, studentOperations } from '@madrasah/events/admissions';
import { Message, Segment } from 'semantic-ui-react';
import type { Values } from '../../kit/form/index.ts';
import { columnsSaid, FaultyRows, ImportProblems, isAsked, UnknownHeadings } from '../../kit/import/index.ts';
import { type OperationRow, OperationsList } from '../../kit/operations/index.ts';
import { Page } from '../../kit/shell/index.ts';
import { StepsForm } from '../../kit/steps/index.ts';
import type { Column } from '../../kit/table/index.ts';
import { useText } from '../../kit/text.ts';
import { admissionsTexts } from '../texts.ts';
import { ImportFields } from './ImportFields.tsx';
import { WhatWillBe } from './WhatWillBe.tsx';

const flag = (value: unknown) => (value ? 1 : 0);

/** The same file is sent twice: to be looked at, and to be taken. */
const bodyOf = ({ charge, skipInvalid, ...values }: Values, step: 'look' | 'deed') => ({
  ...{ SessionID: values['SessionID'], file: values['file'], sheet: values['sheet'], days: values['days'] },
  ...{ columns: columnsSaid(values), charge: flag(charge), skipInvalid: flag(skipInvalid) },
  ...{ months: values['months'], chargeFrom: values['chargeFrom'] },
  dryRun: flag(step === 'look'),
  // What is left out for good comes with the answer: the file would be looked at otherwise once it is taken.
  ...(step === 'deed' ? { faulty: 'xlsx' } : {}),
});

/** `/students/import`: students from a file, and the files taken before, each with its way back. */
export default function ImportPage() {
  const t = useText(admissionsTexts);
  const counts: Column<OperationRow>[] = (['made', 'skipped'] as const).map((key) => ({
    key,
    title: t(`admissions.promotion.${key}`),
    kind: 'digits',
    sort: false,
    value: (row) => row.counts[key],
  }));
  return (
    <Page>
      <Segment>
        <StepsForm
          preview={importStudents}
          command={importStudents}
          toBody={bodyOf}
          show={(read, values, onSeen) => (
            <>
              <UnknownHeadings {...{ read, values, bodyOf, onSeen }} command={importStudents} />
              <ImportProblems
                read={read}
                faulty={<FaultyRows read={read} command={importStudents} body={bodyOf(values, 'look')} />}
              />
              <WhatWillBe read={read} />
            </>
          )}
          blocked={(read, { skipInvalid }) => {
            const { valid, invalid } = read;
            if (isAsked(read)) return t('admissions.import.columns-first');
            if (valid === 0) return t('admissions.import.nobody');
            return invalid > 0 && !skipInvalid ? t('admissions.import.blocked') : undefined;
          }}
          verb={({ valid }) => t('admissions.import.do', { count: valid })}
          done={(read) => (
            <>
              <Message positive visible role="status">
                <Message.Header>{t('admissions.import.done', { count: read.valid })}</Message.Header>
                <p>{t('admissions.import.doneWhat')}</p>
              </Message>
              {read.invalid > 0 && (
                <ImportProblems
                  read={read}
                  faulty={<FaultyRows read={read} command={importStudents} body={{}} />}
                />
              )}
            </>
          )}
          again={t('admissions.import.again')}
        >
          <ImportFields />
        </StepsForm>
      </Segment>
      <OperationsList
        id="imports"
        of={studentOperations}
        kind={STUDENTS_IMPORT}
        title={t('admissions.import.before')}
        power="student_import"
        empty={{ title: t('admissions.import.noneBefore') }}
        counts={counts}
      />
    </Page>
  );
}
