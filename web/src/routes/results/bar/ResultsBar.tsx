import { formatDate } from '@naga/app-kit/format-date.js';
import { FormattedMessage, useIntl } from 'react-intl';
import { SearchForm } from '../../../features/search-form/SearchForm.js';
import { useSite } from '../../../session/site.js';
import { Foldout } from './Foldout.js';
import type { Results } from '../load-results.js';
import { partyText } from '../../../features/journey-rows/party-words.js';
import classes from './ResultsBar.module.css';

/** What was searched for, always in sight, and the form to change it in place. */
export function ResultsBar({ results }: { results: Results }) {
  const intl = useIntl();
  const { language } = useSite();
  const { search, from, to, day, leg } = results;
  const [start, goal] = leg === 'return' ? [to, from] : [from, to];
  return (
    <div className={classes.bar}>
      <div className="wrap">
        <Foldout
          key={`${leg}${JSON.stringify(search)}`}
          head={
            <div className={classes.what}>
              <h1 className={classes.title}>
                {from.name} <span aria-hidden="true">→</span> {to.name}
              </h1>
              <span className={classes.facts}>
                {formatDate(day, language)} · {partyText(intl, search)}
              </span>
            </div>
          }
          summary={<FormattedMessage id="web.results.modify" defaultMessage="Modify search" />}
        >
          <SearchForm
            transport={search.transport}
            from={start}
            to={goal}
            date={search.date}
            returnDate={search.returnDate}
            party={search}
            popular={[]}
          />
        </Foldout>
      </div>
    </div>
  );
}
