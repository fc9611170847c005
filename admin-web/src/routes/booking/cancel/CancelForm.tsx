import { skipToken } from '@apollo/client/react';
import { useNotices } from '@naga/app-kit/NoticeArea';
import { useScope } from '@naga/app-kit/PermissionGate';
import { isLanguage } from '@naga/kernel/language.js';
import { type Currency, typedAmount } from '@naga/kernel/money.js';
import { isOverrulable } from '@naga/kernel/part-state.js';
import { CheckboxField } from '@naga/ui/CheckboxField';
import { FormSection } from '@naga/ui/FormSection';
import { RadioGroup } from '@naga/ui/RadioGroup';
import { SelectField } from '@naga/ui/SelectField';
import { TextAreaField } from '@naga/ui/TextAreaField';
import { TextField } from '@naga/ui/TextField';
import { VisuallyHidden } from '@naga/ui/VisuallyHidden';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { endConfirmed } from '../../../features/action/confirmed.js';
import { useConfirmTyped } from '../../../features/action/ConfirmTyped.js';
import { NothingToChange } from '../../../features/booking-words/NothingToChange.js';
import { EditForm } from '../../../features/form/EditForm.js';
import { useForm } from '../../../features/form/use-form.js';
import { asMoney } from '../../../session/as-money.js';
import { OPERATORS_FAULT, overruleWords } from '../../../features/overrule/overrule-words.js';
import { AnotherOperator, AnotherOperatorNotice } from '../../../features/ride-rights/AnotherOperator.js';
import { mayChange, mayChangeAll } from '../../../features/ride-rights/ride-rights.js';
import type { Refused } from '../../../session/refused.js';
import { nameOfPart } from '../changes/name-of-part.js';
import {
  type BookingToCancelQuery,
  type OverruleCode,
  useCancelByTermsMutation,
  useOverruleCancelMutation,
  useOverruleTermsQuery,
} from './cancel.generated.js';
import { byTheTerms } from './cancel-sums.js';
import { MoneyAfter } from './MoneyAfter.js';
import { words } from './words.js';

type Booking = NonNullable<BookingToCancelQuery['booking']>;
type How = 'terms' | 'beyond';
type Values = { how: string; code: string; reason: string; amount: string };
type Answer = { __typename: 'Booking'; id: string; status?: string } | Refused;

