// Stands in for a program that says that it is alive whenever it is asked.
process.on('message', ({ alive }: { readonly alive?: number }) => {
  if (alive !== undefined) process.send?.({ alive });
});
process.on('disconnect', () => process.exit());
process.send?.({ listening: 1 });
