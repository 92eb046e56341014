import { randomUUID } from 'node:crypto';
import { DEMO_SCHOOL, ensureDemoInstitution, FileRoom, handledCommands } from '@madrasah/command-service';
import { type CommandDefinition, isRefusal } from '@madrasah/events';
import type { Clock } from '@madrasah/service-kit/clock';
import { Codec } from '@madrasah/service-kit/codec';
import type { EventStore } from '@madrasah/service-kit/event-store';
import { memoryFileStore } from '@madrasah/service-kit/files';
import type { Call, CommandHandler } from '@madrasah/service-kit/http';
import type { Vault } from '@madrasah/service-kit/vault';
import type { Desk } from '../../../command-service/src/kernel/desk.ts';
import { schoolDesk } from '../../../command-service/src/school-desk.ts';
import type { Answer } from '../../system/client.ts';
import { PASSWORD } from '../../system/product.ts';

const SECRET = 'no token of this secret is ever sent anywhere';

const call = (schoolId: string): Call => {
  const requestId = randomUUID();
  const caller = { schoolId, loginId: 1, permissionType: 2, jti: requestId, expiresAt: 0 };
  return { language: 'en', requestId, address: '', caller, idempotencyKey: requestId, after: undefined };
};

type Commands = ReadonlyMap<string, { definition: CommandDefinition; handle: CommandHandler<unknown> }>;

/** The command side in this process, without HTTP: every schema, decision and append is the real one. */
export class Clerk {
  readonly desk: Desk;
  readonly #commands: Commands;
  readonly #schoolId: string;

  private constructor(desk: Desk, commands: Commands, schoolId: string) {
    this.desk = desk;
    this.#commands = commands;
    this.#schoolId = schoolId;
  }

  /** A clerk of the demo school, which is made in the store. */
  static async at(store: EventStore, vault: Vault, clock: Clock): Promise<Clerk> {
    const desk = schoolDesk(store, new Codec(vault), clock);
    const files = new FileRoom(memoryFileStore(), vault);
    const handled = handledCommands({ desk, vault, secret: SECRET, files });
    const commands = new Map(handled.map((one) => [`${one.definition.method} ${one.definition.path}`, one]));
    await ensureDemoInstitution(desk, PASSWORD);
    return new Clerk(desk, commands, DEMO_SCHOOL);
  }

  /** A clerk of another school, which is made in the store. */
  async of(school_id: string): Promise<Clerk> {
    const firstLogin = { loginName: 'admin', password: PASSWORD };
    await this.command('/api/users/madrasah', { school_id, InstitutionName: school_id, ...firstLogin });
    return new Clerk(this.desk, this.#commands, school_id);
  }

  /** A POST that must be taken. */
  async command(path: string, body: unknown): Promise<Answer> {
    const command = this.#commands.get(`POST ${path}`);
    if (!command) throw new Error(`no command at ${path}`);
    const input = command.definition.input.parse({ params: {}, body });
    const answer = await command.handle(input, call(this.#schoolId));
    if (isRefusal(answer)) throw new Error(`${path}: ${answer.code}`);
    return { status: 201, body: answer };
  }
}
