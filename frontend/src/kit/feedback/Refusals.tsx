import { shallowEqual, useSelector } from 'react-redux';
import type { RootState } from '../store.ts';
import type { Failure } from '../wire/failure.ts';
import { NotFetched } from './NotFetched.tsx';

const said = ({ failed, message }: Failure) => `${failed?.en ?? ''} ${message}`;

/** The refusals that no part of the page tells, each sentence once. */
const untoldIn = ({ queries }: RootState): readonly Failure[] => {
  const untold = Object.values(queries.entries).flatMap(
    (entry) => (entry.untold && entry.users > 0 && entry.untold.status !== 401 ? [entry.untold] : []), // that ends the session
  );
  return [...new Map(untold.map((one) => [said(one), one])).values()];
};

export const useRefusals = () => useSelector(untoldIn, shallowEqual);

/** What of a page or a dialog was refused without a word where it is missing. */
export function Refusals() {
  return useRefusals().map((one) => <NotFetched key={said(one)} failure={one} />);
}
