import { type CommandDefinition, fillText, issueText, type Language } from '@madrasah/events/kernel';
import { FORM_ERROR, setIn } from 'final-form';
import { fileIssue, filesIn } from '../files/upload.ts';
import type { Failure } from '../wire/failure.ts';
import { withZod } from './schemas.ts';
import { sentences } from './sentences.ts';

export type Errors = Record<string, unknown>;
type FieldOf = (name: string) => string;
const asSent: FieldOf = (name) => name;
type PathParams = Readonly<Record<string, unknown>>;

/** ['fees', 0, 'deposit'] → fees[0].deposit, as final-form names its fields. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path.reduce<string>((name, part) => {
    if (typeof part === 'number' || /^\d+$/.test(String(part))) return `${name}[${String(part)}]`;
    return name === '' ? String(part) : `${name}.${String(part)}`;
  }, '');
}

function issuesOf(definition: CommandDefinition, body: unknown, params: PathParams) {
  const { upload } = definition;
  const missing = upload && fileIssue(upload, filesIn(body, upload));
  const read = withZod(definition).input.safeParse({ params, body });
  const issues = read.success ? [] : read.error.issues;
  const wrong = issues
    .filter(({ path }) => path[0] === 'body')
    .map((issue) => {
      const path = issue.path.slice(issue.path[1] === 'data' ? 2 : 1);
      return { name: fieldName(path), ...issueText(issue) };
    });
  return missing ? [...wrong, missing] : wrong;
}

/** What must be typed of everybody but an erased person and is not: who is erased only the service knows. */
function unsaidIn({ unlessErased = [] }: CommandDefinition, body: unknown) {
  const sent = (body ?? {}) as Readonly<Record<string, unknown>>;
  const missing = unlessErased.filter((name) => String(sent[name] ?? '').trim() === '');
  return missing.map((name) => ({ name, key: 'request.required', params: {} }));
}

/**
 * Everything the command's own schema finds wrong, field by field, in words; {} when it may be sent. What is wrong with
 * the body as a whole stands under FORM_ERROR.
 * @param fieldOf the field that a problem of the body is told at, where the form is laid out otherwise
 * @param erased whom it is about is known to be erased: of him nothing is said
 */
export function problemsOf(
  definition: CommandDefinition,
  body: unknown,
  params: PathParams,
  language: Language,
  fieldOf: FieldOf = asSent,
  erased = false,
): Errors {
  let errors: Errors = {};
  const unsaid = erased ? [] : unsaidIn(definition, body);
  for (const { name, key, params: values } of [...issuesOf(definition, body, params), ...unsaid]) {
    const sentence = fillText(sentences[language][key] ?? key, values, language);
    errors = (
      name === '' ? { ...errors, [FORM_ERROR]: sentence } : setIn(errors, fieldOf(name), sentence)
    ) as Errors;
  }
  return errors;
}

/**
 * The fields a command does not do without: those that an empty body is missing.
 * @param erased whom it is about is known to be erased: of him nothing needs to be said
 */
export function requiredFields(definition: CommandDefinition, erased = false): ReadonlySet<string> {
  const unsaid = erased ? [] : unsaidIn(definition, {});
  return new Set([...issuesOf(definition, {}, {}), ...unsaid].map(({ name }) => name));
}

/** Where the server's word on a field is told: the field of the form, '' for none. */
const fieldOfProblem = ({ path }: Failure['fields'][number], fieldOf: FieldOf): string => {
  const name = fieldName(
    path.split('.').filter((part, index) => part !== '' && !(index === 0 && part === 'data')),
  );
  return name === '' ? '' : fieldOf(name);
};

/**
 * The server's word on each field, for final-form, in both languages where it was said so; the sentence on the whole is
 * shown by the form itself.
 */
export function submitErrors(
  { fields, message }: Pick<Failure, 'fields' | 'message'>,
  fieldOf: FieldOf = asSent,
): Errors {
  let errors: Errors = { [FORM_ERROR]: message };
  for (const problem of fields) {
    const name = fieldOfProblem(problem, fieldOf);
    if (name !== '') errors = setIn(errors, name, problem.messages ?? problem.message) as Errors;
  }
  return errors;
}

const isWithin = (inner: string, outer: string) =>
  inner === outer || inner.startsWith(`${outer}.`) || inner.startsWith(`${outer}[`);

/**
 * What the server said of what no field of the form shows: a line of a file, a row that is not drawn. It is told where
 * the form says why it was not accepted.
 * @param shown the names of the fields that stand in the form
 */
export function unplaced(
  { fields }: Pick<Failure, 'fields'>,
  shown: readonly string[],
  fieldOf: FieldOf = asSent,
): Failure['fields'] {
  return fields.filter((problem) => {
    const name = fieldOfProblem(problem, fieldOf);
    return name !== '' && !shown.some((field) => isWithin(name, field) || isWithin(field, name));
  });
}
