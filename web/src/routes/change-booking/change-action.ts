import { ridesOf, withSeats } from '@naga/booking-flow/exchange/exchange-wish.js';
import { faultsOfFields } from '@naga/booking-flow/passengers/graph-faults.js';
import { factsInput, readFacts } from '@naga/booking-flow/passengers/missing-facts.js';
import type { RefusedFacts } from '@naga/booking-flow/passengers/use-missing-facts.js';
import type { Refusal } from '@naga/booking-flow/refusals/refusal.js';
import { redirect } from 'react-router';
import { bookingPathFrom, payPathFrom } from '../../features/checkout/booking-place.js';
import { askAbout } from '../../session/booking-token.js';
import { AskedTooOften, InvalidFields } from '../../session/graph.js';
import { localPath } from '../../session/language.js';
import type { Route } from './+types/change-booking';
import {
  BeginExchangeDocument,
  CorrectNameDocument,
  GiveExchangeUpDocument,
  ProveHolderDocument,
  RequestHolderCodeDocument,
} from './change-booking.generated.js';

export interface ChangeAnswer {
  readonly refusal?: Refusal;
  /** What was told of who changes, and is not what the operator asks for. */
  readonly facts?: RefusedFacts;
  /** A code is on its way, or was wrong: it is asked for. */
  readonly asksCode?: boolean;
  readonly sent?: boolean;
}

type Answer = ChangeAnswer | Response;

const refused = (answer: object): Refusal | undefined => ('code' in answer ? (answer as Refusal) : undefined);

/** The fields that the graph would not have; whatever else is thrown goes on. */
function orWrongFields(error: unknown): InvalidFields {
  if (error instanceof InvalidFields && error.fields.some(({ path }) => path.startsWith('passengers'))) return error;
  throw error;
}

/** intent: begin, give-up (an exchange), code, prove (who holds the booking), name. */
export async function changeAction({ request, context, params, url }: Route.ActionArgs): Promise<Answer> {
  const sent = await request.formData();
  const text = (name: string): string => String(sent.get(name) ?? '');
  const id = params.booking_id;
  const asking = { context, request };
  const here = (): Response => redirect(`${url.pathname}${url.search}`);
  const steps: Record<string, () => Promise<Answer>> = {
    begin: async () => {
      const partIds = sent.getAll('part').map(String);
      const typed = readFacts(sent, partIds.length);
      const wish = {
        id,
        partIds,
        rides: withSeats(ridesOf(text('journey'), text('way')), sent.getAll('seat').map(String)),
        expected: Number(text('expected')),
        passengers: factsInput(typed),
        refundTo: text('refundTo') === 'WALLET' ? ('WALLET' as const) : null,
      };
      const begun = await askAbout(asking, id, BeginExchangeDocument, wish, { isForm: true }).catch(orWrongFields);
      if (begun instanceof InvalidFields) return { facts: { typed, faults: faultsOfFields(begun.fields) } };
      const { beginExchange } = begun;
      const refusal = refused(beginExchange);
      if (refusal) {
        const asksCode = refusal.code === 'CODE_NEEDED';
        return { refusal, asksCode, ...(asksCode && { facts: { typed, faults: [] } }) };
      }
      const isOpen = 'exchange' in beginExchange && beginExchange.exchange !== null;
      return redirect(localPath(params, (isOpen ? payPathFrom : bookingPathFrom)(url.pathname, id)));
    },
    'give-up': async () => {
      const refusal = refused((await askAbout(asking, id, GiveExchangeUpDocument, { id })).cancelExchange);
      return refusal ? { refusal } : redirect(url.pathname);
    },
    code: async () => {
      const asked = await askAbout(asking, id, RequestHolderCodeDocument, { id }, { isForm: true });
      const refusal = refused(asked.requestHolderCode);
      return refusal ? { refusal } : { asksCode: true, sent: true };
    },
    prove: async () => {
      const { proveHolder } = await askAbout(asking, id, ProveHolderDocument, { id, code: text('code') });
      const refusal = refused(proveHolder);
      return refusal ? { refusal, asksCode: true, sent: true } : here();
    },
    name: async () => {
      const name = { partId: text('part'), firstName: text('firstName'), lastName: text('lastName') };
      const { correctName } = await askAbout(asking, id, CorrectNameDocument, { id, ...name });
      const refusal = refused(correctName);
      if (refusal) return { refusal, asksCode: refusal.code === 'CODE_NEEDED' };
      return redirect(localPath(params, bookingPathFrom(url.pathname, id)));
    },
  };
  try {
    return (await steps[text('intent')]?.()) ?? here();
  } catch (error) {
    if (!(error instanceof AskedTooOften)) throw error;
    const { retryAfterSeconds } = error;
    // The code that was sent before is still good.
    return { refusal: { code: 'TOO_MANY_ATTEMPTS', facts: { retryAfterSeconds } }, asksCode: true, sent: true };
  }
}
