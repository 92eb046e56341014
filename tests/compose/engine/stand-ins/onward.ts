/** The second and third of a store that is one: `node onward.ts PORT HOST` asks the same port of that host. */
import { passOn } from './pass-on.ts';

const [, , port = '', host = ''] = process.argv;
passOn(Number(port), Number(port), host);
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => process.exit(0));
