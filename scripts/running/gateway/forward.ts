import { type Agent, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import { pipeline } from 'node:stream';
import { answerHeaders, hasBody, requestHeaders } from './headers.ts';
import { packed } from './packed.ts';
import { refuse } from './refusals.ts';

export interface Destination {
  readonly port: number;
  readonly agent: Agent;
  /** Whoever asks stands behind a proxy that tells his address. */
  readonly trustedProxy: boolean;
  /** Nothing is recorded by it, whatever happens on the way. */
  readonly query: boolean;
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

/** Passes a request on and its answer back, streaming both; whichever side gives up, the other is let go. */
export function forward(request: IncomingMessage, response: ServerResponse, to: Destination): void {
  const { method, url: path } = request;
  const headers = requestHeaders(request, to.trustedProxy);
  const onward = send({ host: '127.0.0.1', port: to.port, agent: to.agent, method, path, headers });
  onward.on('response', (answer) => {
    const headers = answerHeaders(answer);
    const sent = to.query ? packed(request, answer, headers) : { headers };
    response.writeHead(answer.statusCode ?? 502, answer.statusMessage, sent.headers);
    if (sent.through) pipeline(answer, sent.through, response, () => {});
    else passOn(answer, response);
    // Answered before all was read: the service need not have the rest, the caller may go on sending it.
    answer.on('end', () => {
      if (!request.complete) onward.destroy();
    });
  });
  onward.on('error', (error: NodeJS.ErrnoException) => {
    if (!response.headersSent && !response.destroyed) {
      // A command that was under way when its service broke off may have been recorded.
      const nothingDone = to.query || error.code === 'ECONNREFUSED';
      refuse(request, response, nothingDone ? 'store.away' : 'outcome.unknown');
    }
  });
  // Whatever ended it: what is still coming is thrown away, so that the connection stays usable.
  onward.on('close', () => request.unpipe(onward).resume());
  request.on('error', () => onward.destroy());
  response.on('close', () => {
    if (!response.writableFinished) onward.destroy();
  });
  if (hasBody(request)) request.pipe(onward);
  else onward.end();
}
