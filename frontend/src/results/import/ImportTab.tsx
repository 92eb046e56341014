import { importMarks, marksImports, marksTemplate } from '@madrasah/events/results';
import { Message } from 'semantic-ui-react';
import { CheckField, RadioField } from '../../kit/fields/index.ts';
import { FileField } from '../../kit/files/index.ts';
import type { Values } from '../../kit/form/index.ts';
import {
  columnsSaid,
  FaultyRows,
  ImportProblems,
  isAsked,
  SheetField,
  TemplateButton,
  UnknownHeadings,
} from '../../kit/import/index.ts';
import { type OperationRow, OperationsList } from '../../kit/operations/index.ts';
import { StepsForm } from '../../kit/steps/index.ts';
import type { Column } from '../../kit/table/index.ts';
import { useText } from '../../kit/text.ts';
import { entryTexts } from '../entry/texts.ts';
import { type Place, sheetAsked } from '../place.ts';
import { MarksLook } from './MarksLook.tsx';

interface Props {
  readonly place: Place;
  /** Marks are typed twice: it is said of which pass the file is. */
  readonly isDouble: boolean;
}

const flag = (value: unknown) => (value ? 1 : 0);

/** Marks from a file, looked at before they are taken, and the files of before, each with its way back. */
export function ImportTab({ place, isDouble }: Props) {
  const t = useText(entryTexts);
  // The same file is sent twice: to be looked at, and to be taken.
  const bodyOf = ({ file, pass, skipInvalid, sheet, matched }: Values, step: 'look' | 'deed') => ({
    ...{
      ...place,
      file,
      pass,
      sheet,
      columns: columnsSaid({ file, sheet, matched }),
      skipInvalid: flag(skipInvalid),
      dryRun: flag(step === 'look'),
    },
    // What is left out for good comes with the answer: the file would be looked at otherwise once it is taken.
    ...(step === 'deed' ? { faulty: 'xlsx' } : {}),
  });
  const counts: Column<OperationRow>[] = (['made', 'skipped'] as const).map((key) => ({
    ...{ key, title: t(`results.entry.import.${key}`), kind: 'digits', sort: false },
    value: (row) => row.counts[key],
  }));
  return (
    <>
      <StepsForm
        preview={importMarks}
        command={importMarks}
        initialValues={{ ...place, pass: 1 }}
        toBody={bodyOf}
        quiet
        show={(read, values, onSeen) => (
          <>
            <UnknownHeadings {...{ read, values, bodyOf, onSeen }} command={importMarks} />
            <ImportProblems
              read={read}
              faulty={<FaultyRows read={read} command={importMarks} body={bodyOf(values, 'look')} />}
            />
            {read.valid > 0 && read.marks && <MarksLook look={read.marks} />}
          </>
        )}
        blocked={(read, { skipInvalid }) => {
          const { valid, invalid } = read;
          if (isAsked(read)) return t('results.entry.import.first');
          if (valid === 0) return t('results.entry.import.nobody');
          return invalid > 0 && !skipInvalid ? t('results.entry.import.blocked') : undefined;
        }}
        verb={({ valid }) => t('results.entry.import.do', { n: valid })}
        done={(read) => (
          <>
            <Message positive visible role="status">
              {t('results.entry.import.done', { n: read.valid })}
            </Message>
            {read.invalid > 0 && (
              <ImportProblems
                read={read}
                faulty={<FaultyRows read={read} command={importMarks} body={{}} />}
              />
            )}
          </>
        )}
        again={t('results.entry.import.again')}
      >
        <p className="muted">{t('results.entry.import.why')}</p>
        <Template place={place} />
        {isDouble && (
          <RadioField
            name="pass"
            label={t('results.entry.absent.pass')}
            options={[
              { value: 1, label: t('results.entry.compare.first') },
              { value: 2, label: t('results.entry.compare.second') },
            ]}
          />
        )}
        {importMarks.upload && (
          <FileField
            upload={importMarks.upload}
            label={t('results.entry.import.file')}
            hint={t('results.entry.import.fileHint')}
            required
          />
        )}
        <SheetField />
        <CheckField name="skipInvalid" label={t('results.entry.import.skip')} />
      </StepsForm>
      <OperationsList
        of={marksImports}
        title={t('results.entry.import.before')}
        power="result_entry"
        empty={{ title: t('results.entry.import.noneBefore') }}
        counts={counts}
      />
    </>
  );
}

/** The workbook to fill in, with the section's candidates in it. */
function Template({ place }: Pick<Props, 'place'>) {
  const t = useText(entryTexts);
  const asked = Object.entries(sheetAsked(place) ?? {}).map(([name, id]) => [name, String(id)]);
  const path = `${marksTemplate.path}?${new URLSearchParams(asked)}`;
  return <TemplateButton path={path} name={t('results.entry.import.templateName')} />;
}
