import { type DataOf, sumPaisa, toTaka } from '@madrasah/events';
import { FeesCharged } from '@madrasah/events/fees';
import { ChargesRepriced, MonthAdvancesApplied, StandingConcessionsGranted } from '@madrasah/events/plans';
import type { DomainEvent } from '@madrasah/service-kit/codec';
import type { ChangePlan } from '../../fees/steps.ts';
import type { feeCalled } from '../../ledger/chart/lookups.ts';

const taka = toTaka;

const totalOf = (events: readonly DomainEvent[]) =>
  events
    .flatMap(({ data }) => (data as { totals: { amount: number }[] }).totals)
    .reduce((sum, { amount }) => sum + amount, 0);

/** What a change has done, read off what was recorded: so that its repetition is answered alike. */
export function doneAnswer(events: readonly DomainEvent[]) {
  const of = (...types: readonly string[]) => events.filter(({ type }) => types.includes(type));
  const repriced = of(ChargesRepriced.type).map(({ data }) => data as DataOf<typeof ChargesRepriced>);
  const charged = of(FeesCharged.type).map(({ data }) => data as DataOf<typeof FeesCharged>);
  const overpaid = sumPaisa(repriced.flatMap((data) => data.overpaid.map(([, amount]) => amount)));
  const met = totalOf(of(StandingConcessionsGranted.type, MonthAdvancesApplied.type));
  return {
    items: repriced.flatMap(({ lines }) => lines).length,
    charged: charged.flatMap(({ lines }) => lines).length,
    difference: taka(totalOf(of(ChargesRepriced.type, FeesCharged.type)) - met - overpaid),
    overpaid: taka(overpaid),
  };
}

/** What a change would do to a student's charges: those changed, those new, those that stay, and the difference. */
export function previewAnswer(
  { repriced, charges, kept, ahead, unpriced }: ChangePlan,
  called: ReturnType<typeof feeCalled>,
) {
  const fresh = charges.flatMap(({ dueOn, lines }) =>
    lines.map((line) => {
      const conceded = sumPaisa((line.lessened ?? []).map(({ amount }) => amount));
      const due = line.amount - conceded - (line.ahead?.amount ?? 0);
      return { ...line, dueOn, conceded, due };
    }),
  );
  const difference =
    repriced.reduce((sum, { item, due, overpaid }) => sum + due - overpaid - item.due, 0) +
    fresh.reduce((sum, { due }) => sum + due, 0);
  return {
    items: repriced.map(({ item, charged, conceded, due, overpaid }) => ({
      ...{ itemId: item.itemId, SLID: item.subLedgerId, SlName: called(item), MonthID: item.monthId },
      ...{ before: taka(item.charged), Fee: taka(charged), pastDiscount: taka(conceded) },
      ...{ due: taka(due), overpaid: taka(overpaid) },
    })),
    charged: fresh.map(({ subLedgerId, name, monthId, dueOn, amount, conceded, due }) => ({
      ...{ SLID: subLedgerId, SlName: called({ subLedgerId, name }), MonthID: monthId, dueOn },
      ...{ Fee: taka(amount), pastDiscount: taka(conceded), due: taka(due) },
    })),
    kept: kept.map((item) => ({
      ...{ itemId: item.itemId, SLID: item.subLedgerId, SlName: called(item), MonthID: item.monthId },
      Fee: taka(item.charged),
    })),
    ahead: ahead.map(({ subLedgerId, name, monthId, amount, priced }) => ({
      ...{ SLID: subLedgerId, SlName: called({ subLedgerId, name }), MonthID: monthId, amount: taka(amount) },
      priced,
    })),
    unpriced: unpriced.map(({ subLedgerId, name }) => ({
      SLID: subLedgerId,
      SlName: called({ subLedgerId, name }),
    })),
    /** By how much he owes more, or below zero less; what was overpaid is his advance. */
    difference: taka(difference),
    overpaid: taka(sumPaisa(repriced.map(({ overpaid }) => overpaid))),
  };
}
