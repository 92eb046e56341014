import type { bn } from './text.bn.ts';

export const en: Record<keyof typeof bn, string> = {
  'request.required': 'This field is required',
  'request.type': 'This value is not valid',
  'request.text': 'Text is expected here',
  'request.number': 'Please enter a valid number',
  'request.min': 'Minimum value is {min}',
  'request.max': 'Maximum value is {max}',
  'request.money': 'An amount has at most two decimals',
  'request.commas': 'A comma stands where none belongs; write paisa behind a point, as in 1,500.50',
  'request.lost-number':
    'The spreadsheet has lost digits of this number; format the column as text and write it again',
  'request.lost-letters': 'Letters of this text were lost (“?” or “�” in their place); write it again',
  'request.mojibake':
    'This text was garbled when it was saved; save the file as Excel (.xlsx) or as “CSV UTF-8” and send it again',
  'request.bijoy':
    'This looks like Bijoy text (SutonnyMJ); convert it to Unicode, or type it in Unicode, and send it again',
  'request.name-letter': 'A name has at least one letter',
  'request.half': 'Write a whole mark or a half, as 79 or 79.5',
  'request.hundredth': 'At most two decimals',
  'request.too-long': 'At most {max} characters',
  'request.control-characters': 'The text has characters that are not allowed',
  'request.time': 'Enter a time such as 16:30 or 4:30 PM',
  'request.day': 'There is no such date; check its day, month and year',
  'request.instant': 'Enter a valid time',
  'request.period-backwards': 'The last day lies before the first, {from:day}; choose a later one',
  'request.no-clock': 'This is not answered as of another day or instant',
  'request.in-one': '{one:shown}: {why:shown}',
  'request.mobile-length': 'Mobile number must be 11 digits',
  'request.mobile-prefix': 'A mobile number starts with 013 to 019',
  'request.email': 'Enter a valid e-mail address',
  'request.choice': 'Choose one of the list',
  'request.empty-list': 'Give at least one row',
  'request.long-list': 'At most {max} rows',
  'request.query-key': 'This parameter is not allowed',
  'request.malformed': 'The request could not be read',
  'request.invalid': 'Missing or invalid data provided',
  'request.too-large': 'The request is too large',
  'request.media-type': 'This media type is not accepted',
  'upload.required': 'Choose a file',
  'upload.too-large': 'The file is too large; at most {size} megabytes are taken',
  'upload.too-many': 'At most {max} files at once',
  'upload.kind': 'Files of this kind are not taken; give one of these: {kinds}',
  'upload.busy': 'Many files are arriving; try again soon',
  'request.not-found': 'Not found',
  'auth.missing': 'Token is missing',
  'auth.invalid': 'Token verification failed',
  'access.auditor-reads': 'An auditor only looks; nothing is written or changed by him',
  'access.outside-days': 'As an auditor you may look at {from:day} to {to:day}; choose days of that time',
  'access.undated':
    'As an auditor you may look at {from:day} to {to:day}; what stands here is of no day, so it cannot be shown',
  'access.denied': 'You do not have permission for this',
  'access.report-denied': 'You do not have permission to view this report',
  'conflict.changed': 'This has changed meanwhile; load it again',
  'conflict.changed-by': 'Changed by {who:shown} at {at:shown} meanwhile; look again, then save',
  'conflict.nobody': 'somebody',
  'conflict.serial-taken': 'This serial is taken: {name}',
  'conflict.likely-double':
    'One like it is recorded: no. {number:shown}, {on:day}, {amount:taka} taka, entered by {by}. Is this another one?',
  'conflict.more-than-owed':
    '“{account}” is owed {owed:taka} taka; this pays {paid:taka} taka, {more:taka} taka too much. Is it to be paid?',
  'conflict.several-doubtful': '{questions}',
  'conflict.waiting-likely-double':
    'One like it waits to be approved: request no. {number}, {on:day}, {amount:taka} taka, asked by {by}. Is this another one?',
  'conflict.number-likely-double':
    'The transaction number {typed} looks like {other} (O and 0, I and 1), which is no. {number:shown}, {on:day}, {amount:taka} taka, entered by {by}. Is this another transaction?',
  'key.reused': 'This key was used for other input',
  'limit.exceeded': 'Too many requests; try again soon',
  'server.fault': 'Something went wrong!',
  'store.away': 'The store cannot be reached; try again soon',
  'store.unproven':
    'Who may sign in here was changed from outside the program; nobody can sign in until that is put right. Tell whoever looks after the computer',
  'projection.behind': 'The data is being prepared; try again soon',
  'projection.stopped': 'This list has stopped for now',
  'paper.busy': 'Many papers are being made; try again soon',
  'paper.no-rows':
    'This paper has no rows (cards or forms), so it cannot be a CSV file; take it as PDF or XLSX',
  'paper.too-long':
    'This paper would have more than {rows} rows: choose fewer days or classes, or take the file (CSV)',
  'projection.rebuilding': 'This list is being made anew, {percent} % done; try again soon',
  'outcome.unknown':
    'The outcome is not known; send it again with the same key, or look first whether it was recorded',
};
