import { fileAddress, fileUse } from '@madrasah/events/files';
import { INSTITUTION_IMAGES } from '@madrasah/events/institutions';
import type { SignaturesBlock } from '@madrasah/events/kernel';
import {
  DEFAULT_PRINT_SETTINGS,
  type PaperSettings,
  type PrintSettings,
  PrintSettingsChanged,
  SIGNATURES,
  type Signature,
} from '@madrasah/events/papers';
import { currentFiles, currentFilesProjector } from '../files/index.ts';
import type { Tenant } from '../kernel/documents/index.ts';
import { defineProjector, when } from '../kernel/projecting/index.ts';

const ONLY = 1;

export const printSettingsProjector = defineProjector<PrintSettings>({
  name: 'print-settings',
  version: 1,
  collection: 'print-settings',
  indexes: [],
  on: {
    PrintSettingsChanged: when(PrintSettingsChanged, { keys: () => [ONLY], fold: (_, { data }) => data }),
  },
});

/** What a receipt or voucher needs to be printed as it was settled. */
export const settledNeeds = [printSettingsProjector, currentFilesProjector];

/** The settings of a school with the addresses of its signatures. */
export interface Settled {
  readonly settings: PrintSettings;
  readonly signatures: ReadonlyMap<Signature, string>;
}

/** As they were settled last, or by default. @throws DocumentsAway */
export const printSettingsOf = async (tenant: Tenant): Promise<PrintSettings> =>
  (await tenant.findOne(printSettingsProjector, ONLY)) ?? DEFAULT_PRINT_SETTINGS;

/** @throws DocumentsAway */
export async function settledPapers(tenant: Tenant): Promise<Settled> {
  const [settings, ...files] = await Promise.all([
    printSettingsOf(tenant),
    ...SIGNATURES.map(async (name) => {
      const use = INSTITUTION_IMAGES[name];
      const fileId = (await currentFiles(tenant, use, [null])).get(null);
      return fileId === undefined ? [] : [[name, fileAddress(fileId, fileUse(use).open)] as const];
    }),
  ]);
  return { settings, signatures: new Map(files.flat()) };
}

type Slot = SignaturesBlock['slots'][number];

/**
 * The line of one signer of a paper that has roles of its own: with his picture, and in the institution's word for him,
 * where the settings of another paper draw his signature.
 */
export function signedLine(
  line: Slot,
  signer: Signature,
  { words, signatures }: PaperSettings,
  pictures: Settled['signatures'],
): Slot {
  const place = signatures.indexOf(signer);
  const picture = place < 0 ? undefined : pictures.get(signer);
  return picture === undefined ? line : { label: words[place] || line.label, picture };
}

/** The lines of whoever else the settings of another paper have sign with a picture. */
export const furtherSigners = (
  labels: Readonly<Partial<Record<Signature, string>>>,
  { words, signatures }: PaperSettings,
  pictures: Settled['signatures'],
): Slot[] =>
  signatures.flatMap((signature, place) => {
    const [label, picture] = signature ? [labels[signature], pictures.get(signature)] : [];
    return label !== undefined && picture !== undefined ? [{ label: words[place] || label, picture }] : [];
  });

/** The first three lines to sign on, with the institution's words and signatures; further ones stay as they are. */
export const signedSlots = (
  slots: readonly Slot[],
  { words, signatures }: PaperSettings,
  pictures: Settled['signatures'],
): Slot[] =>
  slots.map((slot, index) => {
    const signature = signatures[index];
    const picture = signature ? pictures.get(signature) : undefined;
    // A signature stands where the name would: one of the two says who signs.
    const { name, ...line } = slot;
    const label = words[index] || line.label;
    return picture === undefined ? { ...slot, label } : { label, picture };
  });
