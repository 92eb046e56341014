import { isRefusal, type Refusal, say } from '@madrasah/events';
import {
  codeInName,
  type PhotoOutcome,
  peopleCommands,
  refusePeople as refuse,
} from '@madrasah/events/people';
import type { Call, UploadedFile } from '@madrasah/service-kit/http';
import type { Deps } from '../deps.ts';
import { type KeptFile, keepFile, withdrawal } from '../files/steps.ts';
import { type Errand, errandOf } from '../kernel/desk.ts';
import { type HandledCommand, handled, oneStep } from '../kernel/handler.ts';
import { personOfCode } from './holders.ts';
import { type PeopleState, peopleStream } from './state.ts';

/** Photos of people, each found by the code its file is called by. */
export function photos({ desk, files }: Deps): HandledCommand[] {
  const ownerIn = async ({ name }: UploadedFile, userType: number, schoolId: string) =>
    ownerOf(await desk.state(peopleStream, schoolId), userType, name);
  const keep = async (file: UploadedFile, owner: number | Refusal, errand: Errand) =>
    isRefusal(owner) ? owner : keepFile(desk, files, { userId: owner, use: 'photo', file }, errand);

  return [
    handled(peopleCommands.uploadPhoto, async (command, call) => {
      const [file] = call.files as readonly [UploadedFile]; // the endpoint takes one
      const errand = errandOf(call, 'UploadPhoto', command);
      const owner = await ownerIn(file, command.userType, errand.schoolId);
      const kept = await keep(file, owner, errand);
      return isRefusal(kept) ? kept : { position: kept.position };
    }),
    handled(peopleCommands.uploadPhotos, async (command, call) => {
      const errand = errandOf(call, 'UploadPhotos', command);
      const results: PhotoOutcome[] = [];
      let position: number | undefined;
      const pictured = new Set<number>();
      for (const [at, file] of (call.files ?? []).entries()) {
        const owner = await ownerIn(file, command.userType, errand.schoolId);
        const kept = await keep(file, firstOf(pictured, owner, file.name), ofOne(errand, at));
        if (!isRefusal(kept) && !isRefusal(owner)) pictured.add(owner);
        results.push(outcomeOf(file, kept, call));
        if (!isRefusal(kept)) position = kept.position;
      }
      return { also: { results }, ...(position === undefined ? {} : { position }) };
    }),
    oneStep(desk, peopleCommands.withdrawPhoto, ({ userId }) => withdrawal({ userId, use: 'photo' })),
  ];
}

/** Whose photo a file is, by the code its name begins with. */
export function ownerOf(state: PeopleState, userType: number, fileName: string): number | Refusal {
  const code = codeInName(fileName);
  if (code === '') return refuse('people.photo-name', { name: fileName });
  return personOfCode(state, userType, code) ?? refuse('people.photo-of-nobody', { code });
}

/** Of two pictures of one person that are sent together the second is left out. @param pictured who has one of them by now */
export const firstOf = (
  pictured: ReadonlySet<number>,
  owner: number | Refusal,
  name: string,
): number | Refusal =>
  !isRefusal(owner) && pictured.has(owner) ? refuse('people.photo-twice', { name }) : owner;

/** Each file is an errand of its own: one that was kept is not kept twice when all are sent again. */
const ofOne = ({ idempotencyKey, ...errand }: Errand, at: number): Errand =>
  idempotencyKey === undefined ? errand : { ...errand, idempotencyKey: `${idempotencyKey}#${at}` };

function outcomeOf({ name }: UploadedFile, kept: KeptFile | Refusal, { language }: Call): PhotoOutcome {
  if (!isRefusal(kept)) return { fileName: name, success: true };
  return { fileName: name, success: false, error: say(language, kept.code, kept.params) };
}
