import { digitsOf } from '@madrasah/events/kernel';
import { resultQueries } from '@madrasah/events/results';
import { useQuery } from '../../kit/calls/index.ts';
import { TextField } from '../../kit/fields/index.ts';
import { useLanguage, useText } from '../../kit/text.ts';
import tiers from '../conditions/tiers.module.css';
import { type Place, sheetAsked } from '../place.ts';
import { resultsTexts } from '../texts.ts';
import { markField } from './paper-marks.ts';

/** The marks of a paper that a correction adds to a published section, one box a candidate. */
export function PaperMarks({ place }: { readonly place: Place }) {
  const t = useText(resultsTexts);
  const language = useLanguage();
  const rows = useQuery(resultQueries.resultList, sheetAsked(place)).data?.examList ?? [];
  return (
    <fieldset className={tiers['group']}>
      <legend>{t('results.correct.marks')}</legend>
      <p className="muted">{t('results.correct.marksHow')}</p>
      <div className={tiers['pair']}>
        {rows.map(({ UserID, User }) => (
          <TextField
            key={UserID}
            name={markField(UserID)}
            label={`${digitsOf(User.UserCode, language)} ${User.UserName}`}
          />
        ))}
      </div>
    </fieldset>
  );
}
