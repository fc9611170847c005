import { expect, test } from '@jest/globals';
import { readZip } from './read-zip.fixture.js';
import { inParts, zip } from './zip.js';

async function* pieces(...all: readonly string[]): AsyncGenerator<string> {
  yield* all;
}

async function whole(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const all: Buffer[] = [];
  for await (const chunk of chunks) all.push(chunk);
  return Buffer.concat(all);
}

test('what is written is read again, byte for byte the same whenever it is written', async () => {
  const long = 'សៀមរាប,Siem Reap\r\n'.repeat(50_000);
  const written = () =>
    whole(
      zip([
        { name: 'a.txt', text: pieces('one', '', ' two') },
        { name: 'ខ.txt', text: pieces(long) },
      ]),
    );
  const archive = await written();
  expect([...readZip(archive)]).toEqual([
    ['a.txt', 'one two'],
    ['ខ.txt', long],
  ]);
  expect((await written()).equals(archive)).toBe(true);
});

test('an archive without files is one', async () => {
  expect(readZip(await whole(zip([]))).size).toBe(0);
});

test('a file that cannot be told ends the archive', async () => {
  const text = (async function* broken() {
    yield 'begun';
    throw new Error('the timetable is gone');
  })();
  await expect(whole(zip([{ name: 'a.txt', text }]))).rejects.toThrow('the timetable is gone');
});

test.each([
  [[5], [3, 2]],
  [[1, 1, 1], [3]],
  [
    [7, 1],
    [3, 3, 2],
  ],
  [[], []],
])('chunks of %j bytes are parts of %j', async (lengths, expected) => {
  const chunks = (async function* read() {
    for (const length of lengths) yield Buffer.alloc(length);
  })();
  const parts: number[] = [];
  for await (const part of inParts(chunks, 3)) parts.push(part.length);
  expect(parts).toEqual(expected);
});
