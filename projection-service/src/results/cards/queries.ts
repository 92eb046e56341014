import {
  isRefusal,
  type Language,
  type PaperDocument,
  type PaperLanguage,
  type QueryOf,
  type Refusal,
  saidIn,
  toTaka,
} from '@madrasah/events';
import { examNames, examRooms } from '@madrasah/events/exams';
import {
  admitCardQueries as queries,
  refuseResults as refuse,
  ADMIT_CARD_SAID as SAID,
} from '@madrasah/events/results';
import { today } from '@madrasah/service-kit/clock';
import { FileAnswer, type SignedInCall } from '@madrasah/service-kit/http';
import { academicLists, academicSources, nameIn, placeName } from '../../academics/index.ts';
import type { Deps } from '../../deps.ts';
import {
  admitCardSettingsProjector,
  cardSettings,
  examNamesProjector,
  examRoomsProjector,
  examSettingsOf,
  examSettingsProjector,
} from '../../exams/index.ts';
import { institutionImages, institutionInfo } from '../../institutions/index.ts';
import type { Tenant } from '../../kernel/documents/index.ts';
import { type HandledQuery, handledQuery } from '../../kernel/query.ts';
import { registerRows } from '../../kernel/register.ts';
import { houseHead, paperHead, paperHeadNeeds, paperProof } from '../../papers/index.ts';
import { photosNeed, photosOf, studentOfCode } from '../../people/index.ts';
import { type Examinee, examineesNeed, examineesOf } from '../examinees.ts';
import { named } from '../papers/named.ts';
import { seatNumbers, seatPlansProjector, seatsOf } from '../seats/projector.ts';
import { admitCardsBlock, CARD_LAYOUTS, type CardFrame, type CardHolder } from './card.ts';

type Asked = QueryOf<typeof queries.admitCards>;
type AskedPaper = QueryOf<typeof queries.admitCardsPdf>;

const needs = [
  ...[admitCardSettingsProjector, examSettingsProjector, examNamesProjector, ...examineesNeed],
  ...[seatPlansProjector, examRoomsProjector],
  ...[...academicSources, ...paperHeadNeeds, ...photosNeed],
];

/** Who has a card: of a residence, or whoever has a code. @throws DocumentsAway */
async function holders(
  deps: Deps,
  tenant: Tenant,
  asked: Asked,
  language: Language,
): Promise<readonly Examinee[] | Refusal> {
  const books = await deps.shelf.of(tenant.school);
  const place = { sessionId: asked.SessionID, examId: asked.ExamID, sectionId: asked.SubClassID };
  const wanted = asked.UserCode === '' ? undefined : await studentOfCode(tenant, asked.UserCode, language);
  if (isRefusal(wanted)) return wanted;
  const all = await examineesOf(tenant, books, place);
  return all.filter(
    ({ person, admission }) =>
      (!asked.RDID || admission.residence === asked.RDID) &&
      (asked.UserCode === '' || person.userId === wanted?.userId),
  );
}

/** Whose cards are held back: those who owe of the exam's fee, where the school has said so. @throws DocumentsAway */
async function heldIn(tenant: Tenant): Promise<(one: Examinee) => boolean> {
  const { holdCards } = await examSettingsOf(tenant);
  return ({ owed }) => holdCards && (owed?.due ?? 0) > 0;
}

/** What all cards of an exam share. @throws DocumentsAway */
async function frameOf(
  deps: Deps,
  tenant: Tenant,
  { SessionID, ExamID, color }: AskedPaper,
  language: PaperLanguage,
): Promise<CardFrame> {
  const [house, info, images, settings, exams, { sessions }] = await Promise.all([
    houseHead(deps, tenant, language),
    institutionInfo(deps, tenant),
    institutionImages(tenant),
    cardSettings(tenant),
    registerRows(tenant, examNames, examNamesProjector),
    academicLists(tenant),
  ]);
  return {
    ...{ language, house, settings, colour: color, on: today(deps.clock) },
    exam: nameIn(exams.get(ExamID), language),
    session: nameIn(sessions.get(SessionID), language),
    officers: {
      najem: { name: info.najem, picture: images.SignatureNajem },
      principal: { name: info.principal, picture: images.SignaturePrincipal },
    },
  };
}

