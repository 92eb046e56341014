import { USER_TYPES } from '@madrasah/events/people';
import { useState } from 'react';
import { Segment } from 'semantic-ui-react';
import { FilterSelect, Filters } from '../../kit/list/Filters.tsx';
import { useList } from '../../kit/list/use-list.ts';
import { Page } from '../../kit/shell/index.ts';
import { useLanguage, useWord } from '../../kit/text.ts';
import { kindChoices } from '../constants.ts';
import { PhotosDrop } from './PhotosDrop.tsx';

/** `/general-info/bulk-image`: many photos at once, of users of one type, each called by its person's code. */
export default function ManyPhotosPage() {
  const word = useWord();
  const language = useLanguage();
  const list = useList({ filters: ['usertype'], limit: 20 });
  const userType = Number(list.values.usertype ?? USER_TYPES.student);
  const [round, setRound] = useState(0);
  return (
    <Page>
      <Segment className="flush">
        <Filters>
          <FilterSelect
            list={{ ...list, values: { ...list.values, usertype: String(userType) } }}
            name="usertype"
            label={word('userKind')}
            options={kindChoices(language)}
            all={null}
          />
        </Filters>
        <PhotosDrop key={`${userType}-${round}`} userType={userType} onAgain={() => setRound(round + 1)} />
      </Segment>
    </Page>
  );
}
