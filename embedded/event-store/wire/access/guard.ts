import { ServerInterceptingCall, type ServerInterceptor, status } from '@grpc/grpc-js';
import type { Users } from './users.ts';

/** What a client asks before it has chosen a server to show its credentials to. */
const OPEN_TO_ALL = ['/event_store.client.gossip.', '/event_store.client.server_features.'];

/** Lets a call through when it carries the credentials of a user; checked with every call. */
export function guard(users: Users): ServerInterceptor {
  return ({ path }, call) => {
    if (OPEN_TO_ALL.some((prefix) => path.startsWith(prefix))) return new ServerInterceptingCall(call);
    return new ServerInterceptingCall(call, {
      start: (next) =>
        next({
          onReceiveMetadata(metadata, proceed) {
            const refuse = () =>
              call.sendStatus({ code: status.UNAUTHENTICATED, details: 'Unknown user or wrong password' });
            users
              .admit(metadata.get('authorization')[0]?.toString())
              .then((admitted) => (admitted ? proceed(metadata) : refuse()), refuse);
          },
        }),
    });
  };
}
