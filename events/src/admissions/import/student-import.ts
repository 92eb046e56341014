import * as z from 'zod';
import { type Choice, cells, defineImport, fields } from '../../kernel/index.ts';
import { RELATIONS, studentPersonBody, toProfile, userCode } from '../../people/index.ts';
import {
  FINANCIAL_STATUS_NAMES,
  GENDER_NAMES,
  RELATION_NAMES,
  RESIDENCE_NAMES,
} from '../../settings/constants.ts';
import { admissionBody } from '../commands.ts';

export const STUDENTS_IMPORT = 'students-import';

const NEW_OR_OLD = [
  { id: 1, bn: 'নতুন', en: 'New' },
  { id: 2, bn: 'পুরাতন', en: 'Old', also: ['পুরানো', 'পুরোনো'] },
];

/** Usual words for what the fixed lists call otherwise. */
const GENDERS = withWords(GENDER_NAMES, {
  1: ['ছেলে', 'ছাত্র', 'বালক', 'm', 'boy'],
  2: ['মেয়ে', 'ছাত্রী', 'বালিকা', 'নারী', 'f', 'girl'],
});
const RESIDENCES = withWords(RESIDENCE_NAMES, {
  2: ['nonresidential', 'non residential'],
  3: ['ডে কেয়ার', 'ডেকেয়ার', 'daycare', 'day-care'],
});
const FINANCIAL = withWords(FINANCIAL_STATUS_NAMES, { 1: ['স্বচ্ছল'], 3: ['অস্বচ্ছল'] });
const RELATIONSHIPS = withWords(RELATION_NAMES, { 1: ['বাবা', 'আব্বা'], 2: ['মা', 'আম্মা'] });

function withWords(names: readonly Choice[], words: Readonly<Record<number, readonly string[]>>) {
  return names.map((name) => ({ ...name, also: words[name.id] ?? [] }));
}

const { SFTID, ResidentialStatusId, NewOldId, AdmissionSerial } = admissionBody;
const person = studentPersonBody;

/** Of an address: the thana by name or code, where several have one name with its district or division. */
const place = cells.named(fields.optionalText(100));

/** The fields of the form of admission, as they stand in cells. */
const row = z
  .object({
    UserCode: userCode,
    ...person,
    GenderID: cells.choice(person.GenderID, GENDERS),
    DateOfBirth: cells.day(person.DateOfBirth),
    Mobile1: cells.mobile(person.Mobile1),
    Relationship1: cells.choice(person.Relationship1, RELATIONSHIPS),
    Mobile2: cells.mobile(person.Mobile2),
    Relationship2: cells.choice(fields.optionalChoice(...RELATIONS), RELATIONSHIPS),
    permanentPoliceStationID: place,
    DistrictID: place,
    DivisionID: place,
    TransientPoliceStationID: place,
    DistrictID2: place,
    DivisionID2: place,
    ClassID: cells.named(fields.requiredText(100)),
    SubClassID: cells.named(fields.requiredText(100)),
    SFTID: cells.choice(SFTID, FINANCIAL),
    ResidentialStatusId: cells.choice(ResidentialStatusId, RESIDENCES),
    NewOldId: cells.choice(NewOldId, NEW_OR_OLD),
    AdmissionSerial,
    /** The day of his entry; today where the file does not say. */
    CreateAt: cells.day(fields.optionalDay()),
  })
  .transform((read) => ({
    userCode: read.UserCode,
    gender: read.GenderID,
    /** Without the thanas: those are looked for by what `places` says. */
    profile: toProfile({ ...read, permanentPoliceStationID: '', TransientPoliceStationID: '' }),
    places: {
      permanent: {
        thana: read.permanentPoliceStationID,
        district: read.DistrictID,
        division: read.DivisionID,
      },
      present: {
        thana: read.TransientPoliceStationID,
        district: read.DistrictID2,
        division: read.DivisionID2,
      },
    },
    className: read.ClassID,
    sectionName: read.SubClassID,
    financialStatus: read.SFTID,
    residence: read.ResidentialStatusId,
    newOrOld: read.NewOldId,
    serial: read.AdmissionSerial,
    entersOn: read.CreateAt,
  }));

/** A student of a file, as the decision takes him. */
export type ImportedStudent = z.output<typeof row>;

