const LOOPBACK = /^(::ffff:)?127\.|^::1$/;

/** Whether a network address is of this very machine. */
export const isLoopback = (address: string): boolean => LOOPBACK.test(address);
