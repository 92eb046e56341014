import { MAX_DOCUMENT_BYTES } from '../storage/bytes.ts';
import type { Doc } from '../values/document.ts';
import type { Command, Context } from './command.ts';

export const REPLICA_SET = 'embedded';
export const MAX_MESSAGE_BYTES = 48_000_000;

/** The protocol level of a 7.0 server: what the driver in use expects, and no more. */
const WIRE_VERSION = 21;

/** Poses as a replica set of one: the driver then uses retryable writes, as it does in production. */
function hello(_command: Doc, { address, connection }: Context): Doc {
  return {
    helloOk: true,
    ismaster: true,
    isWritablePrimary: true,
    secondary: false,
    setName: REPLICA_SET,
    setVersion: 1,
    hosts: [address],
    primary: address,
    me: address,
    maxBsonObjectSize: MAX_DOCUMENT_BYTES,
    maxMessageSizeBytes: MAX_MESSAGE_BYTES,
    maxWriteBatchSize: 100_000,
    localTime: new Date(),
    logicalSessionTimeoutMinutes: 30,
    connectionId: connection,
    minWireVersion: 0,
    maxWireVersion: WIRE_VERSION,
    readOnly: false,
  };
}

/** The fields of a greeting describe the client: those not understood are ignored, as the protocol wants. */
const helloCommand: Command = { fields: 'any', run: hello };

export const handshake: Record<string, Command> = {
  hello: helloCommand,
  isMaster: helloCommand,
  ismaster: helloCommand,
  ping: { fields: [], run: () => ({}) },
  buildInfo: {
    fields: [],
    run: () => ({
      version: '7.0.0',
      versionArray: [7, 0, 0, 0],
      gitVersion: 'embedded document store',
      modules: [],
      bits: 64,
      maxBsonObjectSize: MAX_DOCUMENT_BYTES,
    }),
  },
  endSessions: { fields: [], run: () => ({}) },
};
