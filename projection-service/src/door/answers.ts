import type { ServerResponse } from 'node:http';

/** Ends a response the door gives itself. Node leaves the body out where the question was HEAD. */
export function answerJson(response: ServerResponse, status: number, body: object): void {
  if (!response.hasHeader('cache-control')) response.setHeader('cache-control', 'no-store');
  response.setHeader('x-content-type-options', 'nosniff');
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(body));
}
