import * as z from 'zod';

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(0),
  DATA_DIR: z.string().default('./data'),
  ESDB_URL: z.string().min(1),
  MONGO_URL: z.string().optional(),
  JWT_SECRET: z.string().min(32),
  VAULT_KEY: z.string().optional(),
  DEMO_PASSWORD: z.string().default('madrasah-demo'),
  NODE_ENV: z.string().default('development'),
});

export type Config = z.output<typeof schema>;

/** The services' settings from the environment. @throws Error naming every setting that is missing or wrong */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const read = schema.safeParse(environment);
  if (read.success) return read.data;
  const faults = read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`settings: ${faults.join('; ')}`);
}
