import { type Access, type FileKind, PICTURE_KINDS, power, signedIn } from '../kernel/index.ts';

/** How a picture of a use is drawn anew: within a box, or cut so that it fills the box's shape. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly fit: 'inside' | 'cover';
  /** What was transparent stays so (PNG); elsewhere it becomes white (JPEG). */
  readonly transparent: boolean;
  /** How large it is drawn once more, for rows and for the head of a page. */
  readonly thumbnail: { readonly width: number; readonly height: number };
}

/** What files of a kind are for, and so what is done with them. */
export interface FileUse {
  readonly kinds: readonly FileKind[];
  readonly drawing: Drawing;
  /** An owner has one at a time: the next takes its place. */
  readonly single: boolean;
  /** It proves something: its bytes stay when it is withdrawn, as long as its owner is not erased. */
  readonly evidence: boolean;
  /** Who may see it, in its school. */
  readonly access: Access;
  /** Everybody may see it, without a token. */
  readonly open: boolean;
}

const THUMBNAIL = { width: 200, height: 200 };
// It stands in the head of every page, 32 px high, and every first visit waits for it.
const LOGO_THUMBNAIL = { width: 96, height: 96 };

const single = { kinds: PICTURE_KINDS, single: true, evidence: false, open: false };
const inside = (width: number, height: number, transparent: boolean): Drawing => ({
  width,
  height,
  fit: 'inside',
  transparent,
  thumbnail: THUMBNAIL,
});
const signature: FileUse = {
  ...single,
  drawing: inside(600, 200, true),
  access: power('institute_info', 'view'),
};

/** Every use of a file. A name stands in events and is never changed. */
export const FILE_USES = {
  logo: {
    ...single,
    drawing: { ...inside(288, 288, true), thumbnail: LOGO_THUMBNAIL },
    access: signedIn,
    open: true,
  },
  'signature-principal': signature,
  'signature-najem': signature,
  'signature-accountant': signature,
  photo: {
    ...single,
    drawing: { width: 600, height: 800, fit: 'cover', transparent: false, thumbnail: THUMBNAIL },
    access: signedIn,
  },
  /** The bill behind a voucher: a photograph of it, or the PDF it came as. */
  bill: {
    kinds: ['pdf', ...PICTURE_KINDS],
    drawing: inside(2400, 2400, false),
    single: false,
    evidence: true,
    access: power('voucher', 'view'),
    open: false,
  },
} as const satisfies Readonly<Record<string, FileUse>>;

export type FileUseName = keyof typeof FILE_USES;

export const FILE_USE_NAMES = Object.keys(FILE_USES) as FileUseName[];

export const fileUse = (name: FileUseName): FileUse => FILE_USES[name];

/** Pictures of at most so many pixels are decoded: more is a trap, or nothing a telephone takes. */
export const MAX_PIXELS = 40_000_000;
