import { isRefusal } from '@madrasah/events';
import { applicationCommands } from '@madrasah/events/applications';
import type { Vault } from '@madrasah/service-kit/vault';
import { type Desk, errandOf, stepOn } from '../kernel/desk.ts';
import { eraseNow } from '../kernel/erasing.ts';
import { type HandledCommand, handled } from '../kernel/handler.ts';
import { withNote } from '../notes/steps.ts';
import { eraseApplication } from './decide.ts';
import { applicationsStream } from './state.ts';

/** Erases what an applicant wrote; the reason stands in a note. */
export const erasing = (desk: Desk, vault: Vault): HandledCommand =>
  handled(applicationCommands.eraseApplication, async ({ applicationId, reason }, call) => {
    const { name } = applicationCommands.eraseApplication;
    const errand = errandOf(call, name, { applicationId, reason });
    const done = await withNote(desk, errand, { reason }, (noteId) =>
      stepOn(applicationsStream, (state, { now }) => eraseApplication(state, { applicationId }, noteId, now)),
    );
    if (isRefusal(done)) return done;
    eraseNow(vault, errand.schoolId, `application:${applicationId}`);
    return { id: applicationId, position: done.position };
  });
