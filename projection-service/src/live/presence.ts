/** Which logins of a school are connected, and through what. A login is there as long as one connection is. */
export class Presence<C> {
  readonly #schools = new Map<string, Map<number, Set<C>>>();

  /** @returns whether it is the login's first connection */
  enter(school: string, loginId: number, connection: C): boolean {
    const logins = this.#schools.get(school) ?? new Map<number, Set<C>>();
    const connections = logins.get(loginId) ?? new Set();
    this.#schools.set(school, logins.set(loginId, connections.add(connection)));
    return connections.size === 1;
  }

  /** @returns whether it was the login's last connection; false for one that has left before */
  leave(school: string, loginId: number, connection: C): boolean {
    const logins = this.#schools.get(school);
    const connections = logins?.get(loginId);
    if (!connections?.delete(connection) || connections.size > 0) return false;
    logins?.delete(loginId);
    if (logins?.size === 0) this.#schools.delete(school);
    return true;
  }

  count(school: string, loginId: number): number {
    return this.#schools.get(school)?.get(loginId)?.size ?? 0;
  }

  logins(school: string): readonly number[] {
    return [...(this.#schools.get(school)?.keys() ?? [])];
  }

  /** @param school absent: of all schools */
  connections(school?: string): readonly C[] {
    const schools = school === undefined ? [...this.#schools.keys()] : [school];
    const logins = schools.flatMap((one) => [...(this.#schools.get(one)?.values() ?? [])]);
    return logins.flatMap((connections) => [...connections]);
  }
}
