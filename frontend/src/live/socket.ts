import { SCHOOL_PARAMETER } from '@madrasah/events/kernel';
import { io, type Socket } from 'socket.io-client';
import type { News } from '../kit/calls/news.ts';
import { schoolOf } from '../kit/wire/school.ts';
import type { Open } from './saga.ts';

interface FromServer {
  pong(): void;
  projected(news: News): void;
}
interface ToServer {
  ping(): void;
}

const PING_MS = 30_000;
const RECONNECTS = 10;
const RECONNECT_MS = 2_000;

/**
 * The connection over which the server says that something of the school was projected. Each welcome tells how far
 * everything is: what was recorded before it, while nobody listened, is found by that.
 */
export const open: Open = (token, tell) => {
  const socket: Socket<FromServer, ToServer> = io({
    path: '/socket',
    auth: { token },
    query: { [SCHOOL_PARAMETER]: schoolOf(token) }, // so that it stays with the service that is asked
    // At once over a websocket: a page asks once, not five times. Where one is not let through, by asking again.
    transports: ['websocket', 'polling'],
    tryAllTransports: true,
    reconnectionAttempts: RECONNECTS,
    reconnectionDelay: RECONNECT_MS,
    reconnectionDelayMax: RECONNECT_MS,
    randomizationFactor: 0,
    forceNew: true, // another token is another connection
  });
  socket.on('projected', tell);
  const ping = setInterval(() => socket.connected && socket.emit('ping'), PING_MS);
  // After ten attempts it rests until the network is back or somebody looks at the page again.
  const again = () => {
    if (!socket.active && !document.hidden) socket.connect();
  };
  window.addEventListener('online', again);
  document.addEventListener('visibilitychange', again);
  return () => {
    clearInterval(ping);
    window.removeEventListener('online', again);
    document.removeEventListener('visibilitychange', again);
    socket.disconnect();
  };
};
