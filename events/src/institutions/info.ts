import * as z from 'zod';
import { Problem } from '../kernel/endpoint/problem.ts';
import {
  answers,
  contentRevision,
  fieldNotes,
  fields,
  HIJRI_OFFSET,
  type Letterhead,
  type PaperLanguage,
} from '../kernel/index.ts';

/** What an institution says of itself on its papers, under the names the wire gives it. */
const WIRE = {
  name: 'InstitutionName',
  nameEn: 'EngInstitutionName',
  nameAr: 'AraInstitutionName',
  address: 'Address',
  addressEn: 'EngAddress',
  addressAr: 'AraAddress',
  village: 'Village',
  villageAr: 'AraVillage',
  postOffice: 'PostOffice',
  postOfficeAr: 'AraPostOffice',
  policeStation: 'PoliceStation',
  policeStationAr: 'AraPoliceStation',
  district: 'District',
  districtAr: 'AraDistrict',
  contactNumber: 'ContactNumber',
  contactNumberAr: 'AraContactNumber',
  smsMobile: 'SMSMobile',
  email: 'Email',
  code: 'InstitutionCode',
  affiliation: 'Elhaq',
  affiliationAr: 'AraElhaq',
  admissionType: 'AdmissionType',
  principal: 'PrincipalName',
  najem: 'NajemName',
  accountant: 'AccountantName',
} as const;

type Field = keyof typeof WIRE;
type Texts = Readonly<Record<Field, string>>;
export type InstitutionInfo = Texts & {
  /** Days between Makkah and here, by which the institution reads Hijri dates; a class's own calendar may differ. */
  readonly hijriOffset: number;
};

/** The moon is seen at most so many days before or after Makkah. */
export const MOST_HIJRI_OFFSET = 2;

const names = Object.keys(WIRE) as Field[];

const each = <T>(of: (field: Field) => T) =>
  Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Field, T>;

/** Names of people: sealed in the log. */
export const OFFICERS = ['principal', 'najem', 'accountant'] as const satisfies readonly Field[];
type Officer = (typeof OFFICERS)[number];
const isOfficer = (field: Field): field is Officer => OFFICERS.some((one) => one === field);

/** A name whose key was destroyed is none. */
const officerSchema = z
  .string()
  .nullable()
  .transform((name) => name ?? '');

/** What is said, and the number that the officers' names have their key by; 0 where they stood in plain text. */
export const institutionInfoSchema = z.object({
  ...each((field) => (isOfficer(field) ? officerSchema : z.string())),
  officersId: z.int().min(0),
  hijriOffset: z.int().min(-MOST_HIJRI_OFFSET).max(MOST_HIJRI_OFFSET),
});
export type SaidInfo = z.output<typeof institutionInfoSchema>;

/** What was said, without what only the log needs. */
export const infoSaid = (said: SaidInfo): InstitutionInfo => ({
  ...each((field) => said[field]),
  hijriOffset: said.hijriOffset,
});

/** Whose key the officers' names of one saying are sealed with: of each saying its own, so that a later one can be. */
export const officersSubject = (officersId: number) => `officers:${officersId}`;

interface Registered {
  readonly name: { readonly bn: string; readonly en: string; readonly ar: string };
  readonly address: string;
  readonly contactNumber: string;
}

/** What is known of an institution before it has said anything: how it was registered. */
export const infoAtRegistration = (registered: Registered | undefined): InstitutionInfo => ({
  ...each(() => ''),
  name: registered?.name.bn ?? '',
  nameEn: registered?.name.en ?? '',
  nameAr: registered?.name.ar ?? '',
  address: registered?.address ?? '',
  contactNumber: registered?.contactNumber ?? '',
  hijriOffset: HIJRI_OFFSET,
});

const texts: Partial<Record<Field, z.ZodType<string>>> = {
  name: fields.requiredText(200, 'institutions.name-required'),
  smsMobile: fields.optionalMobile(),
  email: fields.optionalEmail(),
};

/** A field that the form leaves out stays as it is, one that it sends empty is cleared; the name must be there. */
const ifGiven = (text: z.ZodType<string>) =>
  fields.field(
    (raw) => {
      if (raw === undefined && text !== texts.name) return undefined;
      const read = text.safeParse(raw);
      if (read.success) return read.data;
      const { message, params } = read.error.issues[0] as { message: string; params?: Problem['params'] };
      return new Problem(message, params);
    },
    { ...fieldNotes.unlessAbsent(text), required: text === texts.name },
  );

const wired = <T>(of: (field: Field) => T) =>
  Object.fromEntries(names.map((name) => [WIRE[name], of(name)])) as Record<(typeof WIRE)[Field], T>;

const textsBody = z.object(
  wired((name): z.ZodType<string | undefined> => ifGiven(texts[name] ?? fields.optionalText(300))),
);

export const institutionInfoBody = textsBody
  .extend({ HijriOffset: fields.optionalInteger(-MOST_HIJRI_OFFSET, MOST_HIJRI_OFFSET) })
  .transform((body): Partial<InstitutionInfo> => {
    const given = names.filter((name) => body[WIRE[name]] !== undefined);
    const { HijriOffset: hijriOffset } = body;
    return {
      ...(Object.fromEntries(given.map((name) => [name, body[WIRE[name]]])) as Partial<Texts>),
      ...(hijriOffset === undefined ? {} : { hijriOffset }),
    };
  });

/** As the wire gives it; every field is there. */
/** The version of what an institution says of itself. */
export const institutionRevision = (info: InstitutionInfo): number =>
  contentRevision([...names.map((field) => info[field]), info.hijriOffset]);

/** What is answered of it. */
export const institutionInfoAnswer = () => ({
  ...wired(() => answers.cell.text()),
  HijriOffset: answers.cell.number(),
  /** What a change names as seen. */
  revision: answers.cell.number(),
});

export const institutionInfoRow = (info: InstitutionInfo) => ({
  ...wired((field) => info[field]),
  HijriOffset: info.hijriOffset,
  revision: institutionRevision(info),
});

/** The head of a paper. What was not said in English stands in Bengali; an address may be put together of its parts. */
export function letterhead(info: InstitutionInfo, language: PaperLanguage): Letterhead {
  const joined = (...parts: readonly string[]) => parts.filter(Boolean).join(language === 'ar' ? '، ' : ', ');
  const bengali = info.address || joined(info.village, info.postOffice, info.policeStation, info.district);
  const arabic =
    info.addressAr || joined(info.villageAr, info.postOfficeAr, info.policeStationAr, info.districtAr);
  const own = {
    bn: { name: info.name, address: bengali, contact: info.contactNumber },
    en: { name: info.nameEn, address: info.addressEn, contact: info.contactNumber },
    ar: { name: info.nameAr, address: arabic, contact: info.contactNumberAr },
  }[language];
  return {
    name: own.name || info.name,
    address: own.address || bengali,
    contact: own.contact || info.contactNumber,
  };
}
