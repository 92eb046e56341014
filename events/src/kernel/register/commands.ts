import * as z from 'zod';
import { power } from '../endpoint/access.ts';
import { record } from '../endpoint/answers.ts';
import { type CommandDefinition, defineCommand } from '../endpoint/endpoint.ts';
import * as read from '../endpoint/fields.ts';
import type { Fields, Register, RegisterCommand, RegisterParts } from './shape.ts';
import { attributesFrom, exampleOf, isClearable, takenFields } from './values.ts';
import { failingOf, missingKey } from './words.ts';

type Base = Pick<
  Register,
  'noun' | 'plural' | 'key' | 'power' | 'wire' | 'fields' | 'codes' | 'ordered' | 'remove' | 'words'
>;
type Parts = Pick<RegisterParts<object>, 'path' | 'paths' | 'idInBody' | 'added'>;
type Body = Readonly<Record<string, unknown>>;

const ROWS_AT_MOST = 1000;
const id = { id: read.id() };

/** The commands of a register, at the addresses and in the names of the wire. */
export function commandsOf(
  register: Base,
  { path, paths = {}, idInBody, added }: Parts,
): Register['commands'] {
  const own = `${path}/:id`;
  const change = paths.change ?? own;
  return {
    add: addCommand(register, paths.add ?? path, { added }),
    // In front of the change: `/order` would be an id to it.
    ...(register.ordered && paths.order !== null
      ? { reorder: reorderCommand(register, paths.order ?? `${path}/order`) }
      : {}),
    change: changeCommand(register, change, change.includes(':id') ? undefined : register.wire.id),
    ...(register.remove ? { remove: removeCommand(register, paths.remove ?? own) } : {}),
    also: [
      ...(idInBody === undefined ? [] : inBody(register, path, idInBody)),
      ...(paths.also === undefined ? [] : onceMore(register, paths.also, added)),
    ],
  };
}

const inBody = (register: Base, path: string, idName: string) => [
  changeCommand(register, path, idName, 'ByBody'),
  ...(register.remove ? [removeCommand(register, path, idName, 'ByBody')] : []),
];

const onceMore = (register: Base, path: string, added: Parts['added']) => [
  addCommand(register, path, { suffix: 'AtOwnAddress', added }),
  changeCommand(register, `${path}/:id`, undefined, 'AtOwnAddress'),
];

const bodyOf = ({ noun, fields }: Base, wanted: Fields): Record<string, z.ZodType> =>
  Object.fromEntries(
    Object.keys(wanted).map((wire) => [wire, fields[wire]?.input(missingKey(noun, wire)) as z.ZodType]),
  );

function addCommand(
  register: Base,
  path: string,
  { suffix = '', added }: { readonly suffix?: string; readonly added: Parts['added'] | undefined },
): CommandDefinition<RegisterCommand> {
  const { noun, key, wire, codes } = register;
  const fields = takenFields(register.fields, true);
  const nothing = Object.fromEntries(
    Object.values(fields).flatMap((field) => (isClearable(field) ? [[field.at, null]] : [])),
  );
  return defineCommand({
    name: `Add${noun}${suffix}`,
    path,
    access: power(register.power, 'insert'),
    body: z.object({ ...bodyOf(register, fields), [wire.serial]: read.optionalInteger(1, 100_000) }),
    toCommand: (body: Body): RegisterCommand => ({
      kind: 'add',
      register: key,
      attributes: { ...nothing, ...attributesFrom(fields, body) },
      serial: body[wire.serial] as number | undefined,
    }),
    ...(added && { answer: () => record(added()) }),
    message: codes.added,
    failed: failingOf(register.words).save,
    example: exampleOf(fields),
    status: 201,
  });
}

/** @param idName where the body names the row; else the path does */
function changeCommand(
  register: Base,
  path: string,
  idName: string | undefined,
  suffix = '',
): CommandDefinition<RegisterCommand> {
  const { noun, key, fields, codes } = register;
  const open = takenFields(fields, false);
  return defineCommand({
    name: `Change${noun}${suffix}`,
    method: 'PUT',
    versioned: true,
    path,
    access: power(register.power, 'edit'),
    ...(idName === undefined ? { params: id } : {}),
    body: z.object({ ...bodyOf(register, open), ...(idName === undefined ? {} : { [idName]: read.id() }) }),
    toCommand: (body: Body, params): RegisterCommand => ({
      kind: 'change',
      register: key,
      id: Number(idName === undefined ? (params as { id: number }).id : body[idName]),
      changes: attributesFrom(open, body),
    }),
    message: codes.changed,
    failed: failingOf(register.words).save,
    example: { ...exampleOf(open), ...(idName === undefined ? {} : { [idName]: 1 }) },
  });
}

function removeCommand(
  { noun, key, power: held, codes, words }: Base,
  path: string,
  idName?: string,
  suffix = '',
): CommandDefinition<RegisterCommand> {
  return defineCommand({
    name: `Remove${noun}${suffix}`,
    method: 'DELETE',
    path,
    access: power(held, 'delete'),
    ...(idName === undefined ? { params: id } : { body: z.object({ [idName]: read.id() }) }),
    toCommand: (body, params): RegisterCommand => ({
      kind: 'remove',
      register: key,
      id: Number(idName === undefined ? (params as { id: number }).id : (body as Body)[idName]),
    }),
    message: codes.removed,
    failed: failingOf(words).remove,
    ...(idName === undefined ? {} : { example: { [idName]: 1 } }),
  });
}

function reorderCommand(
  { plural, key, power: held, wire, codes }: Base,
  path: string,
): CommandDefinition<RegisterCommand> {
  return defineCommand({
    name: `Reorder${plural}`,
    method: 'PUT',
    path,
    access: power(held, 'edit'),
    body: z
      .array(z.object({ [wire.id]: read.id() }))
      .min(1)
      .max(ROWS_AT_MOST),
    toCommand: (rows): RegisterCommand => ({
      kind: 'reorder',
      register: key,
      order: rows.map((row) => row[wire.id] as number),
    }),
    message: codes.ordered,
    example: [{ [wire.id]: 1 }],
  });
}
