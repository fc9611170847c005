import { CURRENCIES, type Currency, typedAmount } from '@naga/kernel/money.js';
import { useNotices } from '@naga/app-kit/NoticeArea';
import { FormattedMessage, useIntl } from 'react-intl';
import { entryConfirmed } from '../../features/action/confirmed.js';
import { AskText } from '../../features/action/AskText.js';
import { useAttempt } from '../../session/use-attempt.js';
import { type TopUpKind, useTopUpAgencyMutation } from './agencies.generated.js';
import { asMoney } from '../../session/as-money.js';
import { localStamp } from '../../session/time/local-stamp.js';
import { isRefused } from '../../session/refused.js';
import { amountHints, doWords, titleWords, words } from './balance-words.js';

/** As subgraph booking has it: what is more was typed wrongly. */
const MOST = 1_000_000_000;

const currencyOf = (typed: string): Currency | undefined => CURRENCIES.find((one) => one === typed.toUpperCase());

/** Minor units; undefined for what is none of this currency, nothing at all, too much, or a transfer that went out. */
function amountOf(kind: TopUpKind, typed: string, currency: Currency): number | undefined {
  const amount = typedAmount(typed, currency);
  if (amount === undefined || amount === 0 || Math.abs(amount) > MOST) return undefined;
  return kind === 'TRANSFER' && amount < 0 ? undefined : amount;
}

const REFERENCE = /^[A-Za-z0-9][A-Za-z0-9 ./-]{2,39}$/;
const BOOKED = 'TRANSFER_BOOKED' as const;
/** The movement that has the reference. */
type First = { agencyId: string; amount: number; currency: string; at: string };

export interface TopUpProps {
  kind: TopUpKind;
  agency: { readonly id: string; readonly name: string };
  /** Of its credit: what it usually pays in. */
  currency: string;
}

/** Money of an agency came in, by which transfer, or its balance is put right: how much and why. */
export function TopUp({ kind, agency, currency: usual }: TopUpProps) {
  const intl = useIntl();
  const { notify, oops } = useNotices();
  const attempt = useAttempt();
  const [topUp, { loading }] = useTopUpAgencyMutation({ refetchQueries: ['AgencyBalance'], awaitRefetchQueries: true });
  const say = intl.formatMessage;
  const reference = {
    name: 'reference' as const,
    label: say(words.reference),
    hint: say(words.referenceHint),
    maxLength: 40,
    wrong: (text: string) => {
      if (text === '') return say(words.referenceMissing);
      return REFERENCE.test(text) ? undefined : say(words.referenceWrong);
    },
  };
  return (
    <AskText<'amount' | 'currency' | 'reference' | 'note'>
      label={<FormattedMessage {...doWords[kind]} />}
      sure={<FormattedMessage {...doWords[kind]} />}
      keep={<FormattedMessage {...words.keep} />}
      title={<FormattedMessage {...titleWords[kind]} />}
      busy={loading}
      confirm={(typed) => {
        const currency = currencyOf(typed.currency);
        if (currency === undefined) return undefined;
        return entryConfirmed([agency.name], { amount: amountOf(kind, typed.amount, currency) ?? 0, currency });
      }}
      fields={[
        {
          name: 'amount',
          label: say(words.amount),
          hint: say(amountHints[kind]),
          maxLength: 14,
          wrong: (text, all) =>
            amountOf(kind, text, currencyOf(all['currency'] ?? '') ?? 'USD') === undefined
              ? say(words.amountWrong)
              : undefined,
        },
        {
          name: 'currency',
          label: say(words.currency),
          maxLength: 3,
          initial: usual,
          wrong: (text) => (currencyOf(text) === undefined ? say(words.currencyWrong) : undefined),
        },
        ...(kind === 'TRANSFER' ? [reference] : []),
        {
          name: 'note',
          label: say(words.note),
          hint: say(words.noteHint),
          long: true,
          maxLength: 500,
          wrong: (text) => (text === '' ? say(words.noteMissing) : undefined),
        },
      ]}
      onSure={async (typed) => {
        const currency = currencyOf(typed.currency) ?? 'USD';
        const amount = amountOf(kind, typed.amount, currency);
        if (amount === undefined) {
          oops({ text: say(words.amountWrong) });
          return false;
        }
        const wish = { kind, amount, currency, note: typed.note, reference: typed.reference || null };
        const done = await attempt(async () => {
          const answer = (await topUp({ variables: { agencyId: agency.id, ...wish } })).data?.topUpAgency;
          return isRefused(answer) && answer.code === BOOKED
            ? { __typename: BOOKED, first: answer.facts as First }
            : answer;
        });
        if (done?.__typename === BOOKED) {
          const { agencyId, at, ...first } = done.first;
          return { reference: say(words.booked, { agencyId, at: localStamp(at), amount: asMoney(first) }) };
        }
        if (done) {
          const waits = done.asked.some((one) => one.amount.amount === amount && one.amount.currency === currency);
          notify(say(waits ? words.secondMoves : words.done));
        }
        return done !== undefined;
      }}
    >
      <FormattedMessage {...words.topUpText} />
    </AskText>
  );
}
