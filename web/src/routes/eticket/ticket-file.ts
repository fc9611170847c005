import { redirect } from 'react-router';

/** Instead of a ticket's file: a person sees the ticket's own page, which helps; a machine hears a code. The same for every ticket that is not his. */
export function noTicketFile({ request, url }: { request: Request; url: URL }): Response {
  const wantsPage = request.headers.get('accept')?.includes('text/html');
  if (wantsPage) return redirect(url.pathname.replace(/\.\w+$/, ''));
  const error_details = { code: 'TICKET_NOT_FOUND', messages: ['This link opens no ticket.'] };
  return Response.json({ status: 'error', error_details }, { status: 404 });
}

/** A file for the owner of the link. */
export function ticketFile(file: {
  body: Uint8Array<ArrayBuffer> | string;
  type: string;
  name: string;
  shown: boolean;
}): Response {
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
