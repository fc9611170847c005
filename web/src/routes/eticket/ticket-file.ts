/** A file for the owner of the link; the same 404 for every ticket that is not his. */
export function ticketFile(
  file: { body: Uint8Array<ArrayBuffer> | string; type: string; name: string; shown: boolean } | undefined,
): Response {
  if (file === undefined) return new Response(null, { status: 404 });
  const { body, type, name, shown } = file;
  return new Response(body, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `${shown ? 'inline' : 'attachment'}; filename="${name.replace(/[^\w.-]/g, '_')}"`,
      'Cache-Control': 'private, no-cache',
      'X-Robots-Tag': 'noindex',
    },
  });
}
