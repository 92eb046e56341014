import { sessionList, useNames } from '../academics/index.ts';
import { useQuery } from '../kit/calls/index.ts';
import { asChoices } from '../kit/fields/index.ts';
import { FilterSelect, Filters } from '../kit/list/Filters.tsx';
import { useText, useWord } from '../kit/text.ts';
import { resultsTexts } from './texts.ts';
import { type ChosenPlace, usePlaceChoices } from './use-place.ts';

interface Props extends Pick<ChosenPlace, 'list'> {
  /** All sections may be looked at together. */
  readonly anySection?: boolean;
}

/** Session, exam and section of what is in hand. */
export function PlaceFilters({ list, anySection = false }: Props) {
  const t = useText(resultsTexts);
  const word = useWord();
  const names = useNames();
  const sessions = useQuery(sessionList, {});
  const { exams, sections } = usePlaceChoices();
  return (
    <Filters>
      <FilterSelect
        list={list}
        name="SessionID"
        label={word('session')}
        all={null}
        options={asChoices(sessions.data?.data, 'SessionID', names.session)}
      />
      <FilterSelect list={list} name="ExamID" label={t('results.place.exam')} all={null} options={exams} />
      <FilterSelect
        list={list}
        name="SubClassID"
        label={word('section')}
        all={anySection ? undefined : null}
        options={sections}
      />
    </Filters>
  );
}
