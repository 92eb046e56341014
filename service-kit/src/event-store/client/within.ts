/** What a promise comes to, or the error `late` makes when it has not settled in time; it is then left alone. */
export async function within<T>(ms: number, running: Promise<T>, late: () => Error): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(late()), ms);
  try {
    return await Promise.race([running, promise]);
  } finally {
    clearTimeout(timer);
  }
}
