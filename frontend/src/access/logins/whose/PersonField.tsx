import { USER_TYPES } from '@madrasah/events/people';
import { Link } from 'react-router-dom';
import { useQuery } from '../../../kit/calls/index.ts';
import { asChoices, SelectField } from '../../../kit/fields/index.ts';
import { useMaker } from '../../../kit/routing/makers.ts';
import { useGuard } from '../../../kit/routing/powers.ts';
import { useLanguage, useText } from '../../../kit/text.ts';
import { accessTexts } from '../../texts.ts';
import { staffSearch } from '../rows.ts';

/** Whose a login is: one of the teachers and staff, and the way to where one more of them is added. */
export function PersonField({ hint }: { readonly hint: string }) {
  const t = useText(accessTexts);
  const language = useLanguage();
  const may = useGuard();
  const maker = useMaker('UserID');
  const staff = useQuery(staffSearch, { UserTypeID: USER_TYPES.teacher }).data?.data;
  // A box with nobody in it says by itself where people are made.
  const isShort = maker && staff && staff.length > 0 && may(maker);
  return (
    <SelectField
      name="userId"
      label={t('access.logins.person')}
      hint={
        <>
          {hint}{' '}
          {isShort && (
            <>
              {t('access.logins.personMissing')} <Link to={maker.path}>{maker.name[language]}</Link>
            </>
          )}
        </>
      }
      options={asChoices(staff, 'UserID', ({ UserName, UserCode }) => `${UserName} (${UserCode})`)}
    />
  );
}
