import { academicsStream, stands } from '../../academics/state.ts';
import type { DecisionContext } from '../../kernel/desk.ts';
import type { AcademicFrame } from './prices.ts';

/** The school's sessions and classes as prices are set for them. */
export function frameOf({ look }: Pick<DecisionContext, 'look'>): AcademicFrame {
  const academics = look(academicsStream);
  return {
    hasSession: (id) => stands(academics.session, id),
    hasClass: (id) => stands(academics.class, id),
  };
}
