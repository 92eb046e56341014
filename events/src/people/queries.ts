import * as z from 'zod';
import { answers, anyPower, defineQuery, fields, power, signedIn } from '../kernel/index.ts';
import { namedAnswer, userAnswer } from './answers.ts';
import { CODE_TYPES, USER_TYPES } from './constants.ts';
import { cardPapers, cardsList } from './one-person/cards.ts';
import { studentNotesQuery } from './one-person/student-notes.ts';
import { duplicatesList } from './same-person/duplicates.ts';
import { familyQuery } from './same-person/family.ts';
import { kinQuery } from './same-person/kin.ts';
import { usersList } from './users-list.ts';

const { answered, cell, listed, paged, record } = answers;

const paging = { page: fields.optionalInteger(1, 1_000_000), limit: fields.optionalInteger(1, 1000) };

const codeType = () => cell.oneOf([CODE_TYPES.manual, CODE_TYPES.automatic]);

export const peopleQueries = {
  ...usersList.endpoints,
  ...cardsList.endpoints,
  cardPapers,
  ...duplicatesList.endpoints,
  studentNotes: studentNotesQuery,
  family: familyQuery,
  kin: kinQuery,
  userPhotos: defineQuery({
    name: 'UserPhotos',
    path: '/api/users/user_info_image',
    access: power('user_entry', 'view'),
    query: {
      ...paging,
      usertype: fields.optionalInteger(1, 5),
      search: fields.optionalText(100),
      /** 1 who has one, 0 who has none. */
      photo: fields.optionalInteger(0, 1),
    },
    answer: () =>
      paged({
        ...{ ...namedAnswer(), UserTypeID: cell.choice() },
        UserImage: z.array(record({ Image: cell.text() })),
      }),
  }),
  user: defineQuery({
    name: 'User',
    path: '/api/users/get_single_user',
    access: power('user_entry', 'view'),
    query: { id: fields.id() },
    answer: () => answered(record(userAnswer())),
  }),
  totalUsers: defineQuery({
    name: 'TotalUsers',
    path: '/api/users/total_user',
    access: signedIn,
    query: { usertype: fields.optionalInteger(1, 5) },
    /** `listed`: as many as the list of students or of teachers has. */
    answer: () => record({ totalUsers: cell.count(), listed: cell.count().optional() }),
  }),
  searchUsers: defineQuery({
    name: 'SearchUsers',
    path: '/api/users/search_user',
    access: power('user_entry', 'view'),
    query: {
      search: fields.optionalText(100),
      ClassID: fields.optionalId(),
      SessionID: fields.optionalId(),
      UserTypeID: fields.optionalInteger(1, 5),
    },
    answer: () => listed(userAnswer()),
  }),
  /** For the box of people of whoever needs one for a deed of his alone: an advance to a colleague. */
  personBox: defineQuery({
    name: 'PersonBox',
    path: '/api/users/person_box',
    access: anyPower(
      power('user_entry', 'view'),
      power('voucher', 'view'),
      power('voucher', 'insert'),
      power('tamlik', 'view'),
      power('library', 'view'),
    ),
    query: { UserTypeID: fields.optionalInteger(1, 5) },
    answer: () => listed(namedAnswer()),
  }),
  /** Whether somebody with this name, father and birthday is there already, where the school wants to be warned. */
  alike: defineQuery({
    name: 'AlikePerson',
    path: '/api/users/alike',
    access: signedIn,
    query: {
      UserTypeID: fields.choice(...Object.values(USER_TYPES)),
      UserName: fields.requiredText(120),
      FatherName: fields.requiredText(120),
      DateOfBirth: fields.day(),
    },
    /** The code of somebody who is like the one being entered, or null. */
    answer: () => answered(record({ UserCode: cell.code().nullable() })),
  }),
  /** How the codes of a user type come about; `Value` is the first automatic one. */
  codeSettings: defineQuery({
    name: 'CodeSettings',
    path: '/api/settings/code_setting',
    access: signedIn,
    answer: () =>
      listed({
        ...{ ID: cell.number(), UserTypeID: cell.choice(), TypeName: cell.text(), EngTypeName: cell.text() },
        ...{ IDType: codeType(), Value: cell.number().nullable(), revision: cell.number() },
      }),
  }),
  codeCheck: defineQuery({
    name: 'UserCodeCheck',
    path: '/api/users/user_code_check',
    access: power('user_entry', 'view'),
    query: { UserTypeID: fields.choice(...Object.values(USER_TYPES)) },
    answer: () => answered(record({ UserTypeID: cell.choice(), IDType: codeType(), UserCode: cell.code() })),
  }),
  userTypes: defineQuery({
    name: 'UserTypes',
    path: '/api/users/user_type',
    access: signedIn,
    answer: () =>
      listed({
        ...{ ID: cell.number(), UserTypeID: cell.choice() },
        ...{ TypeName: cell.text(), userCount: cell.count() },
      }),
  }),
};
