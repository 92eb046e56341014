import { movedDayText } from '@madrasah/events';
import {
  amountInWords,
  banglaInWords,
  dayInWords,
  digitsOf,
  type Fact,
  type FactsBlock,
  type Language,
  type Letterhead,
  type PaperDocument,
  type SignaturesBlock,
  type TableBlock,
} from '@madrasah/events/kernel';
import { DIRECTION } from '@madrasah/events/ledger';
import { type PaperSettings, settingsOf } from '@madrasah/events/papers';
import { type Settled, signedSlots } from '../papers/index.ts';
import { VOUCHER_LABELS, type VoucherLabels } from './labels.ts';
import { totalOf, type VoucherNames } from './naming.ts';
import type { LedgerOf } from './one.ts';
import type { Edition, Voucher } from './projectors.ts';

/** What a voucher's paper is made of. */
export interface VoucherPaper {
  readonly letterhead: Letterhead;
  readonly printedAt: string;
  readonly printedBy?: string;
  readonly voucher: Voucher;
  readonly names: VoucherNames;
  readonly ledgerOf: LedgerOf;
  /** How the institution wants it printed. */
  readonly settled: Settled;
}

interface Said extends VoucherPaper {
  readonly said: Edition;
  readonly labels: VoucherLabels;
  readonly language: Language;
  /** Of vouchers in its direction. */
  readonly wanted: PaperSettings;
}

const fact = (label: string, value: string, share: number): Fact => ({ label, value, share });
const given = (...lines: readonly (readonly Fact[])[]) =>
  lines.map((line) => line.filter(({ value }) => value !== '')).filter((line) => line.length > 0);

/** Number, day, whom, and how it was paid. */
function particulars({ voucher, said, names, labels, language }: Said): FactsBlock {
  const shown = (text: string | number) => digitsOf(String(text), language);
  const day = `${dayInWords(said.on, language)} / ${banglaInWords(said.on, language)} ${labels.era}`;
  const inwards = voucher.direction === DIRECTION.in;
  return {
    kind: 'facts',
    lines: given(
      [
        fact(labels.voucherNo, names.number(voucher.series, voucher.voucherNo), 0.25),
        fact(labels.bookNo, shown(said.bookNo), 0.25),
        fact(labels.date, day, said.bookNo === '' ? 0.75 : 0.5),
      ],
      [
        fact(inwards ? labels.from : labels.to, names.payee(said), 0.5),
        fact(labels.fund, names.fund(voucher.fundId), 0.5),
      ],
      [fact(labels.address, names.said(said.noteId, 'address'), 1)],
      [
        fact(labels.through, names.account(said.moneyAccount), 0.34),
        fact(labels.cheque, shown(said.chequeNo), 0.33),
        fact(
          labels.chequeOn,
          said.chequeNo && said.chequeOn ? dayInWords(said.chequeOn, language) : '',
          0.33,
        ),
        fact(labels.transaction, said.transactionNo, 0.33),
      ],
    ),
  };
}

/** The description is left out only where no line has one. */
function heads({ said, names, ledgerOf, labels, wanted }: Said): TableBlock {
  const described = said.lines.map((_, index) => names.particulars(said, index));
  const isDescribed = wanted.columns[0] || described.some((text) => text !== '');
  const text = <T>(value: T) => (isDescribed ? [value] : []);
  return {
    kind: 'table',
    numbered: labels.serial,
    columns: [
      { title: labels.head, kind: 'name', share: 1.2 },
      ...text({ title: labels.text, kind: 'name' as const, share: 1.2 }),
      { title: labels.amount, kind: 'money' },
    ],
    rows: [
      ...said.lines.map(({ subLedgerId, amount }, index) => ({
        cells: [
          `${ledgerOf(subLedgerId).name} › ${names.account(subLedgerId)}`,
          ...text(described[index] ?? ''),
          amount,
        ],
      })),
      { kind: 'sum', cells: [labels.total, ...text(''), totalOf(said)] },
    ],
  };
}

function foot({ said, names, labels, language, wanted }: Said): FactsBlock {
  const [, isFolio, isBills] = wanted.columns;
  const count = isBills ? said.attachments.length : 0;
  const bills = count === 0 ? '' : labels.billCount.replace('{count}', digitsOf(count, language));
  return {
    kind: 'facts',
    lines: given(
      [fact(labels.inWords, amountInWords(totalOf(said), language), 1)],
      [fact(labels.bills, bills, 0.5), fact(labels.page, isFolio ? '..............' : '', 0.5)],
      [fact(labels.remark, names.remark(said), 1)],
    ),
  };
}

/** Why what it said was not taken back on its own day; which voucher of another year stands in its place. */
const movedDays = ({ editions, reversed }: Voucher, language: Language): string[] =>
  [reversed, ...editions.map(({ takenBack }) => takenBack)]
    .map((day) => (day ? movedDayText(language, day) : ''))
    .filter(Boolean);

/** Across it: that it was taken back, or that it says something else than it did first. */
function across({ voucher, said, names, labels, language }: Said): Pick<PaperDocument, 'void'> {
  const { reversed } = voucher;
  if (!reversed && said.edition === 0) return {};
  const cancelled = reversed?.kind === 'bounced' ? labels.bounced : labels.reversed;
  const word = reversed ? cancelled : `${labels.revised} ${digitsOf(said.edition, language)}`;
  const reason = names.said(reversed ? reversed.noteId : said.noteId, 'reason');
  const stood = `${word}: ${dayInWords(reversed ? reversed.on : said.on, language)}`;
  const day = [stood, ...movedDays(voucher, language)].join(' · ');
  return { void: { word, sentence: reason === '' ? day : `${day} – ${labels.reason}: ${reason}` } };
}

/** Who signs for the money; of more than the settled sum he signs across a revenue stamp. */
function receiverOf({ said, labels, settled: { settings } }: Said): SignaturesBlock['slots'][number] {
  const { stampAbove } = settings;
  const stamped = stampAbove !== undefined && totalOf(said) > stampAbove;
  return { label: labels.receiver, ...(stamped ? { stamp: labels.stamp } : {}) };
}

/** A credit or debit voucher on A5, as it stands. */
export function voucherDocument(paper: VoucherPaper, language: Language): PaperDocument {
  const labels = VOUCHER_LABELS[language];
  const { voucher, letterhead, printedAt, printedBy, names, settled } = paper;
  const edition = voucher.editions.at(-1) as Edition;
  const outwards = voucher.direction === DIRECTION.out;
  const wanted = settingsOf(settled.settings, outwards ? 'debit' : 'credit');
  const said: Said = { ...paper, said: edition, labels, language, wanted };
  return {
    ...{ language, size: 'a5-landscape', letterhead, filters: [], printedAt },
    ...(printedBy === undefined ? {} : { printedBy }),
    title: outwards ? labels.out : labels.in,
    number: names.number(voucher.series, voucher.voucherNo),
    ...across(said),
    blocks: [
      particulars(said),
      heads(said),
      foot(said),
      {
        kind: 'signatures',
        slots: signedSlots(
          [
            { label: labels.preparer, name: names.writer(edition).name },
            { label: labels.accountant },
            { label: labels.approver },
            ...(outwards ? [receiverOf(said)] : []),
          ],
          wanted,
          settled.signatures,
        ),
      },
    ],
  };
}
