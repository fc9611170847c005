import { type ChildProcess, spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { newDataDir, newMarket, removeDataDir } from './data-dir.js';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..');
const READY_MS = 300_000;

/** Limits that protect people would only measure themselves here. */
const ROOMY = {
  RATE_LIMIT_SEARCHES: '1000000',
  RATE_LIMIT_REQUESTS: '1000000',
  RATE_LIMIT_GUESSES: '1000000',
  RATE_LIMIT_LIVE: '1000000',
  LIVE_STREAMS_ADDRESS: '5000',
  LOGIN_LIMIT_ADDRESS: '100000',
  HELD_SEATS: '1000000',
  HELD_SEATS_DEPARTURE: '1000000',
  HELD_SEATS_TRADE: '1000000',
};

/** A running site as a test sees it. */
export interface Site {
  readonly url: string;
  readonly dataDir: string;
}

export interface Server extends Site {
  readonly child: ChildProcess;
  /** SIGTERM; resolves with the exit code when everything has drained. */
  stop(): Promise<number | null>;
  /** SIGKILL; resolves when the process is gone. */
  kill(): Promise<void>;
}

export interface ServerOptions {
  /** Reused after a kill, or loaded from nothing; else one with a market, which goes when the server is stopped. */
  readonly dataDir?: string;
  readonly env?: NodeJS.ProcessEnv;
}

const ended = (child: ChildProcess): Promise<number | null> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve(child.exitCode)
    : new Promise((resolve) => child.once('exit', resolve));

/** The address is said when everything stands. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const late = setTimeout(() => reject(new Error(`not ready after ${READY_MS} ms:\n${said}`)), READY_MS);
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      const address = /Site\s+(http:\/\/\S+)/.exec(said)?.[1];
      if (address === undefined) return;
      clearTimeout(late);
      resolve(address);
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', (code) => {
      clearTimeout(late);
      reject(new Error(`ended with ${code}:\n${said}`));
    });
  });
}

/**
 * The built server as `npm start` runs it, on a free port, with a demonstration market of its own; nothing was bought in
 * it before unless PAST_DAYS says so.
 */
export async function startServer({ dataDir: kept, env = {} }: ServerOptions = {}): Promise<Server> {
  const dataDir = kept ?? (env['PAST_DAYS'] === undefined ? newMarket() : newDataDir());
  const child = spawn(process.execPath, [join(ROOT, 'standalone/dist/main.js')], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      NODE_ENV: 'production',
      PORT: '0',
      DATA_DIR: dataDir,
      PAST_DAYS: '0',
      ...ROOMY,
      ...env,
    },
  });
  const url = await addressOf(child);
  const signal = async (name: NodeJS.Signals) => {
    child.kill(name);
    return ended(child);
  };
  const stop = async () => {
    const code = await signal('SIGTERM');
    if (kept === undefined) removeDataDir(dataDir);
    return code;
  };
  return { url, dataDir, child, stop, kill: async () => void (await signal('SIGKILL')) };
}