export function CancelForm({ booking }: { booking: Booking }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { notify } = useNotices();
  const own = booking.legs.filter((leg) => mayChange(leg, 'booking.cancel'));
  const asks = useScope('refund.ask') !== undefined;
  const mayAsk = asks && mayChangeAll(own, 'refund.ask');
  const lines = booking.refundOffer?.lines ?? [];
  const offered = new Set(lines.map(({ partId }) => partId));
  const canGoBack = ({ id, state }: { id: string; state: string }) =>
    offered.has(id) || (mayAsk && isOverrulable(state));
  const parts = own.flatMap((leg) => leg.parts).filter(canGoBack);
  const [chosen, setChosen] = useState<readonly string[]>(() => parts.map(({ id }) => id));
  const [cancel] = useCancelByTermsMutation();
  const [overrule] = useOverruleCancelMutation();
  const currency = booking.total.currency;
  const confirm = useConfirmTyped();

  const form = useForm<Values, Answer>({
    initial: { how: 'terms', code: '', reason: '', amount: '' },
    check: ({ how, code, reason, amount }) =>
      how === 'terms'
        ? {}
        : {
            code: code === '' && 'REQUIRED',
            reason: reason.trim() === '' && 'REQUIRED',
            amount: !OPERATORS_FAULT.has(code) && !((typedAmount(amount, currency as Currency) ?? -1) >= 0) && 'AMOUNT',
          },
    send: async ({ how, code, reason, amount }): Promise<Answer | null | undefined> => {
      const which = { bookingId: booking.id, partIds: [...chosen] };
      if (how === 'terms') {
        const variables = { ...which, expectedRefund: back ?? null };
        return (await cancel({ variables })).data?.cancelBooking;
      }
      const decided = OPERATORS_FAULT.has(code) ? null : (typedAmount(amount, currency as Currency) ?? null);
      const variables = { ...which, code: code as OverruleCode, reason, amount: decided };
      return (await overrule({ variables })).data?.overruleCancel;
    },
    // Who only asks moves no money yet.
    sure: (): Promise<boolean> | true => waits || confirm.ask(),
    refusedAt: { OVERRULE_AMOUNT: 'amount' },
    onDone: async () => {
      notify(intl.formatMessage(waits ? words.asked : words.done));
      await navigate(`/bookings/${booking.id}`);
    },
  });

  const { how, code, amount } = form.values;
  const isBeyond = how === 'beyond';
  const asksTerms = isBeyond && chosen.length > 0;
  const { data } = useOverruleTermsQuery(
    asksTerms
      ? { variables: { bookingId: booking.id, partIds: [...chosen] }, fetchPolicy: 'cache-and-network' }
      : skipToken,
  );
  const terms = (asksTerms ? data?.overruleTerms : undefined) ?? undefined;
  const isFault = OPERATORS_FAULT.has(code);
  const back = isBeyond
    ? isFault
      ? terms?.most.amount
      : typedAmount(amount, currency as Currency)
    : byTheTerms(lines, chosen);
  const waits = isBeyond && terms !== undefined && (back ?? 0) > terms.alone.amount;
  const money = (value: number | undefined) => (value === undefined ? '–' : asMoney({ amount: value, currency }));
  const nameOf = (name: Booking['legs'][number]['fromLocationName']) =>
    (isLanguage(intl.locale) && name[intl.locale]) || name.en;
  const toggle = (id: string, isChosen: boolean) =>
    setChosen((now) => (isChosen ? [...now, id] : now.filter((each) => each !== id)));

  const addOnsBeside = (id: string) => {
    const addOns = lines.find(({ partId }) => partId === id)?.addOns;
    return addOns !== undefined && addOns.amount > 0
      ? { hint: intl.formatMessage(words.addOns, { amount: asMoney(addOns) }) }
      : {};
  };

  if (parts.length === 0)
    return (
      <NothingToChange legs={booking.legs}>
        {own.length === 0 ? <AnotherOperator of="booking" /> : <FormattedMessage {...words.nothing} />}
      </NothingToChange>
    );
  return (
    <>
      {own.length < booking.legs.length && <AnotherOperatorNotice of="booking" />}
      <EditForm
        form={form}
        submit={<FormattedMessage {...(waits ? words.ask : back === 0 ? words.sendAlone : words.send)} />}
      >
        <FormSection title={<FormattedMessage {...words.what} />} about={<FormattedMessage {...words.whatAbout} />}>
          {own.map((leg) => {
            const seats = leg.parts.filter(canGoBack);
            if (seats.length === 0) return null;
            return (
              <div key={leg.id} role="group" aria-labelledby={`ride-${leg.id}`}>
                <strong id={`ride-${leg.id}`}>
                  <FormattedMessage
                    {...words.ride}
                    values={{
                      from: nameOf(leg.fromLocationName),
                      to: nameOf(leg.toLocationName),
                      date: leg.departureTime.slice(0, 10),
                    }}
                  />
                </strong>
                {seats.map((part) => (
                  <CheckboxField
                    key={part.id}
                    label={intl.formatMessage(words.part, { name: nameOfPart(part), seat: part.seatNumber })}
                    aside={asMoney(part.fare)}
                    {...(isBeyond ? {} : addOnsBeside(part.id))}
                    checked={chosen.includes(part.id)}
                    onChange={(event) => toggle(part.id, event.currentTarget.checked)}
                  />
                ))}
              </div>
            );
          })}
        </FormSection>
        <FormSection title={<FormattedMessage {...words.how} />}>
          {mayAsk && (
            <RadioGroup<How>
              legend={
                <VisuallyHidden>
                  <FormattedMessage {...words.how} />
                </VisuallyHidden>
              }
              value={how as How}
              onChange={(next) => form.set({ how: next })}
              options={[
                {
                  value: 'terms',
                  label: <FormattedMessage {...words.byTerms} />,
                  hint: <FormattedMessage {...words.byTermsHint} />,
                },
                {
                  value: 'beyond',
                  label: <FormattedMessage {...words.beyond} />,
                  hint: <FormattedMessage {...words.beyondHint} />,
                },
              ]}
            />
          )}
          {isBeyond && (
            <>
              <SelectField
                label={intl.formatMessage(words.why)}
                required
                placeholder={intl.formatMessage(words.choose)}
                options={Object.entries(overruleWords).map(([value, word]) => ({
                  value,
                  label: intl.formatMessage(word),
                }))}
                {...form.text('code')}
              />
              <TextAreaField
                label={intl.formatMessage(words.reason)}
                hint={intl.formatMessage(words.reasonHint)}
                required
                maxLength={500}
                {...form.text('reason')}
              />
              {isFault ? (
                <p>
                  <FormattedMessage {...words.everything} values={{ most: money(terms?.most.amount) }} />
                </p>
              ) : (
                <TextField
                  label={intl.formatMessage(words.amount, { currency })}
                  hint={intl.formatMessage(words.amountHint, {
                    least: money(terms?.least.amount),
                    most: money(terms?.most.amount),
                  })}
                  inputMode="decimal"
                  required
                  {...form.text('amount')}
                />
              )}
            </>
          )}
        </FormSection>
        <MoneyAfter booking={booking} back={back} alone={waits ? terms.alone : undefined} />
      </EditForm>
      {confirm.dialogOf({
        title: <FormattedMessage {...words.sureTitle} values={{ pnr: booking.pnr }} />,
        sure: <FormattedMessage {...(back ? words.send : words.sendAlone)} />,
        keep: <FormattedMessage {...words.keep} />,
        children: <FormattedMessage {...(back ? words.sureText : words.sureAlone)} values={{ count: chosen.length }} />,
        confirm: endConfirmed([booking.pnr], { amount: back ?? 0, currency }),
      })}
    </>
  );
}
