import { donorQueries } from '@madrasah/events/donations';
import { digitsOf } from '@madrasah/events/kernel';
import { useQuery } from '../../kit/calls/index.ts';
import { useLanguage } from '../../kit/text.ts';

/** Who may be chosen as a donor: number and name, as a box shows them. */
export function useDonorChoices() {
  const language = useLanguage();
  return (useQuery(donorQueries.donorBox, {}).data?.data ?? []).map(({ UserID, UserCode, UserName }) => ({
    value: UserID,
    label: `${digitsOf(UserCode, language)} · ${UserName}`,
  }));
}
