import { Problem, type Refusal, toLatinDigits } from '@madrasah/events';
import { type Certificate, refuseCertificates as refuse, type Wanted } from '@madrasah/events/certificates';
import type { PublishedOutcome } from '../results/state.ts';

type Figures = Pick<Certificate, 'outcome' | 'from'>;

/** What is published of the student; the total and the top mark in halves. */
export type Published = PublishedOutcome & { readonly from: NonNullable<Certificate['from']> };

const plain = (text: string) => toLatinDigits(text.normalize('NFC')).replace(/\s+/g, ' ').trim();
const isSame = (one: string, other: string) => plain(one) === plain(other);

/**
 * The figures of a certificate: those of the published result; others only with a reason.
 * @param own of the same exam, before a change: what is left as it stands needs no reason again
 */
export function figuresOf(
  { totalMark, division, reason }: Wanted,
  published: Published | undefined,
  own?: Figures,
): Figures | Refusal {
  const says = { TotalMark: published && published.total / 2, DivisionName: published?.division };
  const [total, named] = [`${says.TotalMark ?? ''}`, says.DivisionName ?? ''];
  const differs = {
    TotalMark: totalMark !== '' && !isSame(totalMark, total),
    DivisionName: division !== '' && !isSame(division, named),
  };
  if (!differs.TotalMark && !differs.DivisionName) return published ? asPublished(published) : NOTHING_SAID;
  const isLeft =
    reason === '' &&
    isSame(totalMark, own?.outcome?.totalMark ?? '') &&
    isSame(division, own?.outcome?.division ?? '');
  if (isLeft && own) return { outcome: own.outcome, from: own.from };
  const above = aboveTop(totalMark, published);
  if (above) return above;
  if (reason !== '')
    return { outcome: { totalMark: totalMark || total, division: division || named, reason }, from: null };
  return refuse('certificate.figures-typed', {}, [
    ...(['TotalMark', 'DivisionName'] as const).flatMap((path) =>
      differs[path] ? [{ path, problem: shouldBe(says[path]) }] : [],
    ),
    { path: 'Reason', problem: new Problem('certificate.why-typed') },
  ]);
}

/** A mark above the top mark of the published result is a slip, whatever the reason. */
function aboveTop(totalMark: string, published: Published | undefined): Refusal | undefined {
  const [said, top] = [Number(plain(totalMark)), (published?.max ?? 0) / 2];
  if (!(top > 0 && said > top)) return undefined;
  const problem = new Problem('certificate.above-top', { said, top });
  return refuse('certificate.above-top', { said, top }, [{ path: 'TotalMark', problem }]);
}

const NOTHING_SAID: Figures = { outcome: { totalMark: '', division: '' }, from: null };

const shouldBe = (said: number | string | undefined) =>
  said === undefined || said === ''
    ? new Problem('certificate.nothing-published')
    : new Problem('certificate.published-is', { said });

function asPublished({ total, division, position, from }: Published): Figures {
  const outcome = {
    totalMark: String(total / 2),
    division,
    ...(position === null ? {} : { place: position }),
  };
  return { outcome, from };
}
