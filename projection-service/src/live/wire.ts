import type { Server, Socket } from 'socket.io';

export interface FromClients {
  ping(): void;
}

export interface ToClients {
  pong(): void;
  /**
   * A query that names this position (decimal, as a command answers it) is answered without waiting. `kinds` are the
   * read models that were touched, as the answers name those they depend on (`X-Kinds`); absent: any may have been.
   */
  projected(news: { readonly position: string; readonly kinds?: readonly string[] }): void;
  /** `userId` is the login's, as the token names it. */
  userStatusUpdate(news: { readonly userId: number; readonly status: 'online' | 'offline' }): void;
}

interface Between {
  [event: string]: never; // nothing is said between servers
}

export interface Known {
  /** Kept, because it is asked again whenever a door of the school may have closed. */
  token: string;
  school: string;
}

export type LiveServer = Server<FromClients, ToClients, Between, Known>;
export type LiveSocket = Socket<FromClients, ToClients, Between, Known>;
