/** Finds the text of a QR code in a picture of the camera; undefined while there is none. */
export type FindCode = (video: HTMLVideoElement) => Promise<string | undefined>;

interface Detector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
interface DetectorClass {
  new (options: { formats: string[] }): Detector;
  getSupportedFormats(): Promise<readonly string[]>;
}

const QR = 'qr_code';

async function native(): Promise<Detector | undefined> {
  const Native = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector;
  if (Native === undefined) return undefined;
  const formats = await Native.getSupportedFormats().catch((): string[] => []);
  return formats.includes(QR) ? new Native({ formats: [QR] }) : undefined;
}

/** The same in WebAssembly, from our own server: browsers of iPhones and computers have no detector of their own. */
async function ponyfill(): Promise<Detector> {
  const [{ BarcodeDetector, prepareZXingModule }, { default: wasm }] = await Promise.all([
    import('barcode-detector/ponyfill'),
    import('zxing-wasm/reader/zxing_reader.wasm?url'),
  ]);
  await prepareZXingModule({ overrides: { locateFile: () => wasm }, fireImmediately: true });
  return new BarcodeDetector({ formats: [QR] });
}

/** Everything that reading codes takes, loaded once and before the network is left. */
export async function loadFinder(): Promise<FindCode> {
  const detector = (await native()) ?? (await ponyfill());
  return async (video) => (await detector.detect(video))[0]?.rawValue;
}
