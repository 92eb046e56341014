import { resultCommands, resultQueries } from '@madrasah/events/results';
import { useState } from 'react';
import { Message } from 'semantic-ui-react';
import { useQuery } from '../../kit/calls/index.ts';
import { CommandForm, type CommandFormProps, type Values } from '../../kit/form/index.ts';
import { useMay } from '../../kit/routing/index.ts';
import { useText } from '../../kit/text.ts';
import { ofPlace, type Place, sheetAsked } from '../place.ts';
import { CorrectionDialog } from '../publishing/CorrectionDialog.tsx';
import { paperBody, paperField } from '../publishing/paper-marks.ts';
import { resultsTexts } from '../texts.ts';

interface Props extends Omit<CommandFormProps, 'toBody' | 'fieldOf'> {
  readonly place: Place;
  /** The section is published. */
  readonly isPublished: boolean;
  /** Under which name a correction sends these conditions. */
  readonly part: 'Subjects' | 'Average' | 'Results' | 'Talents';
}

/** The form of a condition; of a published section it leads to a correction, for whoever may make one. */
export function ConditionForm({ place, isPublished, part, ...form }: Props) {
  const mayCorrect = useMay('result_publish', 'edit');
  const of = ofPlace(place, form.params?.['id']);
  if (!isPublished || !mayCorrect) return <CommandForm {...form} command={form.command} draft={{ of }} />;
  const { version: _, ...fields } = form; // a correction names no version of one condition
  return <CorrectedForm key={of} {...{ place, part }} form={fields} />;
}

interface CorrectedProps extends Pick<Props, 'place' | 'part'> {
  readonly form: CommandFormProps;
}

/** What is filled in is looked at first: whom it moves; then it is done, with a reason. */
function CorrectedForm({ place, part, form }: CorrectedProps) {
  const t = useText(resultsTexts);
  const sheet = useQuery(resultQueries.resultList, sheetAsked(place));
  const [body, setBody] = useState<Values>();
  const [done, setDone] = useState(0);
  const bodyOf = (values: Values): Values => ({
    ...place,
    ...(part === 'Subjects' ? paperBody(values) : { Conditions: { [part]: values } }),
  });
  return (
    <>
      <Message info visible>
        {t('results.correct.conditions')}
      </Message>
      <CommandForm
        {...form}
        key={done}
        command={resultCommands.previewCorrection}
        toBody={bodyOf}
        fieldOf={(name, values) => paperField(name, values).replace(/^Conditions\.\w+(\[\d+\])?\./, '')}
        afterSave="look"
        save={t('results.correct.look')}
        onDone={(_, values) => setBody(bodyOf(values))}
      />
      {body && (
        <CorrectionDialog
          body={body}
          version={sheet.data?.Version}
          rows={sheet.data?.examList ?? []}
          onClose={() => setBody(undefined)}
          onDone={(answer) => {
            setDone((count) => count + 1);
            form.onDone?.(answer, body);
          }}
        />
      )}
    </>
  );
}
