import { anyone, defineQuery, fieldNotes, fields, Problem, signedIn } from '../kernel/index.ts';
import { FILE_ID, isFileId } from './file-id.ts';

/** The id of a file in a form or a path. */
export const fileId = () =>
  fields.field(
    (raw) => (isFileId(raw) ? raw : new Problem('files.id')),
    fieldNotes.required({ type: 'string', pattern: FILE_ID.source }),
  );
const query = { id: fileId(), size: fields.word(['thumbnail'], undefined) };

/** A page shows a school's badge and no more without a token; a house of parents may share one address. */
const PER_MINUTE = 240;

export const fileQueries = {
  file: defineQuery({ name: 'File', path: '/api/files/:id', access: signedIn, query }),
  openFile: defineQuery({
    name: 'OpenFile',
    path: '/api/public/files/:id',
    access: anyone(PER_MINUTE),
    query,
  }),
};
