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
import { codeKey, type PeopleState, peopleStream } from './state.ts';

/** Photos of people, each found by the code its file is called by. */
export function photos({ desk, files }: Deps): HandledCommand[] {
  async function keep(file: UploadedFile, userType: number, errand: Errand): Promise<KeptFile | Refusal> {
    const userId = ownerOf(await desk.state(peopleStream, errand.schoolId), userType, file.name);
    return isRefusal(userId) ? userId : keepFile(desk, files, { userId, use: 'photo', file }, errand);
  }

  return [
    handled(peopleCommands.uploadPhoto, async (command, call) => {
      const [file] = call.files as readonly [UploadedFile]; // the endpoint takes one
      const kept = await keep(file, command.userType, errandOf(call, 'UploadPhoto', command));
      return isRefusal(kept) ? kept : { position: kept.position };
    }),
    handled(peopleCommands.uploadPhotos, async (command, call) => {
      const errand = errandOf(call, 'UploadPhotos', command);
      const results: PhotoOutcome[] = [];
      let position: number | undefined;
      for (const [at, file] of (call.files ?? []).entries()) {
        const kept = await keep(file, command.userType, ofOne(errand, at));
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
  return state.codes.get(codeKey(userType, code)) ?? refuse('people.photo-of-nobody', { code: Number(code) });
}

/** Each file is an errand of its own: one that was kept is not kept twice when all are sent again. */
const ofOne = ({ idempotencyKey, ...errand }: Errand, at: number): Errand =>
  idempotencyKey === undefined ? errand : { ...errand, idempotencyKey: `${idempotencyKey}#${at}` };

function outcomeOf({ name }: UploadedFile, kept: KeptFile | Refusal, { language }: Call): PhotoOutcome {
  if (!isRefusal(kept)) return { fileName: name, success: true };
  return { fileName: name, success: false, error: say(language, kept.code, kept.params) };
}
