import { formatDate } from '@naga/app-kit/format-date.js';
import { sizeOf } from '@naga/booking-flow/passengers/party.js';
import { SkeletonCards } from '@naga/ui/SkeletonCards';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation, useNavigation, useSearchParams } from 'react-router';
import { LowestFareNote } from '../../features/search-form/LowestFareNote.js';
import { countChosen, filterRows, readFilters } from '../../features/journey-rows/filter.js';
import { isSoldOut } from '../../features/journey-rows/journey-row.js';
import { nationalWord, readNational } from '../../session/national-query.js';
import { bestOf, readSort, sortRows } from '../../features/journey-rows/sort.js';
import { oneAddressOf, useLocalPath, withoutPrefix } from '../../session/language.js';
import { PageHead } from '../../session/PageHead.js';
import { isResultsPath, watchPath } from '../../session/search.js';
import { useSite } from '../../session/site.js';
import { ActiveFilters } from './filters/ActiveFilters.js';
import { ChosenOnward } from './list/ChosenOnward.js';
import { DayStrip } from './bar/DayStrip.js';
import { EmptyResults } from './list/EmptyResults.js';
import { FilterPanel } from './filters/FilterPanel.js';
import { JourneyCard } from './list/JourneyCard.js';
import { jsonLdOf } from './list/json-ld.js';
import type { Results } from './load-results.js';
import { NotOnSale } from './list/NotOnSale.js';
import { ResultsBar } from './bar/ResultsBar.js';
import classes from './results.module.css';
import { ShownAs } from './filters/ShownAs.js';

const words = defineMessages<{ title: { from: string; to: string; day: string } }>({
  title: { id: 'web.results.title', defaultMessage: '{from} to {to}, {day}' },
});

/** One leg's journeys, filtered and sorted as the address says, with the days around and the ways on. */
export function ResultsPage({ results }: { results: Results }) {
  const intl = useIntl();
  const { language, baseUrl, brand } = useSite();
  const [query] = useSearchParams();
  const location = useLocation();
  const navigation = useNavigation();
  const { from, to: goal, day, rows, leg } = results;
  const filters = readFilters(query);
  const priced = [...rows, ...(results.onward === undefined ? [] : [results.onward])];
  const own = priced.flatMap(({ fare }) => Object.keys(fare?.nationals ?? {}));
  const countries = [...new Set([from.countryCode, ...own])];
  const nationalOf = readNational(query, countries);
  const sort = readSort(query);
  const to = useLocalPath();
  const seats = sizeOf(results.search);
  const isFull = rows.every((row) => isSoldOut(row, seats));
  const shown = sortRows(filterRows(rows, filters), sort, nationalOf);
  const best = bestOf(shown, nationalOf, seats);
  const next = navigation.state === 'loading' ? navigation.location.pathname : location.pathname;
  // Towards the seats the list stays as it is: only another search is awaited with the shape of its cards.
  const isLeaving = next !== location.pathname && isResultsPath(withoutPrefix(next));
  const ofDay = { ...results.search, from: from.slug, to: goal.slug, date: day };
  const title = intl.formatMessage(words.title, {
    from: from.name,
    to: goal.name,
    day: formatDate(day, language),
  });
  return (
    <>
      <PageHead
        title={title}
        canonical={`/route-details/${from.slug}/${goal.slug}`}
        jsonLd={
          import.meta.env?.SSR
            ? jsonLdOf(results, shown.slice(0, 5), {
                baseUrl,
                site: brand.title,
                at: (path) => baseUrl + oneAddressOf(path, language),
                seats,
              })
            : []
        }
      />
      <ResultsBar results={results} />
      <div className="wrap">
        {results.onward !== undefined && <ChosenOnward row={results.onward} search={results.search} />}
        <DayStrip results={results} nationalOf={nationalOf} />
        {rows.some(({ fare }) => fare) && (
          <div className={classes.days}>
            <p>
              <LowestFareNote nationalOf={nationalOf} />
            </p>
            <Link rel="nofollow" to={`${to(watchPath('fare', ofDay))}&nat=${nationalWord(nationalOf)}`}>
              <FormattedMessage id="web.results.cheaper" defaultMessage="Tell me when it gets cheaper" />
            </Link>
          </div>
        )}
        {rows.length === 0 && !isLeaving ? (
          <EmptyResults results={results} />
        ) : (
          <div className={classes.columns}>
            <FilterPanel rows={rows} filters={filters} shown={shown.length} />
            <section id="results" aria-labelledby="results-count" aria-busy={isLeaving}>
              <ShownAs
                count={shown.length}
                chosen={countChosen(filters)}
                sort={sort}
                nationalOf={nationalOf}
                countries={countries}
              />
              <ActiveFilters rows={rows} filters={filters} />
              {leg === 'onward' && results.search.returnDate !== undefined && (
                <p className={classes.step}>
                  <FormattedMessage
                    id="web.results.chooseOnwardFirst"
                    defaultMessage="First choose the way there; the way back comes next."
                  />
                </p>
              )}
              {isLeaving ? (
                <SkeletonCards count={4} />
              ) : (
                <ol className="plain-list">
                  {shown.map((row) => (
                    <JourneyCard key={row.id} row={row} best={row === best} nationalOf={nationalOf} results={results} />
                  ))}
                </ol>
              )}
              {isFull && !isLeaving && (
                <p className={classes.step}>
                  <FormattedMessage id="web.results.full" defaultMessage="Every seat of that day is taken." />{' '}
                  <Link rel="nofollow" to={to(watchPath('seat', ofDay))}>
                    <FormattedMessage id="web.empty.watch" defaultMessage="Tell me when there are seats" />
                  </Link>
                </p>
              )}
              {shown.length === 0 && !isLeaving && (
                <p className={classes.step}>
                  <FormattedMessage
                    id="web.results.noneMatch"
                    defaultMessage="No journey matches all these filters. Take one away."
                  />
                </p>
              )}
              <NotOnSale departures={results.notOnSale} />
            </section>
          </div>
        )}
      </div>
    </>
  );
}
