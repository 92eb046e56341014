import { importOldDues, oldDuesImport, oldDuesTemplate } from '@madrasah/events/ledger';
import { sessionList, useNames } from '../../academics/index.ts';
import { useQuery } from '../../kit/calls/index.ts';
import { asChoices, CheckField, SelectField } from '../../kit/fields/index.ts';
import type { Values } from '../../kit/form/index.ts';
import {
  columnsSaid,
  FaultyRows,
  ImportProblems,
  TemplateButton,
  UnknownHeadings,
} from '../../kit/import/index.ts';
import { StepsForm } from '../../kit/steps/index.ts';
import { useText } from '../../kit/text.ts';
import { ledgerTexts } from '../texts.ts';
import { DuesSums } from './DuesSums.tsx';
import { AskedFor, FileFields } from './OpeningFile.tsx';

const flag = (value: unknown) => (value ? 1 : 0);

/** The same file is sent twice: to be looked at, and to be asked for. */
const bodyOf = ({ on, reason, SessionID, skipInvalid, ...values }: Values, step: 'look' | 'deed') => ({
  ...{ on, reason, file: values['file'], sheet: values['sheet'], columns: columnsSaid(values), SessionID },
  ...{ skipInvalid: flag(skipInvalid), dryRun: flag(step === 'look') },
  // What is left out for good comes with the answer.
  ...(step === 'deed' ? { faulty: 'xlsx' } : {}),
});

/** What students owed on paper, from a file: sums by head and class are shown before it is asked for. */
export function OldDuesFile() {
  const t = useText(ledgerTexts);
  const names = useNames();
  const sessions = useQuery(sessionList, {});
  return (
    <StepsForm
      preview={importOldDues}
      command={importOldDues}
      toBody={bodyOf}
      quiet
      show={(read, values, onSeen) => (
        <>
          <UnknownHeadings {...{ read, values, bodyOf, onSeen }} command={importOldDues} />
          <ImportProblems
            read={read}
            faulty={<FaultyRows read={read} command={importOldDues} body={bodyOf(values, 'look')} />}
          />
          {read.dues && <DuesSums of={read.dues} />}
        </>
      )}
      blocked={({ valid, invalid }, { skipInvalid }) => {
        if (valid === 0) return t('ledger.opening.duesNobody');
        return invalid > 0 && !skipInvalid ? t('ledger.opening.duesBlocked') : undefined;
      }}
      verb={() => t('ledger.opening.send')}
      done={(asked) => (
        <>
          <AskedFor asked={asked} />
          {asked.invalid > 0 && (
            <ImportProblems
              read={asked}
              faulty={<FaultyRows read={asked} command={importOldDues} body={{}} />}
            />
          )}
        </>
      )}
      again={t('ledger.opening.again')}
    >
      <p className="muted">{t('ledger.opening.duesSays', { max: oldDuesImport.maxRows })}</p>
      <TemplateButton path={oldDuesTemplate.path} name={t('ledger.opening.duesName')} />
      <SelectField
        name="SessionID"
        label={t('ledger.opening.session')}
        options={asChoices(sessions.data?.data, 'SessionID', names.session)}
      />
      <FileFields upload={importOldDues.upload} />
      <CheckField name="skipInvalid" label={t('ledger.opening.skip')} />
    </StepsForm>
  );
}
