import { type Language, say } from '@madrasah/events';
import { fileAddress, fileUse } from '@madrasah/events/files';
import type { LookedAt, ShownEntry, ShownLine } from '@madrasah/events/kernel';
import { chartedName, subLedgerOf, systemAccountKey } from '@madrasah/events/ledger';
import { monthName } from '@madrasah/events/settings';
import { type AcademicState, academicsStream } from '../academics/state.ts';
import type { Desk } from '../kernel/desk.ts';
import { feeCalled } from '../ledger/chart/lookups.ts';
import { type ChartState, chartStream } from '../ledger/chart/state.ts';
import { type PeopleState, peopleStream } from '../people/state.ts';
import { type Change, type Line, type Shown, seenOf } from './shown.ts';

const PAISA = 100;

interface Names {
  readonly chart: ChartState;
  readonly people: PeopleState;
  readonly academics: AcademicState;
  readonly language: Language;
}

/** The head and month of a charge; what was brought over from paper has no name of its own. */
function headCalled(
  { chart, academics, language }: Names,
  { name, monthId, subLedgerId, sessionId = 0 }: NonNullable<Line['head']>,
) {
  const head = feeCalled(chart, language)({ subLedgerId, name }) || say(language, 'fees.old-dues');
  const session = academics.session.get(sessionId)?.name;
  const of = [monthName(monthId, language), session ? session[language] || session.bn : ''];
  return [head, ...of].filter(Boolean).join(', ');
}

function lineIn(names: Names, { account, fund, party, head, debit, credit }: Line): ShownLine {
  const { chart, people, language } = names;
  const subLedgerId = subLedgerOf(account);
  const code = party === undefined ? undefined : people.people.get(party)?.userCode;
  return {
    account:
      subLedgerId === undefined
        ? say(language, systemAccountKey(account))
        : chartedName(chart.subLedgers.get(subLedgerId), language),
    fund: chartedName(chart.funds.get(fund), language),
    ...(head ? { head: headCalled(names, head) } : {}),
    ...(code === undefined ? {} : { UserCode: code }),
    debit: debit / PAISA,
    credit: credit / PAISA,
  };
}

function entryIn(names: Names, { parts, told, changes, attachments, ...own }: Shown): ShownEntry {
  const sentence = ({ key, params }: Change) => say(names.language, key, params);
  const day = ({ on, wanted, why }: Pick<Shown, 'on' | 'wanted' | 'why'>) => ({
    on,
    ...(wanted !== null && { wanted, ...(why && { whyMoved: sentence(why) }) }),
  });
  return {
    ...day(own),
    parts: parts.map(({ as, lines, ...part }) => ({
      ...{ as, ...day(part) },
      lines: lines.map((line) => lineIn(names, line)),
    })),
    changes: [...told, ...changes].map(sentence),
    attachments: attachments.map((fileId) => ({
      fileId,
      address: fileAddress(fileId, fileUse('bill').open),
    })),
  };
}

/** An entry in the words of whoever looks, and by what it is known again. @throws StoreAway */
export async function lookedAt(
  desk: Desk,
  schoolId: string,
  shown: Shown,
  language: Language,
): Promise<LookedAt> {
  const [chart, people, academics] = await Promise.all([
    desk.state(chartStream, schoolId),
    desk.state(peopleStream, schoolId),
    desk.state(academicsStream, schoolId),
  ]);
  return { entry: entryIn({ chart, people, academics, language }, shown), seen: seenOf(shown) };
}
