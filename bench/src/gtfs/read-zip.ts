import { readFileSync } from 'node:fs';
import { inflateRawSync } from 'node:zlib';

const END_OF_DIRECTORY = 0x06054b50;
const STORED = 0;

/** The files of a small zip archive: name → content. Throws a RangeError for a file that is no zip. */
export function readZip(path: string): Map<string, Buffer> {
  const bytes = readFileSync(path);
  let end = bytes.length - 22;
  while (end >= 0 && bytes.readUInt32LE(end) !== END_OF_DIRECTORY) end--;
  if (end < 0) throw new RangeError(`${path} is no zip archive`);
  const files = new Map<string, Buffer>();
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    const [method, size, start] = [
      bytes.readUInt16LE(at + 10),
      bytes.readUInt32LE(at + 20),
      bytes.readUInt32LE(at + 42),
    ];
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => bytes.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ];
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    const content = start + 30 + bytes.readUInt16LE(start + 26) + bytes.readUInt16LE(start + 28);
    const packed = bytes.subarray(content, content + size);
    files.set(name, method === STORED ? packed : inflateRawSync(packed));
    at += 46 + nameLength + extra + comment;
  }
  return files;
}
