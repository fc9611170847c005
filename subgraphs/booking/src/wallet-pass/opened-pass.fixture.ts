import { createHash, type KeyObject, verify } from 'node:crypto';
import forge from 'node-forge';

const ENTRY = 0x02014b50;
const END = 22;

/** Files of a zip that holds them uncompressed, by name. */
export function unzipped(zip: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  let at = zip.readUInt32LE(zip.length - END + 16);
  while (zip.readUInt32LE(at) === ENTRY) {
    const [size, name, extra, comment] = [
      zip.readUInt32LE(at + 20),
      zip.readUInt16LE(at + 28),
      zip.readUInt16LE(at + 30),
      zip.readUInt16LE(at + 32),
    ] as const;
    const local = zip.readUInt32LE(at + 42);
    const begin = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    files.set(zip.toString('utf8', at + 46, at + 46 + name), zip.subarray(begin, begin + size));
    at += 46 + name + extra + comment;
  }
  return files;
}

/** Whether a detached PKCS #7 signature was made over these bytes by who holds the private half of the key. */
export function isSignedBy(signature: Buffer, signed: Buffer, key: KeyObject): boolean {
  const message = forge.pkcs7.messageFromAsn1(forge.asn1.fromDer(signature.toString('binary'))) as unknown as {
    rawCapture: { signature: string; authenticatedAttributes: forge.asn1.Asn1[] };
  };
  const { signature: seal, authenticatedAttributes: attributes } = message.rawCapture;
  const { create, Class, Type, toDer } = forge.asn1;
  const bytes = Buffer.from(toDer(create(Class.UNIVERSAL, Type.SET, true, attributes)).getBytes(), 'binary');
  const digest = createHash('sha1').update(signed).digest();
  return bytes.includes(digest) && verify('sha1', bytes, key, Buffer.from(seal, 'binary'));
}

interface Field {
  readonly key: string;
  readonly label?: string;
  readonly value: string;
}

/** What a telephone reads of a pass. */
export interface OpenedPass {
  readonly passTypeIdentifier: string;
  readonly teamIdentifier: string;
  readonly serialNumber: string;
  readonly expirationDate: string;
  readonly relevantDate: string;
  readonly barcodes: readonly { readonly message: string; readonly format: string }[];
  readonly boardingPass: { readonly transitType: string } & {
    readonly [place in `${'header' | 'primary' | 'secondary' | 'auxiliary' | 'back'}Fields`]: readonly Field[];
  };
}

/** The pass, once every file is what its manifest says and the manifest is signed; throws otherwise. */
export function openedPass(zip: Buffer, key: KeyObject): OpenedPass {
  const files = unzipped(zip);
  const [manifest, signature] = [files.get('manifest.json'), files.get('signature')];
  if (!manifest || !signature || !isSignedBy(signature, manifest, key)) throw new Error('not signed');
  const hashes = JSON.parse(manifest.toString()) as Record<string, string>;
  const content = [...files].filter(([name]) => name !== 'manifest.json' && name !== 'signature');
  const found = Object.fromEntries(
    content.map(([name, bytes]) => [name, createHash('sha1').update(bytes).digest('hex')]),
  );
  if (JSON.stringify(Object.entries(hashes).sort()) !== JSON.stringify(Object.entries(found).sort()))
    throw new Error('another content than its manifest');
  return JSON.parse(files.get('pass.json')!.toString()) as OpenedPass;
}
