import { Button } from '@naga/ui/Button';
import { Card } from '@naga/ui/Card';
import { DefinitionList } from '@naga/ui/DefinitionList';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useParams } from 'react-router';
import { CopiedLink } from '../../features/action/CopiedLink.js';
import { colleagueName } from '../../features/booking-words/origin-words.js';
import { asMoney } from '../../session/as-money.js';
import { countryName } from '../../features/place/country-words.js';
import { Loaded } from '../../features/record/Loaded.js';
import { RecordGate } from '../../features/record/RecordGate.js';
import { RecordView } from '../../features/record/RecordView.js';
import { RecordTimeline } from '../../features/timeline/RecordTimeline.js';
import { languageName } from '../../session/language.js';
import { LocalTime } from '../../session/time/LocalTime.js';
import { PayLinkActions } from './PayLinkActions.js';
import { PayLinkMoney } from './PayLinkMoney.js';
import { type PayLink_RecordFragment, usePayLinkDetailQuery } from './pay-links.generated.js';
import { pathOf, reasonText, stateWords } from './state-text.js';
import { RefusedLinkRefunds } from './RefusedLinkRefunds.js';
import { words } from './words.js';

export function payLinkPage(kind: 'CUSTOM' | 'DONATION') {
  return function PayLinkRoute() {
    const { linkId = '' } = useParams();
    const back =
      kind === 'DONATION'
        ? { to: '/donations', label: <FormattedMessage {...words.backDonations} /> }
        : { to: '/custom-payments', label: <FormattedMessage {...words.back} /> };
    return (
      <RecordGate permission="payment.request" scopes={['country', 'all']} back={back}>
        <PayLink key={linkId} id={linkId} />
      </RecordGate>
    );
  };
}

function PayLink({ id }: { id: string }) {
  const result = usePayLinkDetailQuery({ variables: { id }, fetchPolicy: 'network-only' });
  return (
    <Loaded result={result} pick={(data) => data.payLinkRecord} words={words}>
      {(link) => <PayLinkPage link={link} />}
    </Loaded>
  );
}

function PayLinkPage({ link }: { link: PayLink_RecordFragment }) {
  const intl = useIntl();
  const say = intl.formatMessage;
  const { payerName, payerEmail, bookingId, pnr, countryCode, createdBy, endedAt } = link;
  return (
    <RecordView
      title={`${payerName ?? say(words.nameless)} · ${asMoney(link.amount)}`}
      sub={say(stateWords[link.state])}
      actions={
        <>
          <PayLinkActions link={link} />
          <Button as={Link} variant="quiet" to={`${pathOf(link.kind)}/${link.id}/edit`}>
            {say(words.edit)}
          </Button>
        </>
      }
      data={link}
      changes={<RecordTimeline entity="PayLink" rowId={link.id} />}
    >
      <div className="back-office__columns">
        <div className="back-office__stack">
          <RefusedLinkRefunds link={link} />
          <section>
            <h2>{say(words.facts)}</h2>
            <Card kind="panel">
              <DefinitionList
                items={[
                  { id: 'reason', term: say(words.reason), value: reasonText(intl, link) },
                  { id: 'amount', term: say(words.amount), value: asMoney(link.amount) },
                  { id: 'email', term: say(words.email), value: payerEmail, long: true },
                  { id: 'language', term: say(words.language), value: languageName(link.language) },
                  {
                    id: 'booking',
                    term: say(words.booking),
                    value: bookingId === null ? null : <Link to={`/bookings/${bookingId}`}>{pnr}</Link>,
                  },
                  {
                    id: 'country',
                    term: say(words.country),
                    value: countryCode === null ? say(words.everywhere) : countryName(intl, countryCode),
                  },
                  {
                    id: 'by',
                    term: say(words.by),
                    value: createdBy === null ? null : colleagueName(intl, createdBy),
                  },
                  { id: 'asked', term: say(words.asked), value: <LocalTime at={link.createdAt} /> },
                  { id: 'ends', term: say(words.ends), value: <LocalTime at={link.expiresAt} /> },
                  { id: 'ended', term: say(words.ended), value: endedAt === null ? null : <LocalTime at={endedAt} /> },
                  { id: 'note', term: say(words.note), value: link.note, long: true },
                ]}
              />
            </Card>
          </section>
          <PayLinkMoney link={link} />
        </div>
        {link.state === 'OPEN' && (
          <CopiedLink
            title={say(words.link)}
            label={say(words.link)}
            hint={say(words.linkAbout)}
            copy={say(words.copy)}
            url={link.url}
          />
        )}
      </div>
    </RecordView>
  );
}
