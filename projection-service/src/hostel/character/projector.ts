import { characterReports, characterTypes, characterVariants } from '@madrasah/events/hostel';
import { entryCheck } from '../../entries/index.ts';
import { entryProjector } from '../../kernel/entry.ts';
import { registerProjector } from '../../kernel/register.ts';
import { folded } from '../../registers/index.ts';

export const characterRegisters = [
  folded(characterTypes, registerProjector(characterTypes)),
  folded(characterVariants, registerProjector(characterVariants)),
];

/** Character reports by their number. What was seen of a student goes with him. */
export const shownReports = {
  entry: characterReports,
  projector: entryProjector(characterReports, 2),
  registers: characterRegisters,
};

export const characterCheck = entryCheck(shownReports, ({ on }, reportNo) => ({ reportNo, on }));