/** The holders as their cards name them. @throws DocumentsAway */
async function namedHolders(
  deps: Deps,
  tenant: Tenant,
  exam: { readonly sessionId: number; readonly examId: number },
  people: readonly Examinee[],
  language: PaperLanguage,
): Promise<CardHolder[]> {
  const [lists, seats, numberOf, rooms, photoOf] = await Promise.all([
    academicLists(tenant),
    seatsOf(tenant, exam),
    seatNumbers(tenant, exam),
    registerRows(tenant, examRooms, examRoomsProjector),
    photosOf(
      tenant,
      people.map(({ person }) => person.userId),
    ),
  ]);
  const seatOf = new Map(seats.map((seat) => [seat.userId, seat]));
  return people.map(({ person, admission, sectionId }) => {
    const seat = seatOf.get(person.userId);
    return {
      ...named(person, language),
      birth: person.profile?.dateOfBirth || null,
      section: placeName(lists, admission.sectionId, language),
      serial: admission.serial,
      seat: seat && { room: nameIn(rooms.get(seat.roomId), language), number: seat.number },
      isUnseated: numberOf(person.userId, sectionId) === '',
      photo: photoOf(person.userId),
      address: paperProof(deps, tenant.school, 'admit-card', admission.admissionId, exam.examId).address,
    };
  });
}

async function cardsPaper(
  deps: Deps,
  tenant: Tenant,
  call: SignedInCall,
  asked: AskedPaper,
): Promise<PaperDocument | Refusal> {
  const layout = CARD_LAYOUTS[asked.type as keyof typeof CARD_LAYOUTS];
  const language: PaperLanguage = layout.arabic ? 'ar' : call.language;
  const [all, isHeld] = await Promise.all([holders(deps, tenant, asked, call.language), heldIn(tenant)]);
  if (isRefusal(all)) return all;
  if (all.length === 0) return refuse('results.no-cards');
  const people = all.filter((one) => !isHeld(one));
  if (people.length === 0) return refuse('results.cards-held', { count: all.length });
  const [head, frame, cards] = await Promise.all([
    paperHead(deps, tenant, call, language),
    frameOf(deps, tenant, asked, language),
    namedHolders(deps, tenant, { sessionId: asked.SessionID, examId: asked.ExamID }, people, language),
  ]);
  return {
    ...head,
    ...{ size: layout.size, title: saidIn(SAID.title, language), filters: [] },
    blocks: [admitCardsBlock(asked.type as keyof typeof CARD_LAYOUTS, frame, cards)],
  };
}

/** A card's row under the specification's names; money in taka. */
async function cardRows(deps: Deps, tenant: Tenant, asked: Asked, { language }: SignedInCall) {
  const [people, isHeld, exams, lists, info, images] = await Promise.all([
    holders(deps, tenant, asked, language),
    heldIn(tenant),
    registerRows(tenant, examNames, examNamesProjector),
    academicLists(tenant),
    institutionInfo(deps, tenant),
    institutionImages(tenant),
  ]);
  if (isRefusal(people)) return people;
  const { name, address } = await houseHead(deps, tenant, language);
  const photoOf = await photosOf(
    tenant,
    people.map(({ person }) => person.userId),
  );
  return people.map((one) => {
    const { person, admission, owed } = one;
    const called = named(person, language);
    return {
      ...{ UserID: person.userId, AdmissionID: admission.admissionId, UserCode: person.userCode },
      ...{ UserName: called.name, FatherName: called.father, MotherName: called.mother },
      DateOfBirth: person.profile?.dateOfBirth ?? '',
      AdmissionSerial: admission.serial,
      ExamName: nameIn(exams.get(asked.ExamID), language),
      SubClass: placeName(lists, admission.sectionId, language),
      ...{ InstitutionName: name, Address: address, Logo: images.Logo },
      ...{ SignatureNajem: images.SignatureNajem, SignaturePrincipal: images.SignaturePrincipal },
      ...{ NajemName: info.najem, PrincipalName: info.principal, Photo: photoOf(person.userId) },
      Due: toTaka(owed?.due ?? 0),
      Held: isHeld(one) ? 1 : 0,
    };
  });
}

/** Admit cards of a section's exam: whose there are, and the cards themselves. */
export const admitCards = (deps: Deps): readonly HandledQuery[] => [
  handledQuery(queries.admitCardsPdf, [deps.shelf, ...needs], async (asked, tenant, call) => {
    const paper = await cardsPaper(deps, tenant, call, asked);
    const pdf = isRefusal(paper) ? paper : await deps.files.pdf(paper);
    return isRefusal(pdf) ? pdf : new FileAnswer(pdf, 'application/pdf', 'admit-cards.pdf');
  }),
  handledQuery(queries.admitCards, [deps.shelf, ...needs], async (asked, tenant, call) => {
    const data = await cardRows(deps, tenant, asked, call);
    return isRefusal(data) ? data : { data };
  }),
];
