import type { AnswerTo } from '@madrasah/events/kernel';
import { importOpening, openingTemplate } from '@madrasah/events/ledger';
import { Message } from 'semantic-ui-react';
import { DayField, TextField } from '../../kit/fields/index.ts';
import { FileField } from '../../kit/files/index.ts';
import type { Values } from '../../kit/form/index.ts';
import {
  columnsSaid,
  FaultyRows,
  ImportProblems,
  SheetField,
  TemplateButton,
  UnknownHeadings,
} from '../../kit/import/index.ts';
import { StepsForm } from '../../kit/steps/index.ts';
import { useLanguage, useText } from '../../kit/text.ts';
import { ledgerTexts } from '../texts.ts';
import { FundSumTable } from './FundSums.tsx';

type FundRead = NonNullable<AnswerTo<typeof importOpening>['funds']>[number];
/** What came of it: `waiting` where a second person must approve. */
export interface Asked {
  readonly state?: 'waiting' | 'approved';
}

/** The same file is sent twice: to be looked at, and to be asked for. */
const bodyOf = ({ on, reason, ...values }: Values, step: 'look' | 'deed') => ({
  ...{ on, reason, file: values['file'], sheet: values['sheet'], columns: columnsSaid(values) },
  dryRun: step === 'look' ? 1 : 0,
});

/** Opening balances from a file: both sides of each fund are shown before it is asked for. */
export function OpeningFile() {
  const t = useText(ledgerTexts);
  return (
    <StepsForm
      preview={importOpening}
      command={importOpening}
      toBody={bodyOf}
      quiet
      show={(read, values, onSeen) => (
        <>
          <UnknownHeadings {...{ read, values, bodyOf, onSeen }} command={importOpening} />
          <ImportProblems
            read={read}
            faulty={<FaultyRows read={read} command={importOpening} body={bodyOf(values, 'look')} />}
          />
          <SumsRead funds={read.funds ?? []} />
        </>
      )}
      blocked={({ errors, valid }) => {
        if (valid === 0 && errors.length === 0) return t('ledger.opening.fileEmpty');
        return errors.length > 0 ? t('ledger.opening.fileBlocked') : undefined;
      }}
      verb={() => t('ledger.opening.send')}
      done={(asked) => <AskedFor asked={asked} />}
      again={t('ledger.opening.again')}
    >
      <p className="muted">{t('ledger.opening.fileSays')}</p>
      <TemplateButton path={openingTemplate.path} name={t('ledger.opening.fileName')} />
      <FileFields upload={importOpening.upload} />
    </StepsForm>
  );
}

/** What every file of an opening is brought with. */
export function FileFields({ upload }: { readonly upload: typeof importOpening.upload }) {
  const t = useText(ledgerTexts);
  return (
    <>
      <div className="fields two">
        <DayField name="on" label={t('ledger.opening.on')} hint={t('ledger.opening.onHint')} />
        <TextField name="reason" label={t('ledger.opening.reason')} />
      </div>
      {upload && (
        <FileField
          upload={upload}
          label={t('ledger.opening.file')}
          hint={t('ledger.opening.fileHint')}
          required
        />
      )}
      <SheetField />
    </>
  );
}

/** What has come of a file that was asked for, and where it is taken back. */
export function AskedFor({ asked: { state } }: { readonly asked: Asked }) {
  const t = useText(ledgerTexts);
  return (
    <Message positive visible role="status">
      <Message.Header>
        {t(state === 'waiting' ? 'ledger.opening.fileWaits' : 'ledger.opening.filePosted')}
      </Message.Header>
      <p>{t('ledger.opening.fileBack')}</p>
    </Message>
  );
}

function SumsRead({ funds }: { readonly funds: readonly FundRead[] }) {
  const language = useLanguage();
  if (funds.length === 0) return null;
  const sums = funds.map(({ FundName, FundNameEn, ...sum }) => ({
    ...sum,
    called: language === 'en' ? FundNameEn || FundName : FundName,
  }));
  return <FundSumTable sums={sums} />;
}
