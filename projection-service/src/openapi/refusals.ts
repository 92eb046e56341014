import {
  type CommandDefinition,
  type QueryDefinition,
  refusalsBeside,
  refuse,
  texts,
} from '@madrasah/events';
import type { JsonSchema } from './json-schema.ts';

type Definition = CommandDefinition | QueryDefinition;

/** What may stand between any endpoint and its answer. */
const ALWAYS = ['request.invalid', 'request.not-found', 'server.fault', 'store.away', 'projection.behind'];
const WHERE_A_TOKEN_IS_ASKED_FOR = ['auth.missing', 'auth.invalid'];
const WITH_A_BODY = ['request.malformed', 'request.too-large', 'request.media-type'];
const OF_COMMANDS = ['conflict.changed', 'key.reused', 'outcome.unknown'];
const OF_QUERIES = ['projection.stopped', 'projection.rebuilding'];
const OF_UPLOADS = ['upload.too-large', 'upload.too-many', 'upload.kind', 'upload.busy'];
const OF_PAPERS = ['paper.busy', 'paper.too-long'];

const isPaper = (path: string) => /\.(pdf|xlsx|csv)$/.test(path);

function codesOf(definition: Definition): Readonly<Record<string, number>> {
  const { name, kind, method, path, access } = definition;
  const denied = definition.isReport ? 'access.report-denied' : 'access.denied';
  const general = [
    ...ALWAYS,
    ...(access.kind === 'public' ? ['limit.exceeded'] : WHERE_A_TOKEN_IS_ASKED_FOR),
    ...(['type', 'power', 'any-power'].includes(access.kind) ? [denied] : []),
    ...(method === 'GET' ? [] : WITH_A_BODY),
    ...(kind === 'command' ? OF_COMMANDS : OF_QUERIES),
    ...(kind === 'command' && definition.upload ? OF_UPLOADS : []),
    ...(isPaper(path) ? OF_PAPERS : []),
    ...(path.endsWith('.csv') ? ['paper.no-rows'] : []),
  ];
  const known: Readonly<Record<string, number>> = refuse.codes;
  return {
    ...Object.fromEntries(general.map((code) => [code, known[code] as number])),
    ...refusalsBeside(name),
  };
}

const sentences = (code: string) => {
  const of = (table: Readonly<Record<string, string>>) => table[code] ?? code;
  return { bn: of(texts.bn), en: of(texts.en) };
};

const described = (codes: readonly string[]) =>
  codes.map((code) => `- \`${code}\`: ${sentences(code).en} · ${sentences(code).bn}`).join('\n');

/** Status → the refusals that an endpoint may answer with it, their sentences in both languages. */
export function refusalsOf(definition: Definition): Record<string, JsonSchema> {
  const byStatus = Map.groupBy(Object.entries(codesOf(definition)), ([, status]) => status);
  return Object.fromEntries(
    [...byStatus].map(([status, entries]) => {
      const codes = entries.map(([code]) => code);
      const schema = {
        allOf: [{ $ref: '#/components/schemas/Refusal' }, { properties: { code: { enum: codes } } }],
      };
      return [status, { description: described(codes), content: { 'application/json': { schema } } }];
    }),
  );
}
