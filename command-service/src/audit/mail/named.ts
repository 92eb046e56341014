import { type Day, dhakaDay, type Language, say, secondPersonKinds, wordIn } from '@madrasah/events';
import { accessStream } from '../../access/state.ts';
import type { Desk } from '../../kernel/desk.ts';
import { journalStream, type MarkedConfirmation } from '../../ledger/journal/state.ts';
import { type AuditState, auditStream } from '../state.ts';

/** Something that a root's mail names, since those who get it would want to know. */
export interface Named {
  readonly on: Day;
  readonly said: Readonly<Record<Language, string>>;
}

interface Window {
  readonly after: string;
  readonly until: string;
}

/** From the last root before that was mailed to the one that is; instants, ISO 8601. */
function windowOf({ roots, mails }: AuditState, rootId: number): Window {
  const mailed = [...mails.entries()].filter(([id, { state }]) => id < rootId && state === 'mailed');
  const last = Math.max(0, ...mailed.map(([id]) => id));
  return { after: roots.get(last)?.at ?? '', until: roots.get(rootId)?.at ?? '' };
}

type NameOf = (loginId: number) => string;

function confirmed({ kind, number, mark, asker, by }: MarkedConfirmation, nameOf: NameOf): Named['said'] {
  const title = (language: Language) => {
    const known = kind === null ? undefined : secondPersonKinds.get(kind);
    return known ? wordIn(language, known.list.title) : wordIn(language, 'difference');
  };
  const who = { number, asker: nameOf(asker), by: nameOf(by) };
  const said = (language: Language) =>
    say(language, 'audit.named.confirmed', {
      ...who,
      title: title(language),
      mark: say(language, `approval.mark.${mark}`),
    });
  return { bn: said('bn'), en: said('en') };
}

const inBoth = (key: string, places: Record<string, string>): Named['said'] => ({
  bn: say('bn', key, places),
  en: say('en', key, places),
});

/**
 * What the mail of a root names: confirmations that bear a mark, passwords that were set on the machine, and that the
 * only person of the school may confirm his own, or no more; since the last mail. @throws StoreAway
 */
export async function namedIn(desk: Desk, schoolId: string, rootId: number): Promise<Named[]> {
  const { after, until } = windowOf(await desk.state(auditStream, schoolId), rootId);
  const { logins, recovered, alone } = await desk.state(accessStream, schoolId);
  const { markedConfirmations } = await desk.state(journalStream, schoolId);
  const nameOf: NameOf = (loginId) => logins.get(loginId)?.name ?? String(loginId);
  const switched = alone.get('confirming');
  const all = [
    ...[...markedConfirmations.values()].map((marked) => ({
      at: marked.at,
      said: confirmed(marked, nameOf),
    })),
    ...[...recovered.values()].map(({ at, loginId }) => ({
      at,
      said: inBoth('audit.named.recovered', { name: nameOf(loginId) }),
    })),
    ...(switched
      ? [
          {
            at: switched.at,
            said: inBoth(`audit.named.alone-${switched.allowed ? 'on' : 'off'}`, { by: nameOf(switched.by) }),
          },
        ]
      : []),
  ];
  return all
    .filter(({ at }) => after < at && at <= until)
    .sort((one, other) => (one.at < other.at ? -1 : 1))
    .map(({ at, said }) => ({ on: dhakaDay(new Date(at)), said }));
}
