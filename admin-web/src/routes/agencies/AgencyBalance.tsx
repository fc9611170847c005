import { useScope } from '@naga/app-kit/PermissionGate';
import { Card } from '@naga/ui/Card';
import { DefinitionList } from '@naga/ui/DefinitionList';
import { Notice } from '@naga/ui/Notice';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router';
import { asMoney } from '../../session/as-money.js';
import { AskAgain } from '../../session/AskAgain.js';
import { LocalTime } from '../../session/time/LocalTime.js';
import { colleagueName } from '../../features/booking-words/origin-words.js';
import { wordFor } from '../../session/word-for.js';
import { entryWords } from '../../features/money/entry-words.js';
import { type Agency_BalanceFragment, type Agency_RowFragment, useAgencyBalanceQuery } from './agencies.generated.js';
import { byHandText, kindWords, words } from './balance-words.js';
import { TopUp } from './TopUp.js';

/** What an agency has with us, how far it may go below nothing, and what moved it last. */
export function AgencyBalance({ agency }: { agency: Agency_RowFragment }) {
  const { data, error, refetch } = useAgencyBalanceQuery({
    variables: { agencyId: agency.id },
    fetchPolicy: 'cache-and-network',
  });
  const scope = useScope('user.manage');
  const balance = data?.agencyBalance;
  return (
    <section aria-labelledby="agency-balance">
      <h2 id="agency-balance">
        <FormattedMessage {...words.title} />
      </h2>
      {balance?.__typename === 'AgencyBalance' ? (
        <Balance balance={balance} />
      ) : (
        (error !== undefined || balance !== undefined) && (
          <Notice tone="bad" live="alert" action={<AskAgain variant="quiet" size="small" refetch={refetch} />}>
            <FormattedMessage {...words.failed} />
          </Notice>
        )
      )}
      {(scope === 'country' || scope === 'all') && (
        <div className="back-office__actions">
          <TopUp kind="TRANSFER" agency={agency} currency={agency.creditLimit.currency} />
          <TopUp kind="CORRECTION" agency={agency} currency={agency.creditLimit.currency} />
        </div>
      )}
    </section>
  );
}

function Balance({ balance: { asked, balances, creditLimit, total, rows } }: { balance: Agency_BalanceFragment }) {
  const intl = useIntl();
  return (
    <>
      <Card kind="panel">
        <DefinitionList
          items={[
            {
              id: 'has',
              term: <FormattedMessage {...words.has} />,
              value: balances.length === 0 ? <FormattedMessage {...words.none} /> : balances.map(asMoney).join(' · '),
            },
            ...asked.map(({ kind, amount, note, reference, askedBy }) => ({
              id: `asked ${amount.currency}`,
              term: <FormattedMessage {...words.asked} />,
              value: [
                asMoney(amount),
                intl.formatMessage(kindWords[kind]),
                note,
                reference,
                colleagueName(intl, askedBy),
              ]
                .filter(Boolean)
                .join(' · '),
            })),
            { id: 'credit', term: <FormattedMessage {...words.credit} />, value: creditLimit && asMoney(creditLimit) },
          ]}
        />
      </Card>
      {rows.length > 0 && (
        <>
          <h3>
            <FormattedMessage {...words.last} />
          </h3>
          <ul className="back-office__plain back-office__rows">
            {rows.map(
              ({ id, at, amount, reason, note, approvalNote, askedBy, approvedBy, reference, bookingId, pnr }) => (
                <li key={id}>
                  <span>
                    <LocalTime at={at} /> · {wordFor(intl, entryWords, reason)}
                    {bookingId !== null && (
                      <>
                        {' '}
                        <Link to={`/bookings/${bookingId}`}>{pnr}</Link>
                      </>
                    )}
                    {[note, approvalNote, reference].filter(Boolean).map((text) => ` · ${text!}`)}
                    {askedBy !== null && <> · {byHandText(intl, askedBy, approvedBy)}</>}
                  </span>
                  <strong>{asMoney(amount)}</strong>
                </li>
              ),
            )}
          </ul>
          {total > rows.length && <FormattedMessage {...words.more} values={{ count: total - rows.length }} />}
        </>
      )}
    </>
  );
}
