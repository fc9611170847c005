import { formatDate } from '@naga/app-kit/format-date.js';
import { data } from 'react-router';
import { defineMessages, useIntl, type NoMessageValues } from 'react-intl';
import classes from '../../features/account/form/account.module.css';
import { Panel } from '../../features/account/form/Panel.js';
import { CopyText } from '../../features/account/form/CopyText.js';
import { dayOfInstant } from '../../session/dates.js';
import { ask, type Failure } from '../../session/graph.js';
import { PageHead } from '../../session/PageHead.js';
import { useSite } from '../../session/site.js';
import type { Route } from './+types/affiliate';
import { AffiliateEarnings } from './AffiliateEarnings.js';
import { AffiliateLinesDocument, AffiliatePageDocument } from './dashboard.generated.js';
import styles from './dashboard.module.css';

const words = defineMessages<{
  title: NoMessageValues;
  link: NoMessageValues;
  linkText: NoMessageValues;
  numbers: NoMessageValues;
  bookings: NoMessageValues;
  recent: NoMessageValues;
  commission: NoMessageValues;
  last: NoMessageValues;
  inactive: NoMessageValues;
}>({
  title: { id: 'account.affiliate.title', defaultMessage: 'My affiliate page' },
  link: { id: 'account.affiliate.link', defaultMessage: 'Your link' },
  linkText: {
    id: 'account.affiliate.linkText',
    defaultMessage:
      'Put it on your page. Who books within seven days after following it counts for you; your own purchases do not.',
  },
  numbers: { id: 'account.affiliate.numbers', defaultMessage: 'What came by it' },
  bookings: { id: 'account.affiliate.bookings', defaultMessage: 'Paid bookings' },
  recent: { id: 'account.affiliate.recent', defaultMessage: 'In the last 30 days' },
  commission: { id: 'account.affiliate.commission', defaultMessage: 'Commission' },
  last: { id: 'account.affiliate.last', defaultMessage: 'Last booking' },
  inactive: { id: 'account.affiliate.inactive', defaultMessage: 'Your link is switched off at the moment.' },
});

export async function loader({ context, url }: Route.LoaderArgs) {
  const { myAffiliate, affiliateStatements } = await ask(context, AffiliatePageDocument, {});
  if (myAffiliate === null) throw data({ kind: 'not-found' } satisfies Failure, { status: 404 });
  // Staff sees those of others, too.
  const statements = affiliateStatements.rows.filter(({ code }) => code === myAffiliate.code);
  const opened = statements.find(({ id }) => id === url.searchParams.get('statement'));
  const lines = opened && (await ask(context, AffiliateLinesDocument, { statementId: opened.id })).affiliateLines;
  return { affiliate: myAffiliate, statements, opened: opened && lines && { id: opened.id, lines } };
}

/** The small page of one who brings travellers. */
export default function AffiliatePage({ loaderData: { affiliate, statements, opened } }: Route.ComponentProps) {
  const intl = useIntl();
  const { baseUrl, language } = useSite();
  const title = intl.formatMessage(words.title);
  const { lastBookingAt } = affiliate;
  const facts = [
    [words.bookings, String(affiliate.bookings)],
    [words.recent, String(affiliate.recentBookings)],
    [words.commission, `${affiliate.commissionPercent} %`],
    [words.last, lastBookingAt === null ? '–' : formatDate(dayOfInstant(lastBookingAt), language)],
  ] as const;
  return (
    <div className={classes.wide}>
      <PageHead title={title} hidden />
      <h1>{title}</h1>
      <p className={classes.lead}>{affiliate.name}</p>
      <Panel title={intl.formatMessage(words.link)}>
        {!affiliate.active && <p>{intl.formatMessage(words.inactive)}</p>}
        <CopyText text={`${baseUrl}/?aff=${affiliate.code}`} />
        <p className={classes.small}>{intl.formatMessage(words.linkText)}</p>
      </Panel>
      <Panel title={intl.formatMessage(words.numbers)}>
        <dl className={styles.sums}>
          {facts.map(([name, value]) => (
            <div key={name.id}>
              <dt>{intl.formatMessage(name)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Panel>
      <AffiliateEarnings sums={affiliate.sums ?? []} statements={statements} opened={opened} />
    </div>
  );
}
