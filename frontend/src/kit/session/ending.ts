import { isFilling, wasTyped } from '../form/filling.ts';
import type { RootState } from '../state.ts';
import { failureKind } from '../wire/failure.ts';
import { type EndReason, sessionEnded, sessionInterrupted, type User } from './state.ts';

/** Whether something would be lost with the page: something is typed, or a command is not answered yet. */
function isUnderway({ commands }: Pick<RootState, 'commands'>): boolean {
  const isOpen = ({ running, failure }: RootState['commands'][string]) =>
    running || (failure !== undefined && failureKind(failure) !== 'refused');
  return isFilling() || wasTyped() || Object.values(commands).some(isOpen);
}

/** How a session ends that its user did not end here: where something is underway the page waits for him. */
export function endingOf(state: Pick<RootState, 'commands' | 'session'>, reason: EndReason) {
  const { phase, user } = state.session;
  const isIn = phase === 'in' || phase === 'interrupted';
  return isIn && user && isUnderway(state) ? sessionInterrupted(reason) : sessionEnded(reason);
}

/** Whether two sign-ins are of one login. */
export const isSameLogin = (one: User | undefined, other: User | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  one.schoolId === other.schoolId &&
  String(one.userId) === String(other.userId);
