import { isRefusal } from '@madrasah/events';
import { figuresOf, type Moved, resultCommands } from '@madrasah/events/results';
import { type Desk, errandOf, stepOn } from '../../kernel/desk.ts';
import { type HandledCommand, handled } from '../../kernel/handler.ts';
import { notedStep } from '../../notes/steps.ts';
import { frameOf, READS_PEOPLE } from '../frame.ts';
import { resultsStream } from '../state.ts';
import { correct } from './correct.ts';
import { publish, withdraw } from './publish.ts';

const movedRow = ({ userId, old, new: now }: Moved) => ({
  ...{ UserID: userId, old: old && figuresOf(old), new: now && figuresOf(now) },
});

/** What a correction would do: the same decision, of which nothing is recorded. */
const previewing = (desk: Desk): HandledCommand =>
  handled(resultCommands.previewCorrection, async (save, call) => {
    let moved: readonly Moved[] = [];
    const looking = stepOn(
      resultsStream(save.sessionId),
      (state, context) => {
        const correction = correct(state, save, frameOf(context), null, call.ifMatch);
        if (isRefusal(correction)) return correction;
        moved = correction.moved;
        return [];
      },
      READS_PEOPLE,
    );
    // Without its key: a look records nothing, so that its repetition is another look.
    const errand = errandOf(
      { ...call, idempotencyKey: undefined },
      resultCommands.previewCorrection.name,
      save,
    );
    return (await desk.foresee(looking, errand)) ?? { data: { moved: moved.map(movedRow) } };
  });

const correcting = (desk: Desk): HandledCommand =>
  notedStep(
    desk,
    resultCommands.correctResults,
    ({ reason }) => ({ reason }),
    (save, noteId, { ifMatch }) =>
      stepOn(
        resultsStream(save.sessionId),
        (state, context) => {
          const correction = correct(state, save, frameOf(context), noteId, ifMatch);
          return isRefusal(correction) ? correction : correction.drafts;
        },
        READS_PEOPLE,
      ),
  );

const switching = (desk: Desk): HandledCommand =>
  notedStep(
    desk,
    resultCommands.switchPublished,
    ({ published, reason }) => (published ? {} : { reason }),
    ({ published, confirm, ...place }, noteId) =>
      stepOn(
        resultsStream(place.sessionId),
        (state, context) =>
          published
            ? publish(state, { ...place, sectionIds: [place.sectionId], confirm }, frameOf(context))
            : withdraw(state, place, noteId),
        READS_PEOPLE,
      ),
  );

/** Publishing one section, taking it back, and correcting it. */
export const publications = (desk: Desk): readonly HandledCommand[] => [
  switching(desk),
  previewing(desk),
  correcting(desk),
];
