import { streams } from '@madrasah/events';
import type { DomainEvent } from '@madrasah/service-kit/codec';
import type { EventStore } from '@madrasah/service-kit/event-store';
import { type FileStore, faultOf, RequiredFiles } from '@madrasah/service-kit/files';
import { type Check, Findings } from './check.ts';

interface Shelf {
  readonly schoolId: string;
  readonly files: Pick<FileStore, 'get'>;
  readonly log: Pick<EventStore, 'readStream'>;
}

/** Every file that an event names is there, byte for byte as it was sealed. All of them are read. */
export class FilesCheck implements Check {
  readonly #shelf: Shelf;
  readonly #required = new RequiredFiles();
  readonly #findings = new Findings('files', 'files and small pictures there as they were stored');

  constructor(shelf: Shelf) {
    this.#shelf = shelf;
  }

  decoded(event: DomainEvent): void {
    this.#required.take(this.#shelf.schoolId, event);
  }

  async result() {
    const wrong: string[] = [];
    for (const required of this.#required.parts()) {
      const fault = await faultOf(this.#shelf.files, required);
      if (!fault) this.#findings.count += 1;
      else if (await this.#standsStill(required.fileId))
        wrong.push(`${required.fileId} (${required.part}): ${fault}`);
    }
    const [first] = wrong;
    if (first !== undefined) this.#findings.fault(`${first}; ${wrong.length} in all`);
    return this.#findings.result();
  }

  /** The product may run beside us and have ended a file since: that is no fault. */
  async #standsStill(fileId: string): Promise<boolean> {
    const { schoolId, log } = this.#shelf;
    for (const stream of [streams.files(schoolId), streams.people(schoolId)])
      for await (const event of log.readStream(stream)) this.#required.take(schoolId, event);
    return this.#required.has(fileId);
  }
}
