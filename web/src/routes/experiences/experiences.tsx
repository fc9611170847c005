import { Button } from '@naga/ui/Button';
import { EmptyState } from '@naga/ui/EmptyState';
import { useIntl } from 'react-intl';
import { Link, useNavigation } from 'react-router';
import { experiencePath, kindWords } from '../../features/experiences/experience-words.js';
import { ExperienceCard } from '../../features/experiences/ExperienceCard.js';
import { itemList } from '../../features/structured-data/lists.js';
import { ask } from '../../session/graph.js';
import { oneAddressOf, useLocalPath } from '../../session/language.js';
import { PageHead } from '../../session/PageHead.js';
import { useSite } from '../../session/site.js';
import type { Route } from './+types/experiences';
import { CategoryChips } from './CategoryChips.js';
import { ExperiencesDocument } from './experiences.generated.js';
import classes from './experiences.module.css';
import { ListFilter } from './ListFilter.js';
import { ListPages } from './ListPages.js';
import { countWords, listWords } from './list-words.js';
import { readShown, shownPath } from './shown.js';

const PAGE_SIZE = 12;

/** All experiences, those of a city, a category or a kind (specification, section 2: experiences). */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const shown = readShown(url.pathname, params, url.searchParams);
  const { city, category, kind, text, sort, page } = shown;
  const filter = {
    ...(city === '' ? {} : { citySlug: city }),
    ...(category === '' ? {} : { categorySlug: category }),
    ...(kind === '' ? {} : { kind }),
    ...(text === '' ? {} : { text }),
  };
  const answer = await ask(context, ExperiencesDocument, { filter, sort, page, pageSize: PAGE_SIZE });
  return { shown, ...answer };
}

export default function Experiences({ loaderData }: Route.ComponentProps) {
  const { shown, experiences, experienceCategories: categories, experienceCities: cities } = loaderData;
  const intl = useIntl();
  const to = useLocalPath();
  const { baseUrl, language } = useSite();
  const busy = useNavigation().location?.pathname.includes('/experiences') === true;
  const city = cities.find(({ slug }) => slug === shown.city)?.name;
  const category = categories.find(({ slug }) => slug === shown.category)?.name;
  const plain = category ?? (shown.kind === '' ? undefined : intl.formatMessage(kindWords[shown.kind]));
  const title =
    city === undefined
      ? (plain ?? intl.formatMessage(listWords.title))
      : intl.formatMessage(countWords.inCity, { city });
  const { total, rows } = experiences;
  return (
    <div className="wrap section">
      <PageHead
        title={title}
        description={intl.formatMessage(listWords.lead)}
        canonical={shownPath({ ...shown, text: '', sort: 'POPULAR' })}
        hidden={shown.text !== ''}
        jsonLd={
          import.meta.env?.SSR
            ? [
                itemList(
                  rows.map((row) => ({
                    name: row.title,
                    address: baseUrl + oneAddressOf(experiencePath(row), language),
                  })),
                ),
              ]
            : []
        }
      />
      <h1>{title}</h1>
      <p className="lead">{intl.formatMessage(listWords.lead)}</p>
      <ListFilter shown={shown} cities={cities} />
      <CategoryChips shown={shown} categories={categories} />
      <p className={classes.count} role="status">
        {intl.formatMessage(countWords.found, { count: total })}
      </p>
      {rows.length === 0 ? (
        <EmptyState
          title={intl.formatMessage(listWords.empty)}
          actions={
            <Button as={Link} to={to('/experiences')}>
              {intl.formatMessage(listWords.clear)}
            </Button>
          }
        >
          {intl.formatMessage(listWords.emptyText)}
        </EmptyState>
      ) : (
        <ul className={classes.grid} aria-busy={busy}>
          {rows.map((experience) => (
            <ExperienceCard key={experience.id} experience={experience} />
          ))}
        </ul>
      )}
      <ListPages shown={shown} pages={Math.ceil(total / PAGE_SIZE)} />
    </div>
  );
}
