import { colleagueName } from '../../features/booking-words/origin-words.js';
import { Card } from '@naga/ui/Card';
import { DefinitionList } from '@naga/ui/DefinitionList';
import { useIntl } from 'react-intl';
import { methodWords, attemptWords } from '../../features/booking-words/state-words.js';
import { asMoney } from '../../session/as-money.js';
import { forgivenWords } from '../../features/money/forgiven-words.js';
import { WingLog } from '../../features/money/WingLog.js';
import type { LinkReturnState, PayLink_RecordFragment } from './pay-links.generated.js';
import { words } from './words.js';
import { LocalTime } from '../../session/time/LocalTime.js';
import { Dotted } from '../../session/Dotted.js';

const refundWords = { waiting: words.refundwaiting, done: words.refunddone, refused: words.refundrefused } as const;

const returnWords = {
  ON_ITS_WAY: words.returnON_ITS_WAY,
  REFUSED: words.returnREFUSED,
  IN_CASH: words.returnIN_CASH,
  DONE: words.returnDONE,
} satisfies Record<LinkReturnState, object>;

/** Attempts to pay; what goes back and where it is, and who decided it. */
export function PayLinkMoney({ link }: { link: PayLink_RecordFragment }) {
  const { payments, refunds, givenBack, surplusBack, wingLog } = link;
  const intl = useIntl();
  const say = intl.formatMessage;
  const beside = say(link.state === 'PAID' ? words.surplus : words.late);
  const returned = [
    ...givenBack.map((part) => ({ ...part, why: say(words.givenBack) })),
    ...surplusBack.map((part) => ({ ...part, why: beside })),
  ];
  return (
    <>
      <section>
        <h2>{say(words.attempts)}</h2>
        <Card kind="panel">
          {payments.length === 0 ? (
            <p>{say(words.noAttempts)}</p>
          ) : (
            <DefinitionList
              items={payments.map(({ id, method, state, createdAt, amount, received, forgiven }) => ({
                id,
                term: <Dotted parts={[say(methodWords[method]), <LocalTime key="at" at={createdAt} />]} />,
                value: [
                  asMoney(amount),
                  say(attemptWords[state]),
                  ...(state === 'SETTLED' || received === null
                    ? []
                    : [say(words.received, { amount: asMoney(received) })]),
                  ...(forgiven.amount > 0 ? [say(forgivenWords.forgiven, { amount: asMoney(forgiven) })] : []),
                ].join(' · '),
              }))}
            />
          )}
        </Card>
      </section>
      <WingLog entries={wingLog} />
      {refunds.length + returned.length > 0 && (
        <section>
          <h2>{say(words.backs)}</h2>
          <Card kind="panel">
            <DefinitionList
              items={[
                ...returned.map(({ state, amount, why }) => ({
                  id: `${why} ${state}`,
                  term: why,
                  value: `${asMoney(amount)} · ${say(returnWords[state])}`,
                })),
                ...refunds.map(({ id, state, amount, reason, askedAt, askedBy }) => ({
                  id,
                  term: <Dotted parts={[reason, <LocalTime key="at" at={askedAt} />, colleagueName(intl, askedBy)]} />,
                  value: `${asMoney(amount)} · ${say(refundWords[state as keyof typeof refundWords])}`,
                })),
              ]}
            />
          </Card>
        </section>
      )}
    </>
  );
}