export const studentImport = defineImport<ImportedStudent>({
  kind: STUDENTS_IMPORT,
  columns: {
    UserCode: {
      ...{ bn: 'দাখেলা নম্বর', en: 'Code', example: '১০৪৫' },
      also: ['দাখেলা', 'দাখেলা নং', 'কোড', 'আইডি', 'ID', 'Student ID', 'Student Code'],
    },
    UserName: {
      ...{ bn: 'নাম', en: 'Name', example: 'আব্দুল্লাহ' },
      also: ['ছাত্রের নাম', 'শিক্ষার্থীর নাম', 'ছাত্র/ছাত্রীর নাম', 'Student Name', 'Student’s Name', 'Name of Student'],
    },
    FatherName: {
      ...{ bn: 'পিতার নাম', en: 'Father’s name', example: 'আব্দুর রহমান' },
      also: ['পিতা', 'বাবার নাম', 'Father', 'Father Name'],
    },
    MotherName: {
      ...{ bn: 'মাতার নাম', en: 'Mother’s name', example: 'আয়েশা' },
      also: ['মাতা', 'মায়ের নাম', 'Mother', 'Mother Name'],
    },
    GenderID: {
      ...{ bn: 'লিঙ্গ', en: 'Gender', example: 'পুরুষ', holds: 'name' },
      also: ['ছাত্র/ছাত্রী', 'জেন্ডার', 'Sex'],
    },
    DateOfBirth: {
      ...{ bn: 'জন্ম তারিখ', en: 'Date of birth', example: '02/03/2015', holds: 'day' },
      also: ['জন্মতারিখ', 'জন্ম তাং', 'DOB', 'Birth Date', 'Birthday'],
    },
    Mobile1: {
      ...{ bn: 'অভিভাবকের মোবাইল', en: 'Guardian’s mobile', example: '01712345678' },
      also: [
        'মোবাইল',
        'মোবাইল নং',
        'মোবাইল নম্বর',
        'অভিভাবকের মোবাইল নম্বর',
        'ফোন',
        'Mobile No',
        'Mobile Number',
        'Phone',
        'Mobile',
        'Guardian Mobile',
      ],
    },
    Relationship1: {
      ...{ bn: 'সম্পর্ক', en: 'Relationship', example: 'পিতা', holds: 'name' },
      also: ['Relation'],
    },
    ClassID: {
      ...{ bn: 'জামাত', en: 'Class', example: 'হিদায়াতুন্নাহু', holds: 'name' },
      also: ['শ্রেণি', 'শ্রেণী', 'জামাতের নাম', 'Class Name'],
    },
    SubClassID: {
      ...{ bn: 'শাখা', en: 'Section', example: 'ক', holds: 'name' },
      also: ['শাখার নাম', 'Section Name'],
    },
    ResidentialStatusId: {
      ...{ bn: 'আবাসন', en: 'Residence', example: 'আবাসিক', holds: 'name' },
      also: ['আবাসিক/অনাবাসিক', 'আবাসিক অবস্থা', 'Residential/Non-residential'],
    },
    NewOldId: {
      ...{ bn: 'ভর্তির ধরন', en: 'Admission type', example: 'পুরাতন', holds: 'name' },
      also: ['নতুন/পুরাতন', 'New/Old'],
    },
    SFTID: { bn: 'আর্থিক অবস্থা', en: 'Financial condition', example: 'সচ্ছল', holds: 'name' },
    CreateAt: { bn: 'ভর্তির তারিখ', en: 'Admitted on', example: '10/04/2026', holds: 'day' },
    AdmissionSerial: { bn: 'ভর্তি ক্রমিক', en: 'Admission serial' },
    Mobile2: { bn: 'দ্বিতীয় মোবাইল', en: 'Second mobile' },
    Relationship2: { bn: 'দ্বিতীয় মোবাইলের সম্পর্ক', en: 'Relationship of the second mobile', holds: 'name' },
    NIDNO: {
      ...{ bn: 'জন্ম নিবন্ধন বা জাতীয় পরিচয়পত্র নম্বর', en: 'Birth registration or NID' },
      also: [
        'জন্ম নিবন্ধন',
        'জন্ম নিবন্ধন নং',
        'জন্ম নিবন্ধন নম্বর',
        'Birth Registration No',
        'Birth Certificate No',
        'NID',
      ],
    },
    BloodGroup: {
      ...{ bn: 'রক্তের গ্রুপ', en: 'Blood group', example: 'O+' },
      also: ['রক্ত', 'Blood'],
    },
    Email: { bn: 'ইমেইল', en: 'Email' },
    permanentVill: { bn: 'স্থায়ী গ্রাম', en: 'Permanent village' },
    permanentPost: { bn: 'স্থায়ী ডাকঘর', en: 'Permanent post office' },
    permanentPoliceStationID: {
      ...{ bn: 'স্থায়ী থানা', en: 'Permanent thana', example: 'কচুয়া' },
      holds: 'name',
      idHeadings: ['স্থায়ী থানার কোড', 'Permanent thana code'],
    },
    DistrictID: { bn: 'স্থায়ী জেলা', en: 'Permanent district', example: 'চাঁদপুর', holds: 'name' },
    DivisionID: { bn: 'স্থায়ী বিভাগ', en: 'Permanent division', holds: 'name' },
    TransientVill: { bn: 'বর্তমান গ্রাম', en: 'Present village' },
    TransientPost: { bn: 'বর্তমান ডাকঘর', en: 'Present post office' },
    TransientPoliceStationID: {
      ...{ bn: 'বর্তমান থানা', en: 'Present thana' },
      holds: 'name',
      idHeadings: ['বর্তমান থানার কোড', 'Present thana code'],
    },
    DistrictID2: { bn: 'বর্তমান জেলা', en: 'Present district', holds: 'name' },
    DivisionID2: { bn: 'বর্তমান বিভাগ', en: 'Present division', holds: 'name' },
  },
  row,
});
