import type { CommandDefinition, EventDraft, Refusal } from '@madrasah/events';
import { academicCommands } from '@madrasah/events/academics';
import { type Desk, stepOn } from '../kernel/desk.ts';
import { type HandledCommand, idFrom, oneStep } from '../kernel/handler.ts';
import { addRow, changeRow, reorderRows } from './decide.ts';
import { type AcademicState, academicsStream } from './state.ts';

type Decide<C> = (state: AcademicState, command: C) => readonly EventDraft[] | Refusal;

/** The commands over sessions, classes and sections. */
export function academics(desk: Desk): HandledCommand[] {
  const bind = <C>(definition: CommandDefinition<C>, decide: Decide<C>) =>
    oneStep(
      desk,
      definition,
      (command: C) => stepOn(academicsStream, (state) => decide(state, command)),
      idFrom('id'),
    );
  const { reorderClasses, reorderSections, ...rows } = academicCommands;
  return [
    bind(rows.addSession, addRow),
    bind(rows.addClass, addRow),
    bind(rows.addSection, addRow),
    bind(rows.changeSession, changeRow),
    bind(rows.changeClass, changeRow),
    bind(rows.changeSection, changeRow),
    bind(reorderClasses, reorderRows),
    bind(reorderSections, reorderRows),
  ];
}
