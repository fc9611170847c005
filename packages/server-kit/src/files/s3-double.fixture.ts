import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** The signature that S3 expects of a request (AWS Signature Version 4), beside the one that it carries. */
function signatures({ method, url = '', headers }: IncomingMessage, secret: string): [string, string] {
  const form =
    /^AWS4-HMAC-SHA256 Credential=[^/]+\/(?<scope>[^,]+), SignedHeaders=(?<signed>[^,]+), Signature=(?<signature>\w+)$/;
  const { scope = '', signed = '', signature = '' } = form.exec(headers.authorization ?? '')?.groups ?? {};
  const lines = signed.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  const { pathname } = new URL(url, 'http://double');
  const request = [method, pathname, '', lines.join(''), signed, headers['x-amz-content-sha256']].join('\n');
  const [day, region, service, end] = scope.split('/') as [string, string, string, string];
  const key = [region, service, end].reduce(hmac, hmac(`AWS4${secret}`, day));
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(request)].join('\n');
  return [signature, hmac(key, text).toString('hex')];
}

export interface S3Double {
  readonly url: string;
  /** By path: '/bucket/prefix/name'. */
  readonly kept: Map<string, { readonly content: Buffer; readonly type: string | undefined }>;
  /** The next requests fail with these statuses. */
  readonly failures: number[];
  /** Whether its key may list: who may not is told of a file that is missing what he is told of one he may not read. */
  mayList: boolean;
  close(): Promise<void>;
}

const problem = (code: string): Buffer =>
  Buffer.from(`<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>…</Message></Error>`);

/** A bucket in memory that asks for signatures of this secret, as S3 and its likes do. */
export async function s3Double(secret: string): Promise<S3Double> {
  const kept: S3Double['kept'] = new Map();
  const failures: number[] = [];
  const rights = { mayList: true };
  const server = createServer((request, response) => {
    void buffer(request).then((content) => {
      const answer = (status: number, body?: Buffer) => response.writeHead(status).end(body);
      const failure = failures.shift();
      if (failure !== undefined) return answer(failure);
      const [carried, expected] = signatures(request, secret);
      const digest = request.headers['x-amz-content-sha256'];
      const isWhole = digest === 'UNSIGNED-PAYLOAD' ? request.method !== 'PUT' : digest === sha256(content);
      if (carried !== expected || !isWhole) return answer(403, problem('SignatureDoesNotMatch'));
      const path = request.url ?? '';
      if (request.method === 'PUT') kept.set(path, { content, type: request.headers['content-type'] });
      if (request.method === 'DELETE') kept.delete(path);
      if (request.method !== 'GET') return answer(request.method === 'PUT' ? 200 : 204);
      const found = kept.get(path);
      if (found !== undefined) return answer(200, found.content);
      return rights.mayList ? answer(404, problem('NoSuchKey')) : answer(403, problem('AccessDenied'));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(rights, {
    url: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    kept,
    failures,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  });
}
