import { digitsOf, type Language, power, say, streams } from '@madrasah/events';
import { CollectionReversed, FeesCollected } from '@madrasah/events/fees';
import { isPermitted } from '@madrasah/service-kit/access';
import type { SignedInCall } from '@madrasah/service-kit/http';
import type { Deps } from '../../deps.ts';
import type { Tenant } from '../../kernel/documents/index.ts';
import { type NotesAtHand, notesOf, notesProjector } from '../../notes/index.ts';
import { peopleProjector, personName } from '../../people/index.ts';
import type { JournalEntry } from '../books/index.ts';
import { type EntryWords, entryWordsProjector, keyOfEntry, SAID_KINDS } from './entry-words.ts';

/** What an entry tells beside its accounts; '' where it tells nothing. */
export interface Narration {
  /** Payee, payer, or the only student it is about. */
  readonly who: string;
  /** What it was for, line by line. */
  readonly what: string;
  /** Remark and reason; the word for what was erased. */
  readonly why: string;
  /** Its cheque or transaction, with the word before the number. */
  readonly paper: string;
}

/** What a query that narrates waits for. */
export const narrationNeed = [entryWordsProjector, notesProjector, peopleProjector] as const;

const SILENT: Narration = { who: '', what: '', why: '', paper: '' };
const OF_STUDENTS: ReadonlySet<string> = new Set([FeesCollected.type, CollectionReversed.type]);

type Asked = Pick<JournalEntry, 'revision' | 'kind' | 'lines'>;

/** The only student of an entry; undefined where there is none, or more than one. */
function studentOf({ lines }: Pick<JournalEntry, 'lines'>): number | undefined {
  const [first, ...others] = new Set(lines.flatMap(({ userId }) => userId ?? []));
  return others.length > 0 ? undefined : first;
}

/** Receipts name their papers on their own lists; what vouchers say of people is for those who see vouchers. */
async function isOpenTo({ access }: Pick<Deps, 'access'>, { caller }: SignedInCall): Promise<boolean> {
  const login = (await access.access(caller.schoolId)).logins.get(caller.loginId);
  return login !== undefined && isPermitted(login, power('voucher', 'view'));
}

/** Words of entries, and of what they take back, each by its key. @throws DocumentsAway */
async function wordsAtHand(tenant: Tenant, entries: readonly Asked[]) {
  const stream = streams.journal(tenant.school);
  const saying = entries.filter(({ kind }) => SAID_KINDS.has(kind));
  const own = await tenant.findByKeys(
    entryWordsProjector,
    saying.map(({ revision }) => keyOfEntry(stream, revision)),
  );
  const takenBack = await tenant.findByKeys(
    entryWordsProjector,
    own.flatMap(({ takesBack }) => takesBack || []),
  );
  const all = new Map<string, EntryWords>([...own, ...takenBack].map((words) => [words.key, words]));
  return {
    all: [...all.values()],
    of: (revision: number) => all.get(keyOfEntry(stream, revision)),
    before: ({ takesBack }: EntryWords) => (takesBack ? all.get(takesBack) : undefined),
  };
}

/** What words say, with their note opened. */
function opened({ noteId, ...plain }: EntryWords, notes: NotesAtHand, language: Language) {
  const texts = noteId === null ? {} : notes.get(noteId)?.texts;
  if (texts === null) return { payee: '', lines: [], why: say(language, 'notes.erased') };
  const { payee = plain.payee, remark, reason } = texts ?? {};
  const noted = Object.keys(texts ?? {})
    .filter((name) => /^line\d+$/.test(name))
    .sort((one, other) => Number(one.slice(4)) - Number(other.slice(4)))
    .map((name) => texts?.[name] ?? '');
  const why = [remark, reason].filter(Boolean).join('; ') || plain.why;
  return { payee, lines: [...new Set(noted.length > 0 ? noted : plain.lines)].filter(Boolean), why };
}

const paperOf = ({ chequeNo, transactionNo }: EntryWords, language: Language): string =>
  [
    chequeNo && say(language, 'ledger.narration.cheque', { number: digitsOf(chequeNo, language) }),
    transactionNo && say(language, 'ledger.narration.transaction', { number: transactionNo }),
  ]
    .filter(Boolean)
    .join(', ');

/**
 * What entries tell, for the reader of a call: of a reversal why, and of whom what it takes back was. Made for the
 * entries that are answered, no others.
 * @param entries all that will be asked about
 * @throws DocumentsAway
 */
export async function narrationOf(
  deps: Pick<Deps, 'access'>,
  tenant: Tenant,
  call: SignedInCall,
  entries: readonly Asked[],
): Promise<(entry: Asked) => Narration> {
  const { language } = call;
  const [words, isOpen] = await Promise.all([wordsAtHand(tenant, entries), isOpenTo(deps, call)]);
  const students = entries.flatMap((entry) => studentOf(entry) ?? []);
  const [notes, people] = await Promise.all([
    notesOf(
      tenant,
      words.all.map(({ noteId }) => noteId),
    ),
    tenant.findByKeys(peopleProjector, [...students, ...words.all.map(({ userId }) => userId)]),
  ]);
  const names = new Map(people.map((person) => [person.userId, personName(person, language)]));
  return (entry) => {
    const student = names.get(studentOf(entry) ?? 0) ?? '';
    const own = words.of(entry.revision);
    if (!own) return student ? { ...SILENT, who: student } : SILENT;
    const before = words.before(own);
    const said = opened(own, notes, language);
    const stood = before && opened(before, notes, language);
    const isShown = isOpen || OF_STUDENTS.has(entry.kind);
    const colleague = names.get(own.userId) ?? '';
    const payee = said.payee || stood?.payee || '';
    return {
      who: [...new Set([isShown ? payee : '', student || colleague])].filter(Boolean).join(' · '),
      what: isShown ? (said.lines.length > 0 ? said.lines : (stood?.lines ?? [])).join(', ') : '',
      why: said.why,
      paper: isShown ? paperOf(own, language) || (before ? paperOf(before, language) : '') : '',
    };
  };
}

/** A narration as one text. */
export const narrated = ({ who, what, why, paper }: Narration): string =>
  [who, what, why, paper].filter(Boolean).join(' · ');
