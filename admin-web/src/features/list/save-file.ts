/** A long file that was handed over is still being copied for a while. */
export const COPIED_AFTER_MS = 60_000;

/** Hands a file over as a download. */
export function saveFile(name: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), COPIED_AFTER_MS);
}
