import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Server, type Site, startServer } from './server.js';

/** Tells the workers of a run where its keeper answers. */
const KEEPER = 'NAGA_E2E_KEEPER';

/** What a site does by itself costs as much in this time as to start it: a worker's next files may have their own. */
const UNUSED_MS = 120_000;

/** The site that a worker's files share; it starts when one of them asks for it, and again when it was stopped. */
class KeptSite {
  #running: Promise<Server> | undefined;
  #unused: NodeJS.Timeout | undefined;
  readonly #codes: Promise<number | null>[] = [];

  async take(): Promise<Site> {
    clearTimeout(this.#unused);
    const { url, dataDir } = await (this.#running ??= startServer());
    return { url, dataDir };
  }

  leave(): void {
    this.#unused = setTimeout(() => this.#stop(), UNUSED_MS);
  }

  /** Answers with which codes it ended, each time. */
  end(): Promise<(number | null)[]> {
    clearTimeout(this.#unused);
    this.#stop();
    return Promise.all(this.#codes);
  }

  #stop(): void {
    if (this.#running !== undefined) this.#codes.push(this.#running.then((site) => site.stop()));
    this.#running = undefined;
  }
}

/**
 * What outlives a test file is kept by jest's own process: a site for each worker, whose files share it one after the
 * other, and the list of what was given to one test and therefore to no other. Workers ask for both over HTTP.
 */
class Keeper {
  readonly #sites = new Map<string, KeptSite>();
  readonly #given = new Set<string>();
  readonly #door = createServer((request, response) => {
    // A connection that is kept is closed by us while a busy worker sends its next question.
    response.setHeader('connection', 'close');
    void this.#answer(request.url!).then(
      (answer) => response.end(JSON.stringify(answer)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });

  /** Answers where to ask. */
  async open(): Promise<string> {
    this.#door.listen(0, '127.0.0.1');
    await once(this.#door, 'listening');
    return `http://127.0.0.1:${(this.#door.address() as AddressInfo).port}`;
  }

  /** Stops every site; answers their exit codes. */
  async close(): Promise<(number | null)[]> {
    this.#door.close();
    this.#door.closeAllConnections();
    return (await Promise.all([...this.#sites.values()].map((site) => site.end()))).flat();
  }

  async #answer(path: string): Promise<Site | boolean> {
    const [, what, name] = path.split('/') as [string, 'take' | 'leave' | 'give', string];
    if (what === 'give') return !this.#given.has(name) && this.#given.add(name).has(name);
    const site = this.#sites.get(name) ?? new KeptSite();
    this.#sites.set(name, site);
    if (what === 'take') return site.take();
    site.leave();
    return true;
  }
}

let keeper: Keeper | undefined;

/** Before the first test file. */
export async function openKeeper(): Promise<void> {
  keeper = new Keeper();
  process.env[KEEPER] = await keeper.open();
}

/** After the last one: what was shared has stopped in order, or the run fails. */
export async function closeKeeper(): Promise<void> {
  const codes = (await keeper?.close()) ?? [];
  if (codes.some((code) => code !== 0)) throw new Error(`shared sites ended with ${codes.join(', ')}`);
}

async function ask<Answer>(path: string): Promise<Answer> {
  const keptBy = process.env[KEEPER];
  if (keptBy === undefined) throw new Error(`${KEEPER} is not set: jest's global setup opens the keeper`);
  const response = await fetch(`${keptBy}/${path}`);
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as Answer;
}

const worker = (): string => process.env['JEST_WORKER_ID']!;

/** The site of this worker's files, until it is left. */
export const takeSite = (): Promise<Site> => ask(`take/${worker()}`);

export const leaveSite = (): Promise<true> => ask(`leave/${worker()}`);

/** Whether nobody of the run was given that before; from now on somebody was. */
export const isMine = (what: string): Promise<boolean> => ask(`give/${encodeURIComponent(what)}`);
