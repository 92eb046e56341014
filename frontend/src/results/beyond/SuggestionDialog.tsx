import type { RowOf } from '@madrasah/events/kernel';
import { type promotionSuggestions, resultCommands, SUGGESTIONS } from '@madrasah/events/results';
import { classList, useNames } from '../../academics/index.ts';
import { useQuery } from '../../kit/calls/index.ts';
import { Dialog } from '../../kit/feedback/index.ts';
import { asChoices, SelectField } from '../../kit/fields/index.ts';
import { CommandForm, type Values } from '../../kit/form/index.ts';
import { useLanguage, useText, useWord } from '../../kit/text.ts';
import { beyondTexts } from './texts.ts';

export type SuggestionRow = RowOf<typeof promotionSuggestions>;

interface Props {
  readonly row: SuggestionRow;
  readonly examId: number;
  onClose(): void;
}

const BY_RESULT = 0;
const NEXT = 1;
type Chosen = { readonly Suggestion: number };
const chosenIn = (values: Values) => (values['Suggestions'] as readonly [Chosen])[0];

/** Decides of one student by hand, or lets his result count again. */
export function SuggestionDialog({ row, examId, onClose }: Props) {
  const t = useText(beyondTexts);
  const word = useWord();
  const language = useLanguage();
  const names = useNames();
  const classes = useQuery(classList, {}).data?.data;
  const known = SUGGESTIONS.map((one) => ({ value: one.id as number, label: one[language] }));
  const byResult = { value: BY_RESULT, label: t('results.beyond.suggest.byResult') };
  return (
    <Dialog title={`${t('results.beyond.suggest.change')}: ${row.StudentName}`} onClose={onClose}>
      <p>{t('results.beyond.suggest.says')}</p>
      <CommandForm
        command={resultCommands.changeSuggestions}
        version={row.revision}
        initialValues={{
          ...{ SessionID: row.SessionID, ExamID: examId },
          Suggestions: [
            { UserID: row.UserID, Suggestion: row.Suggestion, NextClassID: row.NextClassID ?? undefined },
          ],
        }}
        toBody={(values) => {
          const { Suggestion } = chosenIn(values);
          const own = { ...chosenIn(values), Suggestion: Suggestion === BY_RESULT ? null : Suggestion };
          return { ...values, Suggestions: [own] };
        }}
        onClose={onClose}
        onDone={onClose}
      >
        {({ values }) => (
          <>
            <SelectField
              name="Suggestions[0].Suggestion"
              label={word('suggestion')}
              options={row.ByHand ? [...known, byResult] : known}
            />
            {chosenIn(values).Suggestion === NEXT && (
              <SelectField
                name="Suggestions[0].NextClassID"
                label={word('nextClass')}
                options={asChoices(classes, 'ClassID', names.class)}
              />
            )}
          </>
        )}
      </CommandForm>
    </Dialog>
  );
}
