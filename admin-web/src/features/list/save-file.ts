/** Hands a file over as a download. */
export function saveFile(name: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // A long file is still being copied.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
