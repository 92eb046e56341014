import {
  type CardSide,
  type CardsBlock,
  dayInWords,
  digitsOf,
  type PaperLanguage,
  type PaperSize,
  type SignaturesBlock,
  saidIn,
} from '@madrasah/events';
import { type AdmitCardSettings, SEAT_NUMBERS } from '@madrasah/events/exams';
import {
  type ADMIT_CARD_TYPES,
  type AdmitCardColour,
  ADMIT_CARD_SAID as SAID,
} from '@madrasah/events/results';
import type { PaperHead } from '../../papers/index.ts';
import { checkMark } from '../../printing/index.ts';

export type AdmitCardType = (typeof ADMIT_CARD_TYPES)[number];

/** How a type lies on its sheet: millimetres of one card, within what printers leave white. */
interface CardLayout extends Pick<CardsBlock, 'width' | 'height'> {
  readonly size: PaperSize;
  readonly scale: number;
  readonly arabic?: true;
}

export const CARD_LAYOUTS: Readonly<Record<AdmitCardType, CardLayout>> = {
  1: { size: 'a5', width: 140, height: 200, scale: 1.9 },
  2: { size: 'a4', width: 200, height: 145, scale: 1.8 },
  3: { size: 'a4', width: 102, height: 145, scale: 1.4 },
  5: { size: 'a4', width: 200, height: 285, scale: 2.6, arabic: true },
  6: { size: 'a4', width: 200, height: 145, scale: 1.7, arabic: true },
  7: { size: 'a4', width: 102, height: 145, scale: 1.3, arabic: true },
  8: { size: 'a4', width: 102, height: 72.5, scale: 0.9, arabic: true },
};

/** What all cards of one print share. */
export interface CardFrame {
  readonly language: PaperLanguage;
  readonly house: PaperHead<PaperLanguage>['letterhead'];
  readonly exam: string;
  readonly session: string;
  readonly settings: AdmitCardSettings;
  readonly colour: AdmitCardColour;
  /** The officers who sign, and the addresses of their signatures. */
  readonly officers: Readonly<
    Record<'najem' | 'principal', { readonly name: string; readonly picture: string | null }>
  >;
  /** The business day of the print. */
  readonly on: string;
}

/** Whom a card is of; the code is his own number, the address what its mark leads to. */
export interface CardHolder {
  readonly code: string;
  readonly name: string;
  readonly father: string;
  readonly mother: string;
  readonly birth: string | null;
  readonly section: string;
  readonly serial: number;
  /** Where a seat plan has him: the room, and the number of his seat in it. */
  readonly seat: { readonly room: string; readonly number: number } | undefined;
  /** His section has a plan that was made before he was listed. */
  readonly isUnseated: boolean;
  readonly photo: string | null;
  readonly address: string;
}

const ARABIC = /\p{Script=Arabic}/u;

function signSlots({ language, settings, officers, on }: CardFrame): SignaturesBlock['slots'] {
  const signed = (['najem', 'principal'] as const).map((office) => {
    const { name, picture } = officers[office];
    return {
      label: saidIn(SAID[office], language),
      // On an Arabic card a signature stands where the name would that is not written so.
      ...(settings.signerNames && name && !(picture && language === 'ar' && !ARABIC.test(name)) && { name }),
      ...(settings.signatures && picture && { picture }),
    };
  });
  return settings.date
    ? [{ label: saidIn(SAID.day, language), name: dayInWords(on, language) }, ...signed]
    : signed;
}

/** The number of his seat: that of a plan, or what the school has settled where his section has none. */
const seatOf = (
  { seat }: AdmitCardSettings,
  { code, serial, seat: planned, isUnseated }: CardHolder,
): string =>
  planned
    ? String(planned.number)
    : isUnseated || seat === SEAT_NUMBERS.none
      ? ''
      : seat === SEAT_NUMBERS.code
        ? code
        : String(serial);

function sideOf(frame: CardFrame, holder: CardHolder): CardSide {
  const { language, settings, house } = frame;
  const line = (key: keyof typeof SAID, value: string) => ({ label: saidIn(SAID[key], language), value });
  const digits = (value: string) => digitsOf(value, language);
  const seat = seatOf(settings, holder);
  return {
    house: { name: house.name, address: digits(house.address), logo: house.logo },
    title: saidIn(SAID.title, language),
    heading: digits([frame.exam, frame.session].filter(Boolean).join(' – ')),
    ...(settings.photo && { photo: holder.name, ...(holder.photo && { picture: holder.photo }) }),
    lines: [
      line('name', holder.name),
      line('code', digits(holder.code)),
      line('section', digits(holder.section)),
      line('father', holder.father),
      line('mother', holder.mother),
      ...(holder.seat ? [line('room', digits(holder.seat.room))] : []),
      ...(holder.birth ? [line('birth', dayInWords(holder.birth, language))] : []),
    ],
    mark: checkMark(holder.address, saidIn(SAID.scan, language)),
    ...(seat && { badge: { label: saidIn(SAID.seat, language), value: digits(seat) } }),
    slots: signSlots(frame),
  };
}

/** The cards of a print, as many on a sheet as the type says. */
export function admitCardsBlock(
  type: AdmitCardType,
  frame: CardFrame,
  holders: readonly CardHolder[],
): CardsBlock {
  const { width, height, scale } = CARD_LAYOUTS[type];
  return {
    kind: 'cards',
    ...{ width, height, scale, coloured: frame.colour === 'hifz' },
    cards: holders.map((holder) => ({ front: sideOf(frame, holder) })),
  };
}
