import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { Writable } from 'node:stream';
import { answerFailure } from './failures.js';

let app: FastifyInstance;
let logged = '';
beforeAll(async () => {
  const stream = new Writable({
    write(chunk, _encoding, done) {
      logged += String(chunk);
      done();
    },
  });
  app = Fastify({ logger: { level: 'error', stream }, genReqId: () => 'r-<7>' });
  app.setErrorHandler(answerFailure);
  const fail = async () => {
    throw new Error("Cannot find module '/srv/web/build/server/index.js'");
  };
  for (const path of ['/', '/kh/faq']) app.get(path, fail);
  app.post('/', async () => 'never');
});
afterAll(() => app.close());

const PEOPLE = 'text/html,application/xhtml+xml,*/*;q=0.8';

describe('what fails where no page can be made', () => {
  test.each([
    ['/', '', 'en', 'Something went wrong! Please try again.'],
    ['/?a=1', 'a=b; language=th', 'th', 'เกิดข้อผิดพลาด! โปรดลองอีกครั้ง'],
    ['/kh/faq', 'language=th', 'km', 'មានបញ្ហាកើតឡើង! សូមព្យាយាមម្តងទៀត។'],
  ])('is told to people at %s with cookie "%s" in %s, with the request’s id', async (url, cookie, language, words) => {
    const { statusCode, headers, body } = await app.inject({ url, headers: { accept: PEOPLE, cookie } });
    expect([statusCode, headers['content-language']]).toEqual([500, language]);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).toContain(`<html lang="${language}">`);
    expect(body).toContain(words);
    expect(body).toContain('r-&#60;7&#62;');
    expect(body).not.toMatch(/module|srv/);
    const [, nonce] = /style-src 'nonce-([^']+)'/.exec(String(headers['content-security-policy']))!;
    expect(body).toContain(`<style nonce="${nonce}">`);
  });

  test('is told to programs in JSON, with a code and the request’s id', async () => {
    const { statusCode, headers, body } = await app.inject({ url: '/', headers: { accept: '*/*' } });
    expect([statusCode, headers['cache-control']]).toEqual([500, 'no-store']);
    expect(JSON.parse(body)).toEqual({
      status: 'error',
      error_details: {
        request_id: 'r-<7>',
        code: 'INTERNAL_SERVER_ERROR',
        messages: ['Something went wrong! Please try again.'],
      },
    });
  });

  test('stands in the log as it was, under the request’s id', async () => {
    logged = '';
    await app.inject({ url: '/' });
    expect(JSON.parse(logged)).toMatchObject({
      msg: 'unexpected error',
      reqId: 'r-<7>',
      err: { message: "Cannot find module '/srv/web/build/server/index.js'" },
    });
  });
});

test('what cannot be read keeps its status, and is nobody’s fault in the log', async () => {
  logged = '';
  const send = (accept: string, type = 'application/json') =>
    app.inject({ method: 'POST', url: '/', payload: '{', headers: { accept, 'content-type': type } });
  const [people, programs, strange] = [await send(PEOPLE), await send('*/*'), await send('*/*', 'image/png')];
  expect([people.statusCode, people.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
  expect([programs.statusCode, programs.json().error_details.code]).toEqual([400, 'BAD_REQUEST']);
  expect([strange.statusCode, strange.json().error_details.code]).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE']);
  expect(logged).toBe('');
});
