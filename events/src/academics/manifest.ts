import { defineManifest } from '../kernel/index.ts';
import { reorderSections } from './commands.ts';
import { copySubjects, refuseCopy } from './copy.ts';
import { academicQueries } from './queries.ts';
import { classes, sections, sessions } from './registers.ts';
import { academicStreams } from './streams.ts';
import { subjects } from './subjects.ts';
import { bn } from './text.bn.ts';
import { en } from './text.en.ts';

export const academics = defineManifest({
  commands: { reorderSections, copySubjects },
  queries: academicQueries,
  refusals: refuseCopy,
  streams: academicStreams,
  texts: { bn, en },
  made: [sessions, classes, sections, subjects].map(({ made }) => made),
});
