import { type CommandDefinition, isRefusal } from '@madrasah/events';
import type { CommandAnswer } from '@madrasah/service-kit/http';
import type { HandledCommand } from './handler.ts';

/** As it goes over the wire. */
const sent = (value: unknown): unknown => (value === undefined ? value : JSON.parse(JSON.stringify(value)));

/** @throws Error when the definition says another answer: a defect of ours, for tests to meet before a reader does */
function assertSaid({ name, answer, also }: CommandDefinition, given: CommandAnswer<unknown, unknown>): void {
  for (const [member, schema] of Object.entries({ data: answer, also })) {
    const told = given[member as 'data' | 'also'];
    if (told === undefined && (!schema || given.waiting)) continue;
    const wrong = schema ? schema.safeParse(sent(told)).error?.message : 'it declares none';
    if (wrong) throw new Error(`${name} answers ${member} that it does not say: ${wrong}`);
  }
}

/** Holds every answer of a command against its definition; what waits for a second person may have no data yet. */
export const heldToItsWord = ({ definition, handle }: HandledCommand): HandledCommand => ({
  definition,
  async handle(command, call) {
    const given = await handle(command, call);
    if (!isRefusal(given)) assertSaid(definition, given);
    return given;
  },
});
