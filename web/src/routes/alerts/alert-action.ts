import type { RouterContextProvider } from 'react-router';
import { type FormAnswer, formAnswer, textOf } from '../../features/account/form/form-answer.js';
import { ask } from '../../session/graph.js';
import { ConfirmFareAlertDocument, EndFareAlertDocument } from './fare-alerts.generated.js';
import { ConfirmSeatAlertDocument, EndSeatAlertDocument } from './seat-alerts.generated.js';

export type AlertKind = 'seat' | 'fare';
type Context = Readonly<RouterContextProvider>;
const FORM = { isForm: true } as const;

const end = {
  seat: (context: Context, id: string) =>
    ask(context, EndSeatAlertDocument, { id }, FORM).then((all) => all.endSeatAlert),
  fare: (context: Context, id: string) =>
    ask(context, EndFareAlertDocument, { id }, FORM).then((all) => all.endFareAlert),
};
const confirm = {
  seat: (context: Context, id: string) =>
    ask(context, ConfirmSeatAlertDocument, { id }, FORM).then((all) => all.confirmSeatAlert),
  fare: (context: Context, id: string) =>
    ask(context, ConfirmFareAlertDocument, { id }, FORM).then((all) => all.confirmFareAlert),
};

/** intent: confirm (of seats also again, after somebody was told), end. */
export async function alertAction(
  context: Context,
  request: Request,
  alertOf: (sent: FormData) => { readonly kind: AlertKind; readonly id: string },
): Promise<FormAnswer> {
  const sent = await request.formData();
  const { kind, id } = alertOf(sent);
  const run = () => (textOf(sent, 'intent').startsWith('end') ? end : confirm)[kind](context, id);
  return (await formAnswer<Awaited<ReturnType<typeof run>>>(context, sent, run)).answer;
}
