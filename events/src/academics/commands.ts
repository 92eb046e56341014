import * as z from 'zod';
import { defineCommand, fields, power } from '../kernel/index.ts';
import type { AcademicLookup } from './events.ts';

export interface AddRow {
  readonly kind: 'add';
  readonly lookup: AcademicLookup;
  readonly attributes: Record<string, unknown>;
  readonly serial: number | undefined;
}
export interface ChangeRow {
  readonly kind: 'change';
  readonly lookup: AcademicLookup;
  readonly id: number;
  readonly attributes: Record<string, unknown>;
}
export interface ReorderRows {
  readonly kind: 'reorder';
  readonly lookup: AcademicLookup;
  readonly order: readonly number[];
}

/** What can be asked of any lookup. */
export type LookupCommand = AddRow | ChangeRow | ReorderRows;

const names = (bn: string, en: string, ar: string) => ({ bn, en, ar });
const serial = fields.optionalInteger(1, 100_000);

const sessionBody = {
  SessionName: fields.requiredText(100, 'academics.session.name-required'),
  SessionEngName: fields.optionalText(100),
  SessionAraName: fields.optionalText(100),
  SessionAction: fields.optionalFlag(true),
};
const classBody = {
  ClassName: fields.requiredText(100, 'academics.class.name-required'),
  EnglishClass: fields.optionalText(100),
  ArabicClass: fields.optionalText(100),
};
const sectionBody = {
  ClassID: fields.id(),
  SubClass: fields.requiredText(100, 'academics.section.name-required'),
  SubClassEng: fields.optionalText(100),
  SubClassAra: fields.optionalText(100),
};
type Body<S extends z.ZodRawShape> = z.output<z.ZodObject<S>>;

const session = (body: Body<typeof sessionBody>) => ({
  name: names(body.SessionName, body.SessionEngName, body.SessionAraName),
  active: body.SessionAction,
});
const klass = (body: Body<typeof classBody>) => ({
  name: names(body.ClassName, body.EnglishClass, body.ArabicClass),
});
const section = (body: Body<typeof sectionBody>) => ({
  classId: body.ClassID,
  name: names(body.SubClass, body.SubClassEng, body.SubClassAra),
});

/** One lookup's pair of commands: add and change, in the wire names of the specification. */
function rowCommands<S extends z.ZodRawShape>(definition: {
  lookup: AcademicLookup;
  noun: string;
  power: string;
  paths: { add: string; change: string };
  idName: string;
  body: S;
  /** The specification's name for the row's place in its list. */
  serialName: string;
  toAttributes: (body: Body<S>) => Record<string, unknown>;
}) {
  const { lookup, noun, paths, idName, body, serialName, toAttributes } = definition;
  const message = `academics.${lookup}.saved`;
  return {
    add: defineCommand({
      name: `Add${noun}`,
      path: `/api/academic/${paths.add}`,
      access: power(definition.power, 'insert'),
      body: z.object({ ...body, [serialName]: serial }),
      toCommand: (raw): AddRow => ({
        kind: 'add',
        lookup,
        serial: (raw as Record<string, unknown>)[serialName] as number | undefined,
        attributes: toAttributes(raw as Body<S>),
      }),
      message,
      status: 201,
    }),
    change: defineCommand({
      name: `Change${noun}`,
      method: 'PUT',
      path: `/api/academic/${paths.change}`,
      access: power(definition.power, 'edit'),
      body: z.object({ ...body, [idName]: fields.id() }),
      toCommand: (raw): ChangeRow => ({
        kind: 'change',
        lookup,
        id: (raw as unknown as Record<string, number>)[idName] as number,
        attributes: toAttributes(raw as Body<S>),
      }),
      message,
    }),
  };
}

const sessionCommands = rowCommands({
  lookup: 'session',
  noun: 'Session',
  power: 'academic_year',
  paths: { add: 'insert_session', change: 'update_session' },
  idName: 'SessionID',
  body: sessionBody,
  serialName: 'Serial',
  toAttributes: session,
});
const classCommands = rowCommands({
  lookup: 'class',
  noun: 'Class',
  power: 'class',
  paths: { add: 'insert_class', change: 'update_class' },
  idName: 'ClassID',
  body: classBody,
  serialName: 'Serial',
  toAttributes: klass,
});
const sectionCommands = rowCommands({
  lookup: 'section',
  noun: 'Section',
  power: 'sub_class',
  paths: { add: 'insert_sub_class', change: 'update_sub_class' },
  idName: 'SubClassID',
  body: sectionBody,
  serialName: 'CGSL', // `Serial` on a section's form is that of its class
  toAttributes: section,
});

const reorderClasses = defineCommand({
  name: 'ReorderClasses',
  method: 'PUT',
  path: '/api/academic/update_serial',
  access: power('class', 'edit'),
  body: z
    .array(z.object({ ClassID: fields.id() }))
    .min(1)
    .max(1000),
  toCommand: (rows): ReorderRows => ({
    kind: 'reorder',
    lookup: 'class',
    order: rows.map((row) => row.ClassID),
  }),
  message: 'academics.order.saved',
});

// The specification sends both the sections' and the sessions' new order to this one path.
const reorderSections = defineCommand({
  name: 'ReorderSections',
  method: 'PUT',
  path: '/api/academic/update_subclass_serial',
  access: power('sub_class', 'edit'),
  body: z.union([
    z
      .array(z.object({ SubClassID: fields.id() }))
      .min(1)
      .max(1000),
    z
      .array(z.object({ SessionID: fields.id() }))
      .min(1)
      .max(1000),
  ]),
  toCommand: (rows): ReorderRows => {
    const first = rows[0] as Record<string, number>;
    return 'SubClassID' in first
      ? {
          kind: 'reorder',
          lookup: 'section',
          order: (rows as { SubClassID: number }[]).map((row) => row.SubClassID),
        }
      : {
          kind: 'reorder',
          lookup: 'session',
          order: (rows as { SessionID: number }[]).map((row) => row.SessionID),
        };
  },
  message: 'academics.order.saved',
});

export const academicCommands = {
  addSession: sessionCommands.add,
  changeSession: sessionCommands.change,
  addClass: classCommands.add,
  changeClass: classCommands.change,
  addSection: sectionCommands.add,
  changeSection: sectionCommands.change,
  reorderClasses,
  reorderSections,
};
