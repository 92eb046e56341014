// Does not end when it is asked to.
process.on('SIGTERM', () => {});
setInterval(() => {}, 1_000);
process.send?.({ listening: 1 });
