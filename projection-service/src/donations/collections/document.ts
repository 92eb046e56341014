import { movedDayText } from '@madrasah/events';
import {
  amountInWords,
  dayInWords,
  digitsOf,
  type Fact,
  hijriInWords,
  type Language,
  type PaperBlock,
  type PaperDocument,
  paisa,
} from '@madrasah/events/kernel';
import { settingsOf } from '@madrasah/events/papers';
import { type PaperHead, type PaperProof, type Settled, signedSlots } from '../../papers/index.ts';
import { checkMark } from '../../printing/index.ts';
import { DONATION_LABELS, type DonationLabels } from './labels.ts';
import type { DonationNames } from './naming.ts';
import type { Donation } from './projector.ts';

/** What the receipt of a gift is made of. */
export interface DonationPaper {
  readonly head: PaperHead<Language>;
  readonly gift: Donation;
  readonly of: DonationNames;
  readonly settled: Settled;
  readonly proof: PaperProof;
  /** Days between Makkah and here. */
  readonly hijriOffset: number;
}

interface Said extends DonationPaper {
  readonly labels: DonationLabels;
  readonly language: Language;
}

const fact = (label: string, value: string, share: number): Fact => ({ label, value, share });
const given = (...lines: readonly (readonly Fact[])[]) =>
  lines.map((line) => line.filter(({ value }) => value !== '')).filter((line) => line.length > 0);

/** Number, day, giver with his address, and by whose hand it came. */
function particulars({ gift, of, labels, language, hijriOffset }: Said): PaperBlock {
  const { on, bookNo = '', series, donationNo, noteId, fundId } = gift;
  const day = `${dayInWords(on, language)} / ${hijriInWords(on, language, hijriOffset)} ${labels.era}`;
  const number = bookNo ? digitsOf(donationNo, language) : of.names.number(series, donationNo);
  return {
    kind: 'facts',
    lines: given(
      [
        fact(labels.receiptNo, number, 0.25),
        fact(labels.bookNo, digitsOf(bookNo, language), 0.25),
        fact(labels.date, day, bookNo ? 0.5 : 0.75),
      ],
      [
        fact(labels.name, of.giver(gift), 0.5),
        fact(labels.address, of.donor(gift)?.profile?.present.village ?? '', 0.5),
      ],
      [fact(labels.fund, of.names.fund(fundId), 0.5), fact(labels.by, of.said(noteId, 'through'), 0.5)],
    ),
  };
}

function foot({ gift, of, labels, language, proof }: Said): PaperBlock {
  return {
    kind: 'facts',
    mark: checkMark(proof.address, labels.scan),
    lines: given(
      [fact(labels.inWords, amountInWords(paisa(gift.amount), language), 1)],
      [
        fact(labels.paidThrough, of.account(gift.moneyAccount), 0.5),
        fact(labels.transaction, gift.transactionNo, 0.5),
      ],
      [fact(labels.verifyCode, proof.code, 0.5), fact(labels.remark, of.said(gift.noteId, 'remark'), 0.5)],
    ),
  };
}

function voidOf({ gift: { reversed }, of, labels, language }: Said): Pick<PaperDocument, 'void'> {
  if (!reversed) return {};
  const reason = of.said(reversed.noteId, 'reason');
  const day = [`${labels.reversed}: ${dayInWords(reversed.on, language)}`, movedDayText(language, reversed)];
  const told = day.filter(Boolean).join(' · ');
  return {
    void: { word: labels.reversed, sentence: reason ? `${told} – ${labels.reason}: ${reason}` : told },
  };
}

/** The receipt of a gift on A5: whose, for what, how much, and by what anybody can ask whether it is genuine. No dues. */
export function donationDocument(paper: DonationPaper): PaperDocument {
  const { head, gift, of, settled } = paper;
  const { language } = head;
  const labels = DONATION_LABELS[language];
  const said: Said = { ...paper, labels, language };
  const { printed } = gift;
  const number = of.names.number(gift.series, gift.donationNo);
  return {
    ...{ ...head, size: 'a5-landscape', title: labels.title, number, filters: [] },
    ...(printed > 0 && { corners: { left: digitsOf(`${labels.reprint} ${printed}`, language) } }),
    ...voidOf(said),
    blocks: [
      particulars(said),
      {
        kind: 'table',
        numbered: labels.serial,
        columns: [
          { title: labels.onAccountOf, kind: 'name' },
          { title: labels.amount, kind: 'money' },
        ],
        rows: [
          { cells: [`${of.account(gift.subLedgerId)} – ${labels.once}`, paisa(gift.amount)] },
          { kind: 'sum', cells: [labels.total, paisa(gift.amount)] },
        ],
      },
      foot(said),
      {
        kind: 'signatures',
        slots: signedSlots(
          [
            { label: labels.donor },
            { label: labels.collector, name: of.actor(gift.actorId).name },
            { label: labels.accountant },
          ],
          settingsOf(settled.settings, 'receipt'),
          settled.signatures,
        ),
      },
    ],
  };
}
