// Test support: the demo school as it prints: every paper as the document it is made of, and as the files that are sent.

import type { PaperDocument } from '@madrasah/events';
import { issueToken } from '@madrasah/service-kit/access';
import { Codec } from '@madrasah/service-kit/codec';
import { inProcessEventStore } from '@madrasah/service-kit/event-store';
import { FileVault } from '@madrasah/service-kit/vault';
import { SCHOOL, SECRET, testApp } from '../../../projection-service/src/app-test-support.ts';
import { contexts } from '../../../projection-service/src/contexts.ts';
import type { Context, Deps } from '../../../projection-service/src/deps.ts';
import { makeDemo } from '../../../scripts/demo/make.ts';

const NOW = '2026-11-21T09:00:00.000Z';
/** A tenth of the school, with all its classes and all its days. */
const SCALE = 0.1;
const TRIES = 100;

export interface Printed {
  readonly status: number;
  /** What the file was made of; none where it has a layout of its own. */
  readonly documents: readonly PaperDocument[];
  readonly file: Buffer;
}

/** The contexts, with whoever makes files telling first what it is given. */
function told(tell: (documents: readonly PaperDocument[]) => void): Context[] {
  const heard = new WeakMap<Deps, Deps>();
  const hearing = (deps: Deps): Deps => {
    const { files } = deps;
    const known = heard.get(deps) ?? {
      ...deps,
      files: {
        make: (paper, as) => {
          tell([paper]);
          return files.make(paper, as);
        },
        pdf: (paper) => {
          tell([paper]);
          return files.pdf(paper);
        },
        picturesOf: (...papers) => {
          tell(papers);
          return files.picturesOf(...papers);
        },
      },
    };
    heard.set(deps, known);
    return known;
  };
  return contexts.map((context) => (deps) => context(hearing(deps)));
}

/** The demo, ready to be asked for its papers one after another. */
export async function printedDemo() {
  const store = inProcessEventStore(':memory:');
  const vault = new FileVault(':memory:');
  await makeDemo({ store, vault, now: new Date(NOW), password: 'madrasah-demo', scale: SCALE });
  let after = 0;
  for await (const { position } of store.readAll()) after = position;
  let documents: readonly PaperDocument[] = [];
  const app = await testApp({
    ...{ store, codec: new Codec(vault) },
    contexts: told((given) => {
      documents = given;
    }),
  });
  app.clock.set(NOW);
  const login = { schoolId: SCHOOL, loginId: 1, permissionType: 2 };
  const authorization = `Bearer ${issueToken(SECRET, login, app.clock.now()).token}`;
  async function get(path: string, language: string): Promise<Printed> {
    for (let tries = 0; ; tries += 1) {
      documents = [];
      const headers = { authorization, 'accept-language': language, 'x-after-position': String(after) };
      const answer = await fetch(app.origin + path, { headers });
      const file = Buffer.from(await answer.arrayBuffer());
      if (answer.status !== 503 || tries > TRIES) return { status: answer.status, documents, file };
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
  return { get, end: () => app.end() };
}

export type PrintedDemo = Awaited<ReturnType<typeof printedDemo>>;
