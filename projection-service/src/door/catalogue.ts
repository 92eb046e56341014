/** The door's rules, read off the catalogue. */
import {
  bodyLimit,
  type CommandDefinition,
  pathPattern,
  SCHOOL_HEADER,
  SCHOOL_PARAMETER,
} from '@madrasah/events';
import { commandCatalogue, postQueryPaths } from '@madrasah/events/catalogue';
import { ORDINARY_BODY } from './forwarding/body-limits.ts';
import type { BodyLimit, Rules } from './rules.ts';

/** Where larger bodies are let through: the endpoints that take files, each with what its files may weigh. */
const limitsOf = (commands: readonly CommandDefinition[]): readonly BodyLimit[] =>
  commands.flatMap(({ upload, method, path }) =>
    upload ? [{ method, pattern: pathPattern(path), bytes: Math.max(ORDINARY_BODY, bodyLimit(upload)) }] : [],
  );

export const RULES: Rules = {
  postQueries: postQueryPaths,
  bodyLimits: limitsOf(commandCatalogue),
  school: { header: SCHOOL_HEADER, parameter: SCHOOL_PARAMETER },
};
