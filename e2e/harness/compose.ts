import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '@naga/server-kit/postgres/free-port.js';
import { parse } from 'yaml';

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');

interface ComposeService {
  readonly command?: readonly string[] | string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly profiles?: readonly string[];
  readonly build?: string;
}

/** A service of ours as docker-compose.yml starts it, with its neighbours on this machine. */
export interface LocalService {
  readonly name: string;
  readonly command: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  readonly port: number;
  /** Started only by name. */
  readonly isOnce: boolean;
}

export interface LocalCompose {
  readonly services: readonly LocalService[];
  /** Of a service by its name, ours or not. */
  portOf(name: string): number;
}

/** `${NAME}`, `${NAME:-default}` and `${NAME:?}`, as Docker Compose fills them in from .env. */
function filledIn(text: string, variables: Readonly<Record<string, string>>): string {
  return text.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_, name: string, kind?: string, rest?: string) => {
    const value = variables[name];
    if (value) return value;
    if (kind === '?') throw new Error(`docker-compose.yml needs ${name}`);
    return rest ?? '';
  });
}

/**
 * Reads commands and environment from docker-compose.yml itself. Each service gets a port of its own on 127.0.0.1, and
 * every `//service:port` or `@service:port` in an address becomes that.
 */
export async function readCompose(
  variables: (ports: ReadonlyMap<string, number>) => Record<string, string>,
): Promise<LocalCompose> {
  const text = readFileSync(join(ROOT, 'docker-compose.yml'), 'utf8');
  const services = Object.entries(
    (parse(text, { merge: true }) as { services: Record<string, ComposeService> }).services,
  );
  const ports = new Map<string, number>();
  for (const [name] of services) ports.set(name, await freePort());
  const given = variables(ports);
  const here = (value: string): string =>
    value.replace(/(\/\/|@)([a-z-]+):\d+/g, (all, before: string, name: string) =>
      ports.has(name) ? `${before}127.0.0.1:${ports.get(name)}` : all,
    );
  const ours = services.filter(([, { build }]) => build !== undefined);
  return {
    portOf: (name) => ports.get(name)!,
    services: ours.map(([name, { command = [], environment = {}, profiles = [] }]) => {
      if (typeof command === 'string' || command[0] !== 'node') throw new Error(`${name} is not started by node`);
      const env = Object.entries(environment).map(([key, value]) => [key, filledIn(here(value), given)]);
      const port = ports.get(name)!;
      const local = { PORT: String(port), HOST: '127.0.0.1' };
      return {
        name,
        command,
        env: { ...Object.fromEntries(env), ...local },
        port,
        isOnce: profiles.length > 0,
      };
    }),
  };
}
