import { tamlikCommands as commands, tamlikRequests } from '@madrasah/events/tamlik';
import { admissionsStream } from '../admissions/state.ts';
import { secondPerson } from '../approvals/steps.ts';
import type { Context } from '../deps.ts';
import { askingFirst } from '../doubles/steps.ts';
import { stepOn } from '../kernel/desk.ts';
import { chartStream } from '../ledger/chart/state.ts';
import { journalStream } from '../ledger/journal/state.ts';
import { notedStep } from '../notes/steps.ts';
import { peopleStream } from '../people/state.ts';
import { setEligibility } from './eligibility.ts';
import { giveTamlik, saysOfTamlik } from './give.ts';
import { tamlikLikeness } from './likeness.ts';
import { reversing, tamlikAnswer } from './reversing.ts';

/** Who is entitled to zakat, and zakat given to them. */
export const tamlik: Context = ({ desk }) => {
  const giving = secondPerson(desk, tamlikRequests, {
    reads: [peopleStream, admissionsStream],
    decide: giveTamlik,
    says: saysOfTamlik,
    answer: tamlikAnswer,
  });
  return [
    notedStep(
      desk,
      commands.setZakatEligibility,
      ({ verifiedBy, note }) => ({ verifier: verifiedBy, remark: note }),
      ({ verifiedBy: _by, note: _note, ...command }, noteId) =>
        stepOn(
          journalStream,
          (journal, { look, today }) =>
            setEligibility({ journal, chart: look(chartStream), today }, look(peopleStream), {
              ...{ ...command, noteId },
            }),
          [chartStream, peopleStream],
        ),
    ),
    askingFirst(
      desk,
      giving.askingWith(
        commands.giveTamlik,
        ({ witness, reason, proxies }) => ({
          ...{ witness, reason },
          ...Object.fromEntries(proxies.map((name, at) => [`proxy${at + 1}`, name])),
        }),
        ({ witness: _witness, reason: _reason, proxies: _proxies, ...form }, noteId) => ({ ...form, noteId }),
      ),
      tamlikLikeness,
    ),
    ...giving.decisions,
    ...reversing(desk),
  ];
};
