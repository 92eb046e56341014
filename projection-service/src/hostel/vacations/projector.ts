import { dayIn, timeIn, vacations, vacationTypes } from '@madrasah/events/hostel';
import { entryCheck } from '../../entries/index.ts';
import { entryProjector } from '../../kernel/entry.ts';
import { registerProjector } from '../../kernel/register.ts';
import { folded } from '../../registers/index.ts';

export const vacationTypesProjector = registerProjector(vacationTypes);
export const vacationRegisters = [folded(vacationTypes, vacationTypesProjector)];

/** Vacations by their number. */
export const shownVacations = {
  entry: vacations,
  projector: entryProjector(vacations, 3),
  registers: vacationRegisters,
};

/** Whoever holds a gate pass is told what it is good for. */
export const gatePassCheck = entryCheck(shownVacations, ({ from, to }, passNo) => ({
  passNo,
  ...{ from: dayIn(from), fromTime: timeIn(from), to: dayIn(to), toTime: timeIn(to) },
}));
