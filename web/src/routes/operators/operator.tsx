import { pictureAt, pictureSet } from '@naga/kernel/picture.js';
import { Card } from '@naga/ui/Card';
import { Notice } from '@naga/ui/Notice';
import { OperatorBadge } from '@naga/ui/OperatorBadge';
import { Rating } from '@naga/ui/Rating';
import { defineMessages, FormattedMessage, useIntl, type NoMessageValues } from 'react-intl';
import { data, redirect } from 'react-router';
import type { Requested } from '../../session/requested-layout.js';
import { SearchForm } from '../../features/search-form/SearchForm.js';
import { ask, type Failure } from '../../session/graph.js';
import { localPath, oneAddressOf } from '../../session/language.js';
import { toOwnAddress } from '../../session/own-address.js';
import { PageHead } from '../../session/PageHead.js';
import { useSite } from '../../session/site.js';
import { isTransport } from '../../session/transport.js';
import type { Route } from './+types/operator';
import { Fleet } from './Fleet.js';
import { homeOf } from './home-of.js';
import { operatorThings } from './json-ld.js';
import { OperatorReviews, PAGE_SIZE } from './OperatorReviews.js';
import { OperatorPageDocument, OperatorReviewsDocument } from './operators.generated.js';
import { nameless } from './ReviewCard.js';
import classes from './operators.module.css';

/** This page wears the operator's layout on every host (specification, section 2: root layouts). */
export const handle: Requested = { layout: 'operator' };

const operatorWords = defineMessages<{ list: NoMessageValues; description: { name: string } }>({
  list: { id: 'web.operators.title', defaultMessage: 'Operators' },
  description: {
    id: 'web.operator.description',
    defaultMessage: '{name}: vehicles, offices, reviews of travellers, and tickets with a seat of your choice.',
  },
});
const words = defineMessages({
  phone: { id: 'web.operator.phone', defaultMessage: 'Telephone' },
  email: { id: 'web.operator.email', defaultMessage: 'E-mail' },
  website: { id: 'web.operator.website', defaultMessage: 'Website' },
  city: { id: 'web.operator.city', defaultMessage: 'At home in' },
});

/** '2' of ?reviews=2; the first page for anything that is none. */
const pageIn = ({ searchParams }: URL): number => {
  const page = Number(searchParams.get('reviews') ?? 1);
  return Number.isInteger(page) && page > 0 && page < 1000 ? page : 1;
};

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { operator, popularRoutes } = await ask(context, OperatorPageDocument, { slug: params.slug });
  if (operator === null) throw data({ kind: 'not-found' } satisfies Failure, { status: 404 });
  // An operator keeps the addresses it had.
  if (operator.slug !== params.slug) throw toOwnAddress(params, `/operators/${operator.slug}${url.search}`);
  const page = pageIn(url);
  const asked = { operatorId: operator.reviewsOperatorId, page };
  const { operatorReviews: reviews } = await ask(context, OperatorReviewsDocument, asked);
  // What was read to its end begins anew.
  if (page > 1 && (page - 1) * PAGE_SIZE >= reviews.total)
    throw redirect(localPath(params, `/operators/${operator.slug}`));
  return { operator, popular: popularRoutes, reviews, page };
}

/** The operator's own picture, which says nothing that its words do not. */
const Backdrop = ({ url }: { url: string }) => (
  <img className={classes.backdrop} src={pictureAt(url, 1280)} srcSet={pictureSet(url)} sizes="100vw" alt="" />
);

/** Who drives: what they say of themselves, what travellers say, where they can be found. */
export default function Operator({ loaderData: { operator, popular, reviews, page } }: Route.ComponentProps) {
  const intl = useIntl();
  const { brand, baseUrl, language } = useSite();
  const { name, tagLine, about, rating, reviewCount, branches, cancellationPolicy } = operator;
  const kind = operator.transportTypes[0]?.toLowerCase();
  const { phone, email, website } = operator;
  const facts = { city: homeOf(operator), phone, email, website };
  return (
    <div className="wrap section">
      <PageHead
        title={name}
        description={[tagLine, intl.formatMessage(operatorWords.description, { name })].filter(Boolean).join(' · ')}
        canonical={`/operators/${operator.slug}${page > 1 ? `?reviews=${page}` : ''}`}
        jsonLd={
          import.meta.env?.SSR
            ? operatorThings(operator, reviews.rows, intl.formatMessage(nameless), {
                site: brand.title,
                list: intl.formatMessage(operatorWords.list),
                baseUrl,
                at: (path) => baseUrl + oneAddressOf(path, language),
              })
            : []
        }
      />
      {operator.appBackgroundUrl !== null && <Backdrop url={operator.appBackgroundUrl} />}
      <div className={classes.head}>
        <OperatorBadge name={name} logoUrl={operator.logoUrl ?? undefined} large markOnly />
        <h1>{name}</h1>
        {rating !== null && <Rating value={rating} count={reviewCount} />}
      </div>
      {operator.offline && (
        <Notice tone="warn">
          <FormattedMessage
            id="web.operator.offline"
            defaultMessage="This operator is not selling online right now. Other operators serve the same routes."
          />
        </Notice>
      )}
      <div className={classes.columns}>
        <div>
          {tagLine !== null && <p className="lead">{tagLine}</p>}
          {about !== null && <p className={classes.prose}>{about}</p>}
          {operator.allowLocalOnly && (
            <Notice>
              <FormattedMessage id="web.operator.localsOnly" defaultMessage="Sells to local passengers only." />
            </Notice>
          )}
          {cancellationPolicy !== null && (
            <>
              <h2>
                <FormattedMessage id="web.operator.cancellation" defaultMessage="If you cancel" />
              </h2>
              <p className={classes.prose}>{cancellationPolicy}</p>
            </>
          )}
          {branches.length > 0 && (
            <>
              <h2>
                <FormattedMessage id="web.operator.branches" defaultMessage="Branches" />
              </h2>
              <ul className="plain-list">
                {branches.map((branch) => (
                  <li key={branch.id}>
                    <b>{branch.location?.name ?? branch.name}</b>
                    {[branch.address, branch.contactPhone].map((fact) => fact !== null && ` · ${fact}`)}
                  </li>
                ))}
              </ul>
            </>
          )}
        </div>
        <Card as="dl" className={classes.side}>
          {(['city', 'phone', 'email', 'website'] as const).map(
            (fact) =>
              facts[fact] !== null && (
                <div key={fact}>
                  <dt>{intl.formatMessage(words[fact])}</dt>
                  <dd>{facts[fact]}</dd>
                </div>
              ),
          )}
        </Card>
      </div>
      <Fleet vehicles={operator.vehicles} />
      <OperatorReviews reviews={reviews} page={page} />
      <section className="section" aria-labelledby="search">
        <h2 id="search" className={classes.question}>
          <FormattedMessage id="web.operator.search" defaultMessage="Where do you want to go?" />
        </h2>
        <SearchForm tabs transport={isTransport(kind) ? kind : undefined} popular={popular} />
      </section>
    </div>
  );
}
