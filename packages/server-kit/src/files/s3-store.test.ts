import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { EnvironmentError, readEnv } from '../env.js';
import { createLog } from '../log.js';
import { FILES_ENV, openFileStore } from './open-file-store.js';
import { type S3Double, s3Double } from './s3-double.fixture.js';

const SECRET = 'a/secret+with%signs';
const NAME = 'catalogue/4f4f-96.webp';
const PICTURE = Buffer.from([0, 1, 2, 255]);

let bucket: S3Double;
beforeAll(async () => {
  bucket = await s3Double(SECRET);
});
afterAll(() => bucket.close());
/** Of what was told to who runs the installation. */
const told: { level: number; msg: string; file: string }[] = [];
afterEach(() => {
  bucket.kept.clear();
  bucket.mayList = true;
  told.length = 0;
});

const log = createLog('warn', { write: (line) => void told.push(JSON.parse(line)) });
const storeWith = (secret: string, path = '/pictures/naga') =>
  openFileStore(`s3+http://KEY:${encodeURIComponent(secret)}@${bucket.url}${path}?region=ap-southeast-1`, log);

describe('a bucket', () => {
  test('keeps what is put, with its type, and forgets what is removed', async () => {
    const store = storeWith(SECRET);
    expect(await store.get(NAME)).toBeUndefined();
    await store.put(NAME, PICTURE, 'image/webp');
    await store.put(NAME, PICTURE, 'image/webp');
    expect([...bucket.kept]).toEqual([[`/pictures/naga/${NAME}`, { content: PICTURE, type: 'image/webp' }]]);
    expect(await store.get(NAME)).toEqual(PICTURE);
    for (const _ of [1, 2]) await store.remove(NAME);
    expect(bucket.kept.size).toBe(0);
  });

  test('is asked for names alone', async () => {
    await expect(storeWith(SECRET).get('../other/a.webp')).rejects.toThrow('no name of a file');
  });

  test('is asked again when it fails for a moment', async () => {
    bucket.failures.push(503);
    await storeWith(SECRET).put(NAME, PICTURE, 'image/webp');
    expect(bucket.kept.size).toBe(1);
  });

  test('that denies to read a file has none, which is told once: its key may not list what there is', async () => {
    bucket.mayList = false;
    const store = storeWith(SECRET);
    for (const _ of [1, 2]) expect(await store.get(NAME)).toBeUndefined();
    expect(told).toEqual([expect.objectContaining({ file: NAME, msg: expect.stringContaining('s3:ListBucket') })]);
    await store.put(NAME, PICTURE, 'image/webp');
    expect(await store.get(NAME)).toEqual(PICTURE);
  });

  test('whose secret is another one keeps nothing, and nobody thinks that it did', async () => {
    const store = storeWith('another');
    await expect(store.put(NAME, PICTURE, 'image/webp')).rejects.toThrow(`PUT of ${NAME} with 403`);
    await expect(store.get(NAME)).rejects.toThrow('403 SignatureDoesNotMatch');
    expect(told).toEqual([]);
    expect(bucket.kept.size).toBe(0);
  });
});

test.each([
  ['s3+https://host/bucket', false],
  ['s3+https://KEY:SEC/RET@host/bucket', false],
  ['s3+https://KEY:SEC%2FRET@host/bucket', true],
  ['s3+https://KEY:SECRET@host', false],
  ['s3+https://KEY:SECRET@host/', false],
  ['s3+https://KEY:SECRET@host/bucket', true],
  ['/srv/files', true],
])('%s is a place for files: %s', (FILES_URL, isPlace) => {
  const read = () => readEnv(FILES_ENV, { FILES_URL });
  if (isPlace) expect(read()).toEqual({ FILES_URL });
  else expect(read).toThrow(EnvironmentError);
});
