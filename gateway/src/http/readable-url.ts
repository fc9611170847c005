/**
 * The address as it came, or with its percent signs as plain text where its path cannot be decoded ('/%E0%A4%A'): such
 * an address is answered like any other that is not there, by the facade, the back office or the site.
 */
export function readableUrl(url: string): string {
  const [path = ''] = url.split('?', 1);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}
