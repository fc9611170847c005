/** A picture is packed on its way to the store only, which draws it anew. */
const FAST = { compressionLevel: 1 };

/** A drawing of ours (SVG) as a picture that `addPicture` takes, in base64; `width` in pixels. Never what people send: SVG can hold programs. */
export async function drawingAsPicture(svg: string, width: number): Promise<string> {
  const { default: sharp } = await import('sharp');
  const picture = await sharp(Buffer.from(svg)).resize({ width }).png(FAST).toBuffer();
  return picture.toString('base64');
}
