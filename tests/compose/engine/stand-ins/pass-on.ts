import { connect, createServer, type Socket } from 'node:net';

/** Listens on a port and passes every connection on. @returns how to end it, and every connection with it */
export function passOn(port: number, to: number, host: string): () => void {
  const open = new Set<Socket>();
  const server = createServer((caller) => {
    const onward = connect(to, host);
    caller.pipe(onward).pipe(caller);
    open.add(caller);
    caller.on('close', () => open.delete(caller));
    for (const [one, other] of [
      [caller, onward],
      [onward, caller],
    ] as const)
      one.on('error', () => other.destroy()).on('close', () => other.destroy());
  });
  server.listen(port, '0.0.0.0');
  return () => {
    server.close();
    for (const caller of open) caller.destroy();
  };
}
