import { codeKey } from '@madrasah/events';
import {
  CODE_TYPES,
  CodeSettingChanged,
  codeSettingRevision,
  defaultCodeSetting,
  nextCode,
  PersonChanged,
  PersonRegistered,
  peopleQueries,
  USER_TYPE_NAMES,
} from '@madrasah/events/people';
import { defineProjector, when } from '../kernel/projecting/index.ts';
import { type HandledQuery, handledQuery } from '../kernel/query.ts';

/** The codes of one user type: how they are given, and the highest so far. */
export interface UserCodes {
  readonly userType: number;
  readonly automatic: boolean;
  readonly from: number;
  readonly highest: number;
}

const isCounted = ({ data }: { readonly data: { readonly userType: number } }) => [data.userType];

/** With a code that was given or changed. */
const withCode = (codes: UserCodes, userCode: string): UserCodes => ({
  ...codes,
  highest: Math.max(codes.highest, Number(codeKey(userCode))),
});

const noneYet = (userType: number): UserCodes => ({ userType, ...defaultCodeSetting(userType), highest: 0 });

export const userCodesProjector = defineProjector<UserCodes>({
  name: 'user-codes',
  version: 2,
  collection: 'user-codes',
  indexes: [],
  words: [],
  on: {
    PersonRegistered: when(PersonRegistered, {
      keys: isCounted,
      fold: (codes, { data: { userType, userCode } }) => withCode(codes ?? noneYet(userType), userCode),
    }),
    PersonChanged: when(PersonChanged, {
      keys: isCounted,
      fold: (codes, { data: { userCode } }) => codes && withCode(codes, userCode),
    }),
    CodeSettingChanged: when(CodeSettingChanged, {
      keys: ({ data }) => [data.userType],
      fold: (codes, { data: { userType, automatic, from } }) => ({
        ...(codes ?? noneYet(userType)),
        automatic,
        from: from ?? 1,
      }),
    }),
  },
});

const idType = ({ automatic }: UserCodes) => (automatic ? CODE_TYPES.automatic : CODE_TYPES.manual);

/** How each user type comes by its codes, and the next one. */
export function userCodes(): HandledQuery[] {
  return [
    handledQuery(peopleQueries.codeSettings, [userCodesProjector], async (_, tenant) => {
      const known = new Map((await tenant.find(userCodesProjector)).map((codes) => [codes.userType, codes]));
      return {
        data: USER_TYPE_NAMES.map(({ id, bn, en }) => {
          const codes = known.get(id) ?? noneYet(id);
          return {
            ID: id,
            UserTypeID: id,
            TypeName: bn,
            EngTypeName: en,
            IDType: idType(codes),
            Value: codes.automatic ? codes.from : null,
            revision: codeSettingRevision(codes),
          };
        }),
      };
    }),
    handledQuery(peopleQueries.codeCheck, [userCodesProjector], async ({ UserTypeID }, tenant) => {
      const codes = (await tenant.findOne(userCodesProjector, UserTypeID)) ?? noneYet(UserTypeID);
      const UserCode = codes.automatic ? nextCode(codes, codes.highest) : '';
      return { data: { UserTypeID, IDType: idType(codes), UserCode } };
    }),
  ];
}
