import { hashPassword } from '@madrasah/service-kit/access';
import { type ChainHead, chainFault, EMPTY_CHAIN, headAfter } from '@madrasah/service-kit/codec';
import { SCHOOL, TestApp } from '../../../command-service/src/test-support/app.ts';
import { expectEqual } from '../expect.ts';

const PASSWORD = 'a long enough password';
const RENEWED = 'another that is long enough';
const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** Services' clocks may be so far apart; a token from further ahead is none. */
const APART = MINUTE;
const LOCKOUT = 15 * MINUTE;
/** Refusals that lock a caller out. */
const TRIES = 10;

type Login = 2 | 3 | 4 | 5;

/** The door of a school while its clock is wrong and when it is right again. */
export class Door {
  readonly #app = new TestApp();
  asked = 0;

  static async open(): Promise<Door> {
    const door = new Door();
    await door.#app.open();
    await door.#app.school(SCHOOL, await hashPassword(PASSWORD));
    return door;
  }

  close(): Promise<void> {
    return this.#app.close();
  }

  /** People come while the clock is ahead; then it is set right. @throws Error for what is not sane then */
  async expectSaneAfter(ahead: number): Promise<void> {
    const { clock } = this.#app;
    const renewed = `${RENEWED} ${ahead}`;
    clock.advance(ahead);
    const early = await this.#signIn(2);
    expectEqual('signed in while ahead', early.status, 200);
    await this.#setPassword(3, renewed);
    await this.#refusedTries(4);
    const made = await this.#addSession(ahead);

    clock.advance(-ahead);
    const opens = (await this.#opens(early.body.token)) ? 'opens' : 'is refused';
    expectEqual(`a token made ${ahead} ms ahead`, opens, ahead <= APART ? 'opens' : 'is refused');
    await this.#expectLetIn(2);
    await this.#expectLetIn(3, renewed);
    if (ahead > LOCKOUT) await this.#expectLetIn(4);
    else expectEqual('who was locked out just now', (await this.#signIn(4)).status, 429);
    expectEqual('the command of then, repeated', await this.#addSession(ahead), made);
    await this.#expectPasswordEnds(3, renewed);
    await this.#expectLockout(5);
    await this.#expectChains();
  }

  #signIn(login: Login, password = PASSWORD) {
    this.asked += 1;
    const body = { name: `type${login}`, password, school_id: SCHOOL };
    return this.#app.call('POST', '/api/users/login', { body });
  }

  async #opens(token: string): Promise<boolean> {
    this.asked += 1;
    return (await this.#app.call('POST', '/api/users/authenticate', { token })).status === 200;
  }

  async #expectLetIn(login: Login, password?: string): Promise<string> {
    const { status, body } = await this.#signIn(login, password);
    expectEqual(`sign-in of type${login}`, status, 200);
    expectEqual('the token', (await this.#opens(body.token)) ? 'opens' : 'is refused', 'opens');
    return body.token;
  }

  #setPassword(login: Login, password: string): Promise<unknown> {
    return this.#app.done('PUT', `/api/users/update_login_user_password/${login}`, { password });
  }

  /** Whoever holds a token from before a change of password is out, in the same instant too. */
  async #expectPasswordEnds(login: Login, password: string): Promise<void> {
    const token = await this.#expectLetIn(login, password);
    await this.#setPassword(login, password);
    expectEqual('a token of the old password', await this.#opens(token), false);
    await this.#expectLetIn(login, password);
  }

  async #refusedTries(login: Login): Promise<void> {
    for (let tried = 0; tried < TRIES; tried += 1)
      expectEqual('a wrong password', (await this.#signIn(login, 'wrong horse')).status, 401);
  }

  /** Ten wrong tries lock out for fifteen minutes by the clock as it is now, whatever stands in the stream. */
  async #expectLockout(login: Login): Promise<void> {
    await this.#refusedTries(login);
    expectEqual('after ten wrong tries', (await this.#signIn(login)).status, 429);
    this.#app.clock.advance(LOCKOUT);
    await this.#expectLetIn(login);
  }

  /** A command with a key of its own. @returns what was answered, but for the position */
  async #addSession(nth: number): Promise<string> {
    const body = { SessionName: `শিক্ষাবর্ষ ${nth}` };
    const answer = await this.#app.done('POST', '/api/academic/insert_session', body, `session-${nth}`);
    return JSON.stringify({ ...answer, position: '' });
  }

  /** In every stream each event follows the one before it, and none is recorded before it. */
  async #expectChains(): Promise<void> {
    const heads = new Map<string, ChainHead>();
    for await (const event of this.#app.store.readAll()) {
      const fault = chainFault(heads.get(event.stream) ?? EMPTY_CHAIN, event);
      if (fault) throw new Error(`${event.stream}@${event.revision}: ${fault}`);
      heads.set(event.stream, headAfter(event));
    }
  }
}
