import { formatDate } from '@naga/app-kit/format-date.js';
import { refusalText } from '@naga/app-kit/refusal-texts.js';
import type { Refusal } from '@naga/booking-flow/refusals/refusal.js';
import { formatMoney } from '@naga/kernel/money.js';
import { Card } from '@naga/ui/Card';
import { Notice } from '@naga/ui/Notice';
import { type IntlShape, useIntl } from 'react-intl';
import { data, redirect, redirectDocument, useActionData } from 'react-router';
import { useWalletReturn } from '../../features/checkout/use-wallet-return.js';
import { causeWords, isCause } from '../../features/checkout/cause-words.js';
import { dayOfInstant } from '../../session/dates.js';
import { ask } from '../../session/graph.js';
import { moneyOf } from '../../session/money.js';
import { PageHead } from '../../session/PageHead.js';
import { useSite } from '../../session/site.js';
import { visitContext } from '../../session/visit.js';
import { orUnheard } from '../../session/or-unheard.js';
import { UnheardNotice } from '../../session/UnheardNotice.js';
import type { Route } from './+types/pay';
import { MoneyBack } from './MoneyBack.js';
import classes from './pay.module.css';
import { PayLinkDocument, type PayLinkQuery, StartLinkPaymentDocument } from './pay.generated.js';
import { type PayState, payStateOf } from './pay-state.js';
import { endWords, words } from './pay-words.js';
import { PayLinkForm, WAYS } from './PayLinkForm.js';
import { WaitsForLink } from './WaitsForLink.js';

interface PayAnswer {
  refusal?: Refusal;
  noMethod?: boolean;
}

/** What a link asks for: whoever has it may pay, and needs no account. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { payLink: link } = await ask(context, PayLinkDocument, { token: params.token });
  const anew = url.searchParams.has('other');
  return data({ link, anew }, { status: link === null ? 404 : 200 });
}

/** Paying twice is impossible: an open attempt of the same way is gone back to. */
export async function action({ context, request, params, url }: Route.ActionArgs): Promise<PayAnswer | Response> {
  const typed = (await request.formData()).get('method');
  const method = WAYS.find((way) => way === typed);
  if (method === undefined) return { noMethod: true };
  const returnUrl = context.get(visitContext).baseUrl + url.pathname;
  const { startLinkPayment } = await ask(context, StartLinkPaymentDocument, { token: params.token, method, returnUrl });
  if ('code' in startLinkPayment) return { refusal: startLinkPayment };
  const leaves = (method === 'CARD' || method === 'PIPAY') && startLinkPayment.payUrl !== null;
  return leaves ? redirectDocument(startLinkPayment.payUrl!) : redirect(url.pathname);
}

export const clientAction = (args: Route.ClientActionArgs) => orUnheard(args);

type PayLink = NonNullable<PayLinkQuery['payLink']>;

/** What it is for, for whom and until when. */
function About({ link, isPayable }: { link: PayLink; isPayable: boolean }) {
  const { formatMessage: say } = useIntl();
  const { language } = useSite();
  const cause = link.kind === 'DONATION' && isCause(link.reason) ? link.reason : undefined;
  return (
    <Card as="section" kind="panel" className={classes.panel}>
      <strong>{say(words.reason)}</strong>
      <p className={classes.reason}>{cause === undefined ? link.reason : say(causeWords[cause])}</p>
      {link.payerName !== null && <p className={classes.small}>{say(words.forWhom, { name: link.payerName })}</p>}
      {isPayable && link.kind === 'CUSTOM' && (
        <p className={classes.small}>{say(words.until, { day: formatDate(dayOfInstant(link.expiresAt), language) })}</p>
      )}
    </Card>
  );
}

/** What is no more to be paid is named, with what became of it: a heading that asks for money is obeyed. */
function titleOf({ formatMessage: say }: IntlShape, state: PayState, isGift: boolean, amount: string): string {
  if (state === 'paid') return say(words.paidTitle);
  if (state !== 'expired' && state !== 'cancelled' && state !== 'review')
    return say(isGift ? words.give : words.title, { amount });
  return `${say(isGift ? words.gift : words.payment, { amount })} · ${say(endWords[state])}`;
}

function Page({ link, anew, answer }: { link: PayLink; anew: boolean; answer: PayAnswer }) {
  const intl = useIntl();
  const say = intl.formatMessage;
  const amount = formatMoney(moneyOf(link.amount));
  const state = payStateOf(link, anew);
  const isGift = link.kind === 'DONATION';
  const title = titleOf(intl, state, isGift, amount);
  return (
    <div className={classes.page}>
      <PageHead title={title} hidden />
      <h1>{title}</h1>
      <UnheardNotice />
      {answer.refusal !== undefined && (
        <Notice tone="bad" live="alert">
          {refusalText(intl, answer.refusal.code, answer.refusal.facts)}
        </Notice>
      )}
      {state === 'paid' && (
        <Notice tone="good" live="status">
          <p>{say(isGift ? words.given : words.paid, { amount })}</p>
          <MoneyBack link={link} />
        </Notice>
      )}
      {(state === 'expired' || state === 'cancelled') && (
        <Notice tone="warn" title={say(words.closedTitle)}>
          <p>{say(words[state])}</p>
          <MoneyBack link={link} />
        </Notice>
      )}
      {state === 'review' && (
        <Notice tone="warn" live="status">
          {say(link.payerIsTold ? words.review : words.reviewUntold)}
        </Notice>
      )}
      {state === 'sent-back' && answer.refusal === undefined && (
        <Notice tone="warn" live="status">
          {say(words.sentBack)}
        </Notice>
      )}
      {state === 'declined' && answer.refusal === undefined && (
        <Notice tone="warn" live="alert">
          {say(words.declined)}
        </Notice>
      )}
      <About link={link} isPayable={link.state === 'OPEN' && state !== 'review'} />
      {state === 'waiting' && <WaitsForLink link={link} />}
      {(state === 'open' || state === 'declined' || state === 'sent-back') && (
        <PayLinkForm link={link} noMethod={answer.noMethod === true} />
      )}
    </div>
  );
}

export default function Pay({ loaderData: { link, anew } }: Route.ComponentProps) {
  const { formatMessage: say } = useIntl();
  const answer = useActionData<PayAnswer>() ?? {};
  useWalletReturn(link?.payments ?? []);
  if (link !== null) return <Page link={link} anew={anew} answer={answer} />;
  return (
    <div className={classes.page}>
      <PageHead title={say(words.unknownTitle)} hidden />
      <h1>{say(words.unknownTitle)}</h1>
      <Notice tone="warn">{say(words.unknown)}</Notice>
    </div>
  );
}
