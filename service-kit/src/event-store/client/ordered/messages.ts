import { randomUUID } from 'node:crypto';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import messages from '@eventstore/db-client/generated/streams_pb.js';

import { type ExpectedRevision, NO_STREAM } from '../../port.ts';

/** An event in the bytes it is stored in: data and metadata are JSON in UTF-8. */
export interface EncodedEvent {
  readonly id: string;
  readonly type: string;
  readonly data: Uint8Array;
  readonly metadata: Uint8Array;
}

/** One append of a BatchAppend call, and the id its answer will name. */
export function batchRequest(
  stream: string,
  expected: ExpectedRevision,
  events: readonly EncodedEvent[],
): { id: string; request: messages.BatchAppendReq } {
  const id = randomUUID();
  const options = new messages.BatchAppendReq.Options();
  options.setStreamIdentifier(new shared.StreamIdentifier().setStreamName(Buffer.from(stream)));
  if (expected === NO_STREAM) options.setNoStream(new shared.Empty());
  else options.setStreamPosition(String(expected));
  const request = new messages.BatchAppendReq()
    .setCorrelationId(new shared.UUID().setString(id))
    .setOptions(options)
    .setProposedMessagesList(events.map(proposed))
    .setIsFinal(true);
  return { id, request };
}

function proposed({ id, type, data, metadata }: EncodedEvent): messages.BatchAppendReq.ProposedMessage {
  const message = new messages.BatchAppendReq.ProposedMessage()
    .setId(new shared.UUID().setString(id))
    .setData(data)
    .setCustomMetadata(metadata);
  message.getMetadataMap().set('type', type).set('content-type', 'application/json');
  return message;
}

/** The id in either of the forms a server writes it in. */
export function idOf(uuid: shared.UUID | undefined): string {
  const halves = uuid?.getStructured();
  if (!halves) return uuid?.getString() ?? '';
  const hex = [halves.getMostSignificantBits(), halves.getLeastSignificantBits()]
    .map((half) => BigInt.asUintN(64, BigInt(half)).toString(16).padStart(16, '0'))
    .join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
