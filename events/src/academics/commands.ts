import * as z from 'zod';
import { defineCommand, fields, type RegisterCommand, signedIn } from '../kernel/index.ts';
import { classes, sections, sessions } from './registers.ts';

const rows = <const Id extends string>(id: Id) =>
  z
    .array(z.object({ [id]: fields.id() } as Record<Id, ReturnType<typeof fields.id>>))
    .min(1)
    .max(1000);

// The specification sends both the sections' and the sessions' new order to this one path.
export const reorderSections = defineCommand({
  name: 'ReorderSections',
  method: 'PUT',
  path: '/api/academic/update_subclass_serial',
  // Whose power it takes is told by the rows: `academic_year` for sessions, `sub_class` for sections.
  access: signedIn,
  body: z.union([rows('SubClassID'), rows('SessionID')]),
  toCommand: (order): RegisterCommand => {
    const of = 'SubClassID' in (order[0] as object) ? sections : sessions;
    const ids = order.map((row) => (row as Record<string, number>)[of.wire.id] as number);
    return { kind: 'reorder', register: of.key, order: ids };
  },
  message: 'academics.order.saved',
});

export const academicCommands = {
  addSession: sessions.commands.add,
  changeSession: sessions.commands.change,
  addClass: classes.commands.add,
  changeClass: classes.commands.change,
  addSection: sections.commands.add,
  changeSection: sections.commands.change,
  reorderClasses: classes.commands.reorder,
  reorderSections,
};
