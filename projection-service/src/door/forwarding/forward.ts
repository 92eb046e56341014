import {
  type Agent,
  type ClientRequest,
  type IncomingMessage,
  type ServerResponse,
  request as send,
} from 'node:http';
import { pipeline } from 'node:stream';
import type { Target } from '@madrasah/service-kit/asking';
import { packed } from '../pages/packed.ts';
import { refuse } from '../refusals.ts';
import { answerHeaders, hasBody, requestHeaders } from './headers.ts';

export interface Destination {
  /** Asked one after another until one can be reached; not empty. */
  readonly targets: readonly Target[];
  /** Told of one that could not be. */
  lost?(target: Target): void;
  readonly agent: Agent;
  /** Whoever asks stands behind a proxy that tells his address. */
  readonly trustedProxy: boolean;
  /** Nothing is recorded by it, whatever happens on the way. */
  readonly query: boolean;
}

/** A machine that is gone refuses nobody: where there is another, it is waited for no longer. */
const REACHED_MS = 2_000;

/** Passes a request on and its answer back, streaming both; whichever side gives up, the other is let go. */
export function forward(request: IncomingMessage, response: ServerResponse, to: Destination): void {
  const [target, ...rest] = to.targets;
  if (!target) {
    refuse(request, response, 'store.away');
    return;
  }
  const { method, url: path } = request;
  const headers = requestHeaders(request, to.trustedProxy);
  const onward = send({ ...target, agent: to.agent, method, path, headers });
  let reached = false;
  let passedOn = false;
  onceReached(onward, rest.length > 0, () => {
    reached = true;
    if (hasBody(request)) request.pipe(onward);
  });
  onward.on('response', (answer) => passBack(answer, onward, request, response, to.query));
  onward.on('error', () => {
    if (response.headersSent || response.destroyed) return;
    to.lost?.(target);
    // Nothing of it was sent, or it asks without a body and changes nothing: the next may answer it.
    passedOn = rest.length > 0 && (!reached || (to.query && !hasBody(request)));
    // A command that was under way when its service broke off may have been recorded.
    if (passedOn) forward(request, response, { ...to, targets: rest });
    else refuse(request, response, to.query || !reached ? 'store.away' : 'outcome.unknown');
  });
  // Whatever ended it: what is still coming is thrown away, so that the connection stays usable.
  onward.on('close', () => {
    if (!passedOn) request.unpipe(onward).resume();
  });
  request.on('error', () => onward.destroy());
  response.on('close', () => {
    if (!response.writableFinished) onward.destroy();
  });
  if (!hasBody(request)) onward.end();
}

function passBack(
  answer: IncomingMessage,
  onward: ClientRequest,
  request: IncomingMessage,
  response: ServerResponse,
  isQuery: boolean,
): void {
  const headers = answerHeaders(answer);
  const sent = isQuery ? packed(request, answer, headers) : { headers };
  response.writeHead(answer.statusCode ?? 502, answer.statusMessage, sent.headers);
  if (sent.through) pipeline(answer, sent.through, response, () => {});
  else passOn(answer, response);
  // Answered before all was read: the service need not have the rest, the caller may go on sending it.
  answer.on('end', () => {
    if (!request.complete) onward.destroy();
  });
}

/**
 * A broken answer breaks ours too: the caller must not take half of it for the whole. Node's `pipeline` does the same
 * for any streams, and makes an error with its trace each time to tell itself that all is done.
 */
function passOn(answer: IncomingMessage, response: ServerResponse): void {
  answer.on('error', () => response.destroy());
  answer.on('close', () => {
    if (!answer.complete) response.destroy();
  });
  answer.pipe(response);
}

/** A body is sent when somebody is there to take it: until then another may be asked. */
function onceReached(onward: ClientRequest, hasOthers: boolean, then: () => void): void {
  onward.once('socket', (socket) => {
    if (!socket.connecting) return then();
    const late = () => onward.destroy(new Error('not reached in time'));
    const timer = hasOthers ? setTimeout(late, REACHED_MS) : undefined;
    socket.once('connect', then).once('connect', () => clearTimeout(timer));
    onward.once('close', () => clearTimeout(timer));
  });
}
