import { type Answer, Person, type Seen } from './person.ts';

/** Of every login that is made here. */
export const PASSWORD_OF_ALL = 'long-enough-1';
/** A person of the house who teaches; who has a login is one. */
const TEACHER = 2;

let lastMobile = 1_712_000_000;
function nextMobile(): string {
  lastMobile += 1;
  return `0${lastMobile}`;
}
const person = (UserName: string) => ({
  ...{ UserTypeID: TEACHER, UserCode: '', UserName, FatherName: 'আব্দুর রহমান', MotherName: 'আয়েশা' },
  ...{ GenderID: 1, DateOfBirth: '1985-03-02', Relationship1: 1, Mobile1: nextMobile() },
});

/** A school of a product, and whoever works there. */
export class School {
  readonly id: string;
  /** The first login, of type 2. */
  readonly admin: Person;
  readonly #address: string;
  readonly #seen: Seen;

  private constructor(id: string, address: string, admin: Person, seen: Seen) {
    this.id = id;
    this.#address = address;
    this.admin = admin;
    this.#seen = seen;
  }

  /** One that stands already. */
  static async enter(address: string, id: string, password?: string): Promise<School> {
    const seen: Seen = { after: 0n };
    const credentials = { address, schoolId: id, name: 'admin', ...(password && { password }) };
    return new School(id, address, await Person.signedIn(credentials, seen), seen);
  }

  /** Registers an empty one: a first login and a general fund. @param by of the institution that runs the system */
  static async found(address: string, by: Person, id: string): Promise<School> {
    await by.done('/api/users/madrasah', {
      ...{ school_id: id, InstitutionName: `মাদরাসা ${id}`, Address: 'ঢাকা' },
      ...{ loginName: 'admin', password: PASSWORD_OF_ALL },
    });
    return School.enter(address, id, PASSWORD_OF_ALL);
  }

  /** Signs in somebody whose login stands already. */
  signIn(name: string, password?: string): Promise<Person> {
    return Person.signedIn(
      { address: this.#address, schoolId: this.id, name, ...(password && { password }) },
      this.#seen,
    );
  }

  /** A new person. @returns his id */
  async person(name: string, more: object = {}, by: Person = this.admin): Promise<number> {
    return (await by.done('/api/users/insert_user_info', { ...person(name), ...more })).id;
  }

  /**
   * Makes a person with a login, by the administrator unless said, and signs him in.
   * @param type of permissions: 3 (muhtamim) and 4 hold every power, 6 none until he is given some
   * @param userId of a person who stands already
   */
  async login(name: string, type: number, { by = this.admin, userId = 0 } = {}): Promise<Person> {
    const id = userId || (await this.person(name, {}, by));
    await by.done('/api/users/create_login_user', {
      ...{ userId: id, loginName: name, password: PASSWORD_OF_ALL, permissionTypeId: type },
    });
    return this.signIn(name, PASSWORD_OF_ALL);
  }

  /** Powers for a login of type 5 or 6. @param id of the power: PermissionListID */
  empower(login: Person, id: number, by: Person = this.admin): Promise<Answer['body']> {
    const permissions = { View: 1, Insert: 1, Edit: 1, Delete: 1 };
    const body = { UserID: login.loginId, PermissionListID: id, permissions };
    return by.done('/api/permission', body, 'PUT');
  }
}
