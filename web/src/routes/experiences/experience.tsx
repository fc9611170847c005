import { Rating } from '@naga/ui/Rating';
import { Tag } from '@naga/ui/Tag';
import { useIntl } from 'react-intl';
import { data, Link, useNavigation } from 'react-router';
import { experiencePath, kindWords, lengthOf } from '../../features/experiences/experience-words.js';
import { ExperienceArt } from '../../features/experiences/ExperienceArt.js';
import { ask, type Failure } from '../../session/graph.js';
import { oneAddressOf, useLocalPath } from '../../session/language.js';
import { moneyOf } from '../../session/money.js';
import { PageHead } from '../../session/PageHead.js';
import { useSite } from '../../session/site.js';
import { toOwnAddress } from '../../session/own-address.js';
import { visitContext } from '../../session/visit.js';
import type { Route } from './+types/experience';
import { aboutWords } from './about-words.js';
import { ExperienceDocument } from './experience.generated.js';
import classes from './experience.module.css';
import { productOf } from './json-ld.js';
import { readParty } from './party.js';
import { PartyChoice } from './PartyChoice.js';
import { PartyPrice } from './PartyPrice.js';

/** experiences/{experienceId}-{slugName}: the number finds it; another name than its own leads to the right address. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const [, id, slug] = /^(\d{1,18})(?:-(.*))?$/.exec(params.idAndSlug) ?? [];
  const { today } = context.get(visitContext);
  const lost = () => data({ kind: 'not-found' } satisfies Failure, { status: 404 });
  if (id === undefined) throw lost();
  const party = readParty(url.searchParams, today);
  const { date: _, ...guests } = party;
  const { experience, experiencePrice: price } = await ask(context, ExperienceDocument, { id, guests });
  if (experience === null) throw lost();
  if (slug !== experience.slug) throw toOwnAddress(params, experiencePath(experience) + url.search);
  return { experience, price, party };
}

export default function Experience({ loaderData: { experience, price, party } }: Route.ComponentProps) {
  const intl = useIntl();
  const to = useLocalPath();
  const { baseUrl, language, today } = useSite();
  const { location } = useNavigation();
  const say = (name: keyof typeof aboutWords) => intl.formatMessage(aboutWords[name]);
  const { title, summary, description, terms, category, citySlug, cityName, includes, kind, meetingPoint } = experience;
  const { rating, reviewCount, latitude, longitude, imageHue } = experience;
  const path = experiencePath(experience);
  const stays = location?.pathname.endsWith(path) === true;
  return (
    <div className={`wrap ${classes.page}`}>
      <PageHead
        title={title}
        description={summary}
        canonical={path}
        jsonLd={import.meta.env?.SSR ? [productOf(experience, baseUrl + oneAddressOf(path, language))] : []}
      />
      <ExperienceArt wide hue={imageHue} category={category.slug} />
      <div className={classes.columns}>
        <div className={classes.about}>
          <p className={classes.where}>
            <Link to={to(`/experiences/all/${citySlug}`)}>{cityName}</Link> ·{' '}
            <Link to={to(`/experiences/category/${category.slug}`)}>{category.name}</Link>
          </p>
          <h1>{title}</h1>
          <p className={classes.facts}>
            {rating !== null && <Rating value={rating} count={reviewCount} />}
            <Tag>{lengthOf(intl, experience)}</Tag>
            <Tag>{intl.formatMessage(kindWords[kind])}</Tag>
          </p>
          <p className={classes.summary}>{summary}</p>
          <p>{description}</p>
          <h2>{say('includes')}</h2>
          <ul className={classes.includes}>
            {includes.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <h2>{say('meeting')}</h2>
          <p>
            {meetingPoint}
            {latitude !== null && longitude !== null && (
              <>
                {' · '}
                <a
                  href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`}
                  rel="noreferrer"
                >
                  {say('map')}
                </a>
              </>
            )}
          </p>
          <h2>{say('terms')}</h2>
          <p>{terms}</p>
        </div>
        <PartyChoice
          experience={experience}
          party={party}
          total={price === null ? undefined : moneyOf(price.total)}
          chosen={stays ? readParty(new URLSearchParams(location?.search), today) : party}
        />
        <PartyPrice experience={experience} price={price} party={party} />
      </div>
    </div>
  );
}
