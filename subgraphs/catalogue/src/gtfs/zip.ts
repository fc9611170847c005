import { pipeline } from 'node:stream/promises';
import { constants, crc32, createDeflateRaw } from 'node:zlib';

/** A file of an archive, its text in pieces. */
export interface ZipEntry {
  readonly name: string;
  readonly text: AsyncIterable<string>;
}

interface Written {
  readonly name: Buffer;
  readonly offset: number;
  crc: number;
  size: number;
  packed: number;
}

const VERSION = 20;
/** Sizes follow the content (bit 3); names are UTF-8 (bit 11). */
const FLAGS = 0x0808;
const DEFLATED = 8;
/** 1980-01-01, the first day that the format knows: the same content is the same archive, whenever it is written. */
const DAY = 0x0021;
/** Beyond this the format needs other records (Zip64). */
const MOST_BYTES = 0xffffffff;

function record(signature: number, fields: readonly (readonly [bytes: 2 | 4, value: number])[]): Buffer {
  const buffer = Buffer.alloc(4 + fields.reduce((sum, [bytes]) => sum + bytes, 0));
  let at = buffer.writeUInt32LE(signature);
  for (const [bytes, value] of fields)
    at = bytes === 2 ? buffer.writeUInt16LE(value, at) : buffer.writeUInt32LE(value, at);
  return buffer;
}

const localHeader = (name: Buffer): Buffer =>
  Buffer.concat([
    record(0x04034b50, [
      [2, VERSION],
      [2, FLAGS],
      [2, DEFLATED],
      [2, 0],
      [2, DAY],
      [4, 0],
      [4, 0],
      [4, 0],
      [2, name.length],
      [2, 0],
    ]),
    name,
  ]);

const descriptor = ({ crc, packed, size }: Written): Buffer =>
  record(0x08074b50, [
    [4, crc],
    [4, packed],
    [4, size],
  ]);

const centralHeader = ({ name, crc, packed, size, offset }: Written): Buffer =>
  Buffer.concat([
    record(0x02014b50, [
      [2, VERSION],
      [2, VERSION],
      [2, FLAGS],
      [2, DEFLATED],
      [2, 0],
      [2, DAY],
      [4, crc],
      [4, packed],
      [4, size],
      [2, name.length],
      [2, 0],
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, offset],
    ]),
    name,
  ]);

const endRecord = (count: number, size: number, offset: number): Buffer =>
  record(0x06054b50, [
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, size],
    [4, offset],
    [2, 0],
  ]);

async function* deflated(text: AsyncIterable<string>, entry: Written): AsyncGenerator<Buffer, void> {
  const deflate = createDeflateRaw({ level: constants.Z_BEST_COMPRESSION });
  const bytes = async function* read() {
    for await (const piece of text) {
      const content = Buffer.from(piece);
      entry.crc = crc32(content, entry.crc);
      entry.size += content.length;
      yield content;
    }
  };
  const fed = pipeline(bytes, deflate);
  // Its failure ends the reading below, which tells it.
  fed.catch(() => undefined);
  for await (const chunk of deflate) {
    entry.packed += (chunk as Buffer).length;
    yield chunk as Buffer;
  }
  await fed;
}

/** An archive, written while it is read: no file is held whole. Throws a RangeError beyond 4 GiB. */
export async function* zip(entries: Iterable<ZipEntry>): AsyncGenerator<Buffer, void> {
  let offset = 0;
  const counted = (chunk: Buffer): Buffer => {
    offset += chunk.length;
    if (offset > MOST_BYTES) throw new RangeError('the archive is too large');
    return chunk;
  };
  const written: Written[] = [];
  for (const { name, text } of entries) {
    const entry: Written = { name: Buffer.from(name), offset, crc: 0, size: 0, packed: 0 };
    written.push(entry);
    yield counted(localHeader(entry.name));
    for await (const chunk of deflated(text, entry)) yield counted(chunk);
    if (entry.size > MOST_BYTES) throw new RangeError(`${name} is too large`);
    yield counted(descriptor(entry));
  }
  const start = offset;
  for (const entry of written) yield counted(centralHeader(entry));
  yield counted(endRecord(written.length, offset - start, start));
}

/** Anything in pieces of one size; the last one is shorter. */
export async function* inParts(chunks: AsyncIterable<Buffer>, size: number): AsyncGenerator<Buffer, void> {
  let kept: Buffer[] = [];
  let length = 0;
  for await (const chunk of chunks) {
    kept.push(chunk);
    length += chunk.length;
    if (length < size) continue;
    const all = Buffer.concat(kept);
    const whole = length - (length % size);
    for (let at = 0; at < whole; at += size) yield all.subarray(at, at + size);
    kept = [all.subarray(whole)];
    length -= whole;
  }
  if (length > 0) yield Buffer.concat(kept);
}
