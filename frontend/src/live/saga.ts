import { type EventChannel, eventChannel } from 'redux-saga';
import { call, cancelled, delay, put, race, type SagaGenerator, select, take } from 'typed-redux-saga';
import { type News, together } from '../kit/calls/news.ts';
import { newsHeard } from '../kit/calls/queries.ts';
import { isFilling } from '../kit/form/filling.ts';
import type { RootState } from '../kit/store.ts';

/** Opens the connection; tells of each position that was projected. @returns what closes it */
export type Open = (token: string, tell: (news: News) => void) => () => void;

const QUIET_MS = 400; // a cashier's payment is a handful of events
const MOST_MS = 3_000; // on a busy morning something is always coming
const ASK_AGAIN_MS = 1_000;
const RETRY_MS = 30_000;

/**
 * What others do is seen without reloading: while somebody is signed in, news of his school lets every query on the
 * page that it concerns be asked again. The part that speaks to the server is fetched when it is first needed.
 */
export function* liveSaga(fetchSocket: () => Promise<{ open: Open }>): SagaGenerator<void> {
  for (;;) {
    const token = yield* call(untilToken);
    yield* race({ ended: call(untilNot, token), heard: call(listen, fetchSocket, token) });
  }
}

function* signedInToken(): SagaGenerator<string | undefined> {
  return yield* select(({ session }: RootState) => (session.phase === 'in' ? session.token : undefined));
}

function* untilToken(): SagaGenerator<string> {
  for (;;) {
    const token = yield* call(signedInToken);
    if (token !== undefined) return token;
    yield* take('*');
  }
}

function* untilNot(token: string): SagaGenerator<void> {
  while ((yield* call(signedInToken)) === token) yield* take('*');
}

/** Without the network the part cannot be fetched: it is tried again, the page does without it meanwhile. */
function* fetched(fetchSocket: () => Promise<{ open: Open }>): SagaGenerator<Open> {
  for (;;) {
    try {
      return (yield* call(fetchSocket)).open;
    } catch {
      yield* delay(RETRY_MS);
    }
  }
}

function* listen(fetchSocket: () => Promise<{ open: Open }>, token: string): SagaGenerator<void> {
  const open = yield* call(fetched, fetchSocket);
  const news: EventChannel<News> = eventChannel<News>((tell) => open(token, tell));
  try {
    for (;;) {
      const newest = yield* call(gathered, news);
      while (isFilling()) yield* delay(ASK_AGAIN_MS);
      yield* put(newsHeard(newest));
    }
  } finally {
    if (yield* cancelled()) news.close();
  }
}

/** What comes in one go, as one. */
function* gathered(news: EventChannel<News>): SagaGenerator<News> {
  let all = yield* take(news);
  const over = Date.now() + MOST_MS;
  while (Date.now() < over) {
    const { more } = yield* race({ more: take(news), quiet: delay(QUIET_MS) });
    if (more === undefined) break;
    all = together(all, more);
  }
  return all;
}
