import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { Client } from '../../system/client.ts';
import { Product } from '../../system/product.ts';
import { makeSchool, type School, type Student } from '../../system/school.ts';
import { Caller } from '../counter/load.ts';
import { admitted, signIn } from '../counter/running-school.ts';
import { FEE } from '../counter/student-form.ts';
import { newDataFolder, removeDataFolder } from '../place.ts';

const CONNECTIONS = 32;
const SIGNED_IN = 8;

/** The programs with a school of 2,000 students, to be asked at the services' own doors and through the gateway. */
export interface Doors {
  readonly product: Product;
  readonly commands: Caller;
  readonly queries: Caller;
  /** Through the gateway, the one address. */
  readonly door: Caller;
  readonly school: School;
  readonly students: readonly Student[];
  end(): Promise<void>;
}

/** @param connections of those who look for results */
export async function openDoors(connections = CONNECTIONS): Promise<Doors> {
  const dataFolder = newDataFolder();
  const product = await new Product(dataFolder).start();
  await product.ready();
  const portOf = (method: string) => new URL(product.address(method) as string).port;
  const gateway = fork(join(import.meta.dirname, 'gateway.ts'), [portOf('POST'), portOf('GET')], {
    execArgv: [],
  });
  const [port] = (await once(gateway, 'message')) as [number];
  const callers = {
    commands: new Caller(product.address('POST') as string, SIGNED_IN + CONNECTIONS),
    queries: new Caller(product.address('GET') as string, connections),
    door: new Caller(`http://127.0.0.1:${port}`, Math.max(connections, CONNECTIONS)),
  };
  const token = await signIn(callers.door);
  for (const caller of Object.values(callers)) caller.using(token);
  const school = await makeSchool(await Client.signedIn(product), FEE);
  const students = await admitted(callers.door, school);
  return {
    ...{ product, ...callers, school, students },
    async end() {
      for (const caller of Object.values(callers)) caller.close();
      gateway.disconnect();
      await product.stop();
      removeDataFolder(dataFolder);
    },
  };
}
