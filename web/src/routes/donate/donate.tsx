import { typedAmount } from '@naga/kernel/money.js';
import { RadioGroup } from '@naga/ui/RadioGroup';
import { useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { redirect, useActionData, useLocation } from 'react-router';
import { AccountForm } from '../../features/account/form/AccountForm.js';
import { AccountFrame } from '../../features/account/form/AccountFrame.js';
import { type FormAnswer, formAnswer, textOf } from '../../features/account/form/form-answer.js';
import { type Cause, CAUSES, causeWords } from '../../features/checkout/cause-words.js';
import { ask, InvalidFields } from '../../session/graph.js';
import { localPath } from '../../session/language.js';
import { useMember } from '../../session/member.js';
import { visitContext } from '../../session/visit.js';
import { orUnheard } from '../../session/or-unheard.js';
import type { Route } from './+types/donate';
import { DonateDocument } from './donate.generated.js';

const words = defineMessages({
  title: { id: 'donate.title', defaultMessage: 'Give for a good cause' },
  lead: {
    id: 'donate.lead',
    defaultMessage:
      'What you give goes to the cause in full; we bear the costs of the payment. A donation is not given back.',
  },
  cause: { id: 'donate.cause', defaultMessage: 'What is it for?' },
  amount: { id: 'donate.amount', defaultMessage: 'Amount in US dollars' },
  name: { id: 'donate.name', defaultMessage: 'Your name, if you like' },
  email: { id: 'donate.email', defaultMessage: 'E-mail for the receipt, if you like' },
  submit: { id: 'donate.submit', defaultMessage: 'Go on to pay' },
});

/** The gift becomes a link that its giver pays at once. */
export async function action({ context, request, params }: Route.ActionArgs) {
  const sent = await request.formData();
  const { language } = context.get(visitContext);
  const orNone = (name: string): string | null => textOf(sent, name) || null;
  const { answer, result } = await formAnswer(context, sent, async () => {
    const amount = typedAmount(textOf(sent, 'amount'), 'USD');
    if (amount === undefined || amount < 1) throw new InvalidFields([{ path: 'amount', code: 'unknown' }]);
    const cause = CAUSES.find((one) => one === sent.get('cause')) ?? 'GENERAL';
    const payer = { payerName: orNone('payerName'), payerEmail: orNone('payerEmail') };
    const input = { amount, currency: 'USD', cause, language, ...payer };
    return (await ask(context, DonateDocument, { input }, { isForm: true })).donate;
  });
  return result === undefined ? answer : redirect(localPath(params, `/pay/${result.token}`));
}

export const clientAction = (args: Route.ClientActionArgs) => orUnheard(args);

/** donation-for-cause chooses a cause, donate-now gives where it is needed most (specification, section 2). */
export default function Donate() {
  const intl = useIntl();
  const say = intl.formatMessage;
  const member = useMember();
  const answer = useActionData<FormAnswer>();
  const chooses = useLocation().pathname.endsWith('donation-for-cause');
  const [cause, setCause] = useState<Cause>('GENERAL');
  const name = member === undefined ? undefined : `${member.firstName} ${member.lastName}`;
  return (
    <AccountFrame title={say(words.title)} lead={say(words.lead)} isPublic>
      <AccountForm
        intent="donate"
        answer={answer}
        fields={[
          {
            name: 'amount',
            label: say(words.amount),
            inputMode: 'decimal',
            required: true,
            maxLength: 12,
            autoComplete: 'off',
          },
          { name: 'payerName', label: say(words.name), autoComplete: 'name', maxLength: 120, defaultValue: name },
          {
            name: 'payerEmail',
            label: say(words.email),
            type: 'email',
            autoComplete: 'email',
            maxLength: 254,
            defaultValue: member?.email ?? undefined,
          },
        ]}
        submit={say(words.submit)}
        wide
      >
        {chooses && (
          <RadioGroup
            legend={say(words.cause)}
            name="cause"
            value={cause}
            onChange={setCause}
            options={CAUSES.map((value) => ({ value, label: say(causeWords[value]) }))}
          />
        )}
      </AccountForm>
    </AccountFrame>
  );
}
