import { isLanguage } from '@naga/kernel/language.js';
import { Outlet, type MiddlewareFunction } from 'react-router';
import { ask } from '../session/graph.js';
import { prefixIn } from '../session/language.js';
import { visitContext } from '../session/visit.js';
import { loadCatalogue } from './catalogues.js';
import { TicketLanguageDocument } from './ticket-language.generated.js';

/** An e-ticket without prefix speaks the booking's language (rules, section 16): known before any page begins. */
const speakItsLanguage: MiddlewareFunction<Response> = async ({ context, params, url }, next) => {
  const visit = context.get(visitContext);
  if (prefixIn(url.pathname) === undefined && visit.brand.forcedLanguage === undefined) {
    const { ticket } = await ask(context, TicketLanguageDocument, {
      id: params['ticketId'] ?? '',
      email: params['email'] ?? null,
    });
    if (ticket !== null && isLanguage(ticket.language)) {
      await loadCatalogue(ticket.language);
      context.set(visitContext, { ...visit, language: ticket.language });
    }
  }
  return next();
};

export const middleware = [speakItsLanguage];

export default function TicketLanguage() {
  return <Outlet />;
}
