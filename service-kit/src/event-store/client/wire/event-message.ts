import { UnreadableEvent } from '../../errors.ts';
import { parseObject } from '../../json.ts';
import type { RecordedEvent } from '../../port.ts';
import { Fields, NotThisMessage } from './fields.ts';

/** Names in a read's answer and in what lies within, by the protocol of the store (streams.proto, shared.proto). */
const ANSWER = { event: 1 } as const;
const READ_EVENT = { event: 1, commitPosition: 3, noPosition: 4 } as const;
const RECORDED = {
  id: 1,
  stream: 2,
  revision: 3,
  prepare: 4,
  commit: 5,
  about: 6,
  metadata: 7,
  data: 8,
} as const;
const UUID_TEXT = 2;
const STREAM_NAME = 3;
const ENTRY = { name: 1, value: 2 } as const;
const NO_BYTES = Buffer.alloc(0);

/**
 * An event as a read or a subscription brings it: as much of the message that the client's library would make as the
 * client looks at, in one object. It stands for the answer, for the event in it and for what was recorded. Its JSON is
 * read when it is used (`recorded`): whole pages of it, read at once, would outlive a collection of garbage.
 */
export class EventMessage {
  #type = '';
  #isJson = false;
  #id: string | undefined;
  #stream: Buffer | undefined;
  #revision = 0;
  #prepare = 0;
  #commit = 0;
  #metadata: Buffer = NO_BYTES;
  #data: Buffer = NO_BYTES;

  /** @throws NotThisMessage for an event in another form than we know */
  constructor(recorded: Fields) {
    for (let field = recorded.next(); field > 0; field = recorded.next()) {
      if (field === RECORDED.id) this.#id = textOf(recorded.fields());
      else if (field === RECORDED.stream) this.#stream = nameOf(recorded.fields());
      else if (field === RECORDED.revision) this.#revision = recorded.number();
      else if (field === RECORDED.prepare) this.#prepare = recorded.number();
      else if (field === RECORDED.commit) this.#commit = recorded.number();
      else if (field === RECORDED.about) this.#note(recorded.fields());
      else if (field === RECORDED.metadata) this.#metadata = recorded.bytes();
      else if (field === RECORDED.data) this.#data = recorded.bytes();
      else recorded.skip();
    }
  }

  /** The event itself. @throws UnreadableEvent when data or metadata are no object in JSON */
  recorded(): RecordedEvent {
    const stream = this.getStreamName().toString('utf8');
    const place = { stream, revision: this.#revision, position: this.#commit };
    if (!this.#isJson) throw new UnreadableEvent(stream, place.revision, place.position);
    const data = parseObject(this.#data, place);
    const metadata = this.#metadata.length > 0 ? parseObject(this.#metadata, place) : {};
    return { id: this.getString(), type: this.#type, data, metadata, ...place };
  }

  hasEvent = yes;
  hasLink = no;
  hasCommitPosition = no; // of the answer: nobody here follows links
  hasStructured = no;

  getEvent(): this {
    return this;
  }
  hasId(): boolean {
    return this.#id !== undefined;
  }
  getId(): this {
    return this;
  }
  getString(): string {
    return this.#id ?? '';
  }
  hasStreamIdentifier(): boolean {
    return this.#stream !== undefined;
  }
  getStreamIdentifier(): this {
    return this;
  }
  getStreamName(): Buffer {
    return this.#stream ?? NO_BYTES;
  }
  getStreamRevision(): number {
    return this.#revision;
  }
  getPreparePosition(): number {
    return this.#prepare;
  }
  getCommitPosition(): number {
    return this.#commit;
  }
  /** The client is told of no kind of content, so that it hands the data over as they are. */
  getMetadataMap(): { get(name: string): string | undefined } {
    return { get: (name) => (name === 'type' ? this.#type : name === 'created' ? '0' : undefined) };
  }
  getCustomMetadata_asU8(): Buffer {
    return NO_BYTES;
  }
  /** What the client hands over as data: all of it. */
  getData_asU8(): this {
    return this;
  }

  #note(entry: Fields): void {
    let name = '';
    let value = '';
    for (let field = entry.next(); field > 0; field = entry.next()) {
      if (field === ENTRY.name) name = entry.text();
      else if (field === ENTRY.value) value = entry.text();
      else entry.skip();
    }
    if (name === 'type') this.#type = value;
    else if (name === 'content-type') this.#isJson = value === 'application/json';
  }
}

function yes(): true {
  return true;
}
function no(): false {
  return false;
}

/** The event of a read's answer; undefined where it is another answer, or says of the event what nobody here reads. */
export function eventIn(answer: Buffer): EventMessage | undefined {
  try {
    const fields = new Fields(answer);
    if (fields.next() !== ANSWER.event) return undefined;
    const message = readEvent(fields.fields());
    return fields.next() === 0 ? message : undefined;
  } catch (error) {
    if (error instanceof NotThisMessage) return undefined;
    throw error;
  }
}

function readEvent(fields: Fields): EventMessage | undefined {
  let event: EventMessage | undefined;
  for (let field = fields.next(); field > 0; field = fields.next()) {
    if (field === READ_EVENT.event && !event) event = new EventMessage(fields.fields());
    else if (field === READ_EVENT.commitPosition || field === READ_EVENT.noPosition) fields.skip();
    else return undefined;
  }
  return event;
}

/** An id as text; in the other form, two numbers, the library reads it. */
function textOf(uuid: Fields): string {
  if (uuid.next() !== UUID_TEXT) throw new NotThisMessage('an id in another form');
  return uuid.text();
}

function nameOf(stream: Fields): Buffer {
  if (stream.next() !== STREAM_NAME) throw new NotThisMessage('a stream without a name');
  return stream.bytes();
}
