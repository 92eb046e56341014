import { createServer, type RequestListener, type Server } from 'node:http';

/**
 * Longer than whoever stands in front keeps an idle connection (the gateway: 30 s). Were we the first to close one, a
 * command sent at that very moment would be lost on the way, and nobody could tell whether it had been recorded.
 */
const KEEP_ALIVE_MS = 75_000;

/** Whoever stands in front ends a body that comes drop by drop after a minute; whoever comes past it, we do. */
const BODY_MS = 65_000;
/** How often Node looks who is over. */
const LOOK_MS = 2_000;

/** The server of a service behind its gateway. The caller makes it listen. */
export const createServiceServer = (listener: RequestListener): Server =>
  createServer(
    { keepAliveTimeout: KEEP_ALIVE_MS, requestTimeout: BODY_MS, connectionsCheckingInterval: LOOK_MS },
    listener,
  );
