import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

export const root = join(import.meta.dirname, '../..');
export const read = (path: string): string => readFileSync(join(root, path), 'utf8');

export interface Service {
  readonly image: string;
  readonly restart?: string;
  readonly read_only?: boolean;
  readonly mem_limit?: string;
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly build?: { context: string; dockerfile: string; args?: Record<string, string> };
  readonly environment?: Readonly<Record<string, string>>;
  readonly extra_hosts?: readonly string[];
  readonly volumes?: readonly string[];
  readonly secrets?: readonly string[];
  readonly networks?: readonly string[] | Readonly<Record<string, { ipv4_address?: string }>>;
  readonly ports?: readonly string[];
  readonly depends_on?: Readonly<Record<string, unknown>>;
}

export interface ComposeFile {
  readonly services: Readonly<Record<string, Service>>;
  readonly networks: Readonly<Record<string, { internal?: boolean }>>;
  readonly volumes: Readonly<Record<string, object>>;
  readonly secrets: Readonly<Record<string, { file: string }>>;
}

export const composeFile = (path: string): ComposeFile =>
  parse(read(path), { merge: true, strict: true }) as ComposeFile;
export const compose = composeFile('docker-compose.yml');
export const services = Object.entries(compose.services);
export const OURS = ['command-service', 'projection-service'] as const;

/** The value compose would take when nothing is set: `${NAME:-value}` is `value`. */
export const byDefault = (text: string): string => text.replace(/\$\{\w+:-([^}]*)\}/g, '$1');

/** The networks of a service, with an address of its own there or without. */
export const networkNames = (networks: Service['networks'] = []): readonly string[] =>
  Array.isArray(networks) ? networks : Object.keys(networks);
