import { AwsClient } from 'aws4fetch';
import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import { demandFileName, type FileStore } from './file-store.js';

const TRIES = 3;
/** Signed with the request: what arrives otherwise is refused. */
const digestOf = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

const PATIENCE_MS = 20_000;

/** What S3 says of a request it does not do: 'AccessDenied'. */
const codeIn = (body: string): string => /<Code>(\w+)<\/Code>/.exec(body)?.[1] ?? '';

const MAY_NOT_LIST =
  'the file store denies to read a file, which is answered as if it were missing. Where a key lacks s3:ListBucket, ' +
  'missing files look like that: grant it, and see that s3:GetObject is granted. Told once; the next at level debug';

/** An S3 bucket, or part of one, as an address says it (openFileStore). */
export class S3Store implements FileStore {
  readonly #client: AwsClient;
  /** With a slash at the end. */
  readonly #base: string;
  #toldOfRights = false;

  constructor(
    address: URL,
    private readonly log: Logger,
  ) {
    const { username, password, host, pathname, searchParams } = address;
    this.#client = new AwsClient({
      accessKeyId: decodeURIComponent(username),
      secretAccessKey: decodeURIComponent(password),
      region: searchParams.get('region') ?? 'us-east-1',
      service: 's3',
      retries: TRIES,
    });
    this.#base = `${address.protocol.replace('s3+', '')}//${host}${pathname.replace(/\/*$/, '/')}`;
  }

  async put(name: string, content: Buffer, type: string): Promise<void> {
    await this.#ask('PUT', name, {
      body: new Uint8Array(content),
      headers: { 'content-type': type, 'x-amz-content-sha256': digestOf(content) },
    });
  }

  async get(name: string): Promise<Buffer | undefined> {
    const response = await this.#ask('GET', name);
    return response && Buffer.from(await response.arrayBuffer());
  }

  async remove(name: string): Promise<void> {
    await this.#ask('DELETE', name);
  }

  /** Undefined where there is no such file. */
  async #ask(method: string, name: string, more: RequestInit = {}): Promise<Response | undefined> {
    demandFileName(name);
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const response = await this.#client.fetch(`${this.#base}${name}`, { method, signal, ...more });
    if (response.ok && method === 'GET') return response;
    const body = await response.text();
    if (response.ok) return response;
    const [status, code] = [response.status, codeIn(body)];
    if (status === 404) return undefined;
    if (method === 'GET' && code === 'AccessDenied') return this.#tellOfRights(name);
    throw new Error(`the file store answered ${method} of ${name} with ${status} ${code}`.trimEnd());
  }

  /** S3 tells of a missing file only those who may list all; one that may not be read is answered alike. */
  #tellOfRights(file: string): undefined {
    this.log[this.#toldOfRights ? 'debug' : 'warn']({ file, store: new URL(this.#base).host }, MAY_NOT_LIST);
    this.#toldOfRights = true;
  }
}
