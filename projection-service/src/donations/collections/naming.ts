import { type Language, say } from '@madrasah/events';
import { subLedgerAccount } from '@madrasah/events/ledger';
import type { Deps } from '../../deps.ts';
import type { Tenant } from '../../kernel/documents/index.ts';
import { accountNames, actorNames, actorsNeed, namesNeed } from '../../ledger/index.ts';
import { notesOf, notesProjector, saidIn } from '../../notes/index.ts';
import { peopleProjector, personName } from '../../people/index.ts';
import { type Donation, donationsProjector } from './projector.ts';

/** Whom what is told of gifts depends on. */
export const donationsNeed = [
  donationsProjector,
  notesProjector,
  peopleProjector,
  ...namesNeed,
  ...actorsNeed,
];

/** Names for gifts: givers, heads, accounts, writers, and what their notes say. @throws DocumentsAway */
export async function donationNames(
  deps: Pick<Deps, 'access'>,
  tenant: Tenant,
  language: Language,
  gifts: readonly Donation[],
) {
  const [names, actor, notes, donors] = await Promise.all([
    accountNames(tenant, language),
    actorNames(deps, tenant, language),
    notesOf(
      tenant,
      gifts.flatMap(({ noteId, reversed }) => [noteId, reversed?.noteId ?? null]),
    ),
    tenant.findByKeys(peopleProjector, [...new Set(gifts.flatMap(({ userId }) => userId ?? []))]),
  ]);
  const kept = await tenant.findByKeys(
    peopleProjector,
    donors.flatMap(({ mergedInto }) => mergedInto ?? []),
  );
  const people = new Map([...donors, ...kept].map((person) => [person.userId, person]));
  /** Who he is now: the entry that stayed, where two were made one. */
  const donor = ({ userId }: Pick<Donation, 'userId'>) => {
    const person = people.get(userId ?? 0);
    return people.get(person?.mergedInto ?? 0) ?? person;
  };
  /** What a note says; the word for what was erased; '' where there is none. */
  const said = (noteId: number | null, name: string): string =>
    noteId === null ? '' : (saidIn(notes, noteId, name) ?? say(language, 'notes.erased'));
  return {
    ...{ names, actor, donor, said },
    account: (subLedgerId: number) => names.account(subLedgerAccount(subLedgerId)),
    /** Whoever gave: by the list of donors, else by the name that was told, else somebody unnamed. */
    giver(gift: Donation): string {
      const person = donor(gift);
      if (person) return personName(person, language);
      return said(gift.noteId, 'payee') || say(language, 'donation.unnamed');
    },
  };
}
export type DonationNames = Awaited<ReturnType<typeof donationNames>>;
