import { say } from '@madrasah/events';
import {
  DEFAULT_PRINT_SETTINGS,
  isUnsettled,
  PrintSettingsChanged,
  USUAL_PRINT_SETTINGS,
} from '@madrasah/events/papers';
import { refuseSetup as refuse, USUAL_PAPERS_PART, type UsualChoice } from '@madrasah/events/setup';
import { type Step, stepOn } from '../kernel/desk.ts';
import { chartStream, printSettingsOf } from '../ledger/chart/state.ts';
import { type Comes, unknownOf, type Work } from './work.ts';

type Language = 'bn' | 'en';

const LAYOUT = 'papers:layout';
const same = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

const choice = (language: Language): UsualChoice => {
  const name = USUAL_PAPERS_PART.name[language];
  return {
    ...{ id: LAYOUT, of: { one: name, many: name }, name: say(language, 'setup.usual-receipt') },
    ...{ on: [], for: '', under: '', group: '' },
  };
};

/** Receipts and vouchers printed as most houses print them, where the school has settled nothing of its own. */
export const papersWork: Work = {
  part: USUAL_PAPERS_PART,
  async taking(_desk, without) {
    const unknown = unknownOf(without, new Set([LAYOUT]));
    if (unknown) return unknown;
    const seen: { comes?: Comes } = {};
    const step = stepOn(chartStream, (chart) => {
      const isSettled = !isUnsettled(printSettingsOf(chart));
      const isMade = !isSettled && !without.includes(LAYOUT);
      const drafts = isMade ? [PrintSettingsChanged(USUAL_PRINT_SETTINGS)] : [];
      const named = (key: string) => (language: Language) => [
        { of: USUAL_PAPERS_PART.name[language], names: [say(language, key)] },
      ];
      seen.comes = {
        ...{ drafts, count: drafts.length },
        make: isMade ? named('setup.usual-receipt') : () => [],
        there: isSettled ? named('setup.usual-settled') : () => [],
        rows: (language) => (isMade ? [choice(language)] : []),
      };
      return drafts;
    });
    return { step: step as unknown as Step<never>, seen };
  },
  // There is one row of settings.
  madeBy: (events) => (events.some(({ type }) => type === PrintSettingsChanged.type) ? { papers: [1] } : {}),
  takingBack: async () =>
    stepOn(chartStream, (chart) =>
      same(printSettingsOf(chart), USUAL_PRINT_SETTINGS)
        ? [PrintSettingsChanged(DEFAULT_PRINT_SETTINGS)]
        : refuse('setup.usual-papers-changed'),
    ) as unknown as Step<never>,
};
