import { type CommandOf, isRefusal, type Refusal } from '@madrasah/events';
import {
  type institutionCommands,
  NO_RENEWAL,
  refuseInstitutions as refuse,
} from '@madrasah/events/institutions';
import type { FirstLink } from '@madrasah/service-kit/first-link';
import type { Call } from '@madrasah/service-kit/http';
import { isLoopback } from '@madrasah/service-kit/loopback';
import { type Desk, openErrand } from '../kernel/desk.ts';
import { registerInstitution } from './register.ts';
import { platformStream } from './state.ts';

type OpenFirstSchool = CommandOf<typeof institutionCommands.openFirstSchool>;

/** Why the link does not open the first school for whoever calls; undefined where it does. */
export function deadLink(link: FirstLink | undefined, key: string, { address }: Pick<Call, 'address'>) {
  if (!isLoopback(address)) return refuse('institutions.first-link-elsewhere');
  return link?.opens(key) ? undefined : refuse('institutions.first-link-dead');
}

/**
 * Opens the first school by the link that the start has printed, with the person whose the first login is. One that a
 * crash has left half made is made whole by the same link; a school that stands whole has used it up.
 */
export async function openFirstSchool(
  desk: Desk,
  link: FirstLink | undefined,
  { key, ...command }: OpenFirstSchool,
  call: Call,
): Promise<{ position: number } | Refusal> {
  const dead = deadLink(link, key, call);
  if (dead) return dead;
  const { schoolId, firstLogin } = command;
  const { institutions } = await desk.state(platformStream, schoolId);
  // Whoever runs the installation is its first school: a half made one is mended under its own id alone.
  if (institutions.size > 0 && !institutions.has(schoolId)) return refuse('institutions.first-link-dead');
  const named = { ...command, firstLogin: firstLogin.name }; // a password never enters a stored hash
  const errand = openErrand(call, schoolId, 'OpenFirstSchool', named);
  const opened = await registerInstitution(desk, { ...command, renewal: NO_RENEWAL }, errand, schoolId);
  if (!isRefusal(opened) || opened.code === 'institutions.duplicate') link?.used();
  return opened;
}
