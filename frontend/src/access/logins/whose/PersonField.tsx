import { USER_TYPES } from '@madrasah/events/people';
import { useQuery } from '../../../kit/calls/index.ts';
import { SelectField } from '../../../kit/fields/index.ts';
import { useText } from '../../../kit/text.ts';
import { accessTexts } from '../../texts.ts';
import { staffSearch } from '../rows.ts';

/** Whose a login is: one of the teachers and staff. */
export function PersonField({ hint }: { readonly hint: string }) {
  const t = useText(accessTexts);
  const staff = useQuery(staffSearch, { UserTypeID: USER_TYPES.teacher });
  return (
    <SelectField
      name="userId"
      label={t('access.logins.person')}
      hint={hint}
      options={(staff.data?.data ?? []).map(({ UserID, UserName, UserCode }) => ({
        value: UserID,
        label: `${UserName} (${UserCode})`,
      }))}
    />
  );
}
