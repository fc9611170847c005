import { refusalText } from '@naga/app-kit/refusal-texts.js';
import { Button } from '@naga/ui/Button';
import { defineMessages, FormattedMessage, type MessageDescriptor, type NoMessageValues, useIntl } from 'react-intl';

const words = defineMessages<{ notEnough: NoMessageValues; withDonation: NoMessageValues; due: { due: string } }>({
  due: { id: 'admin.pay.due-by-way', defaultMessage: '{due} in all' },
  withDonation: {
    id: 'admin.pay.with-donation',
    defaultMessage: 'A donation is paid before the ride. Take it off to have the seats paid on boarding.',
  },
  notEnough: { id: 'admin.pay.not-enough', defaultMessage: 'The balance and its credit do not reach for it.' },
});

/** Why a way is closed, where staff can do something about it. */
const SAID_HERE = { NOT_ENOUGH: 'notEnough', WITH_DONATION: 'withDonation' } as const;
const isSaidHere = (reason: string): reason is keyof typeof SAID_HERE => reason in SAID_HERE;

/** A way to pay as the graph offers it; `reason` says why not now. */
export interface Way<Method extends string> {
  readonly method: Method;
  readonly reason: string | null;
  readonly facts: Parameters<typeof refusalText>[2];
  /** What is taken so, where that differs from other ways: fees are by way. */
  readonly due?: string | undefined;
}

export interface WayButtonsProps<Method extends string> {
  readonly ways: readonly Way<Method>[];
  readonly names: Readonly<Record<Method, MessageDescriptor>>;
  /** The way that is being taken. */
  readonly busy: Method | undefined;
  readonly onTake: (method: Method) => Promise<void>;
  /** A desk that does nothing but take money: large buttons, and Enter takes the usual way. */
  readonly desk?: boolean;
}

/** A button for each way that staff may take the money; the first that is open is the usual one, a closed one says why. */
export function WayButtons<Method extends string>({
  ways,
  names,
  busy,
  onTake,
  desk = false,
}: WayButtonsProps<Method>) {
  const intl = useIntl();
  const first = ways.find(({ reason }) => reason === null);
  return ways.map(({ method, reason, facts, due }) => (
    <div key={method}>
      <Button
        {...(desk && { size: 'large' as const, autoFocus: method === first?.method })}
        variant={method === first?.method ? 'primary' : 'quiet'}
        disabled={reason !== null}
        busy={busy === method}
        onClick={() => void onTake(method)}
      >
        <FormattedMessage {...names[method]} />
      </Button>
      {reason === null && due !== undefined && <p>{intl.formatMessage(words.due, { due })}</p>}
      {reason !== null && (
        <p>
          {isSaidHere(reason)
            ? intl.formatMessage(words[SAID_HERE[reason]])
            : refusalText(intl, 'METHOD_NOT_AVAILABLE', { ...facts, reason })}
        </p>
      )}
    </div>
  ));
}
