import { registerHooks } from 'node:module';

// Imports a file and says by name which packages were loaded with it.
const packages = new Set();
registerHooks({
  load(url, context, next) {
    const name = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(url)?.[1];
    if (name) packages.add(name);
    return next(url, context);
  },
});
await import(process.argv[2]);
process.send?.([...packages]);
process.disconnect?.();
