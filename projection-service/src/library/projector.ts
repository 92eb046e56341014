import { bookCopies, bookKinds, loanRules, returnDays, titles } from '@madrasah/events/library';
import { registerProjector } from '../kernel/register.ts';
import { folded } from '../registers/index.ts';

export const titlesProjector = registerProjector(titles);
export const copiesProjector = registerProjector(bookCopies);
export const bookKindsProjector = registerProjector(bookKinds);

export const libraryRegisters = [
  folded(bookKinds, bookKindsProjector),
  folded(titles, titlesProjector),
  folded(bookCopies, copiesProjector),
  folded(loanRules, registerProjector(loanRules)),
  folded(returnDays, registerProjector(returnDays)),
];
