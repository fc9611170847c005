import type { RouterContextProvider } from 'react-router';
import { type FormAnswer, formAnswer, textOf } from '../../features/account/form/form-answer.js';
import { ask } from '../../session/graph.js';
import { ConfirmSeatAlertDocument, EndSeatAlertDocument } from './seat-alerts.generated.js';

/** intent: confirm (also again, after somebody was told), end. */
export async function alertAction(
  context: Readonly<RouterContextProvider>,
  request: Request,
  idOf: (sent: FormData) => string,
): Promise<FormAnswer> {
  const sent = await request.formData();
  const variables = { id: idOf(sent) };
  const isForm = { isForm: true } as const;
  const run = () =>
    textOf(sent, 'intent').startsWith('end')
      ? ask(context, EndSeatAlertDocument, variables, isForm).then(({ endSeatAlert }) => endSeatAlert)
      : ask(context, ConfirmSeatAlertDocument, variables, isForm).then(({ confirmSeatAlert }) => confirmSeatAlert);
  return (await formAnswer<Awaited<ReturnType<typeof run>>>(context, sent, run)).answer;
}
