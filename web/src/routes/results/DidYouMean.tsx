import { Chip } from '@naga/ui/Chip';
import { defineMessages, FormattedMessage, useIntl, type NoMessageValues } from 'react-intl';
import { Link } from 'react-router';
import { SearchForm } from '../../features/search-form/SearchForm.js';
import { useLocalPath } from '../../session/language.js';
import { PageHead } from '../../session/PageHead.js';
import { resultsPath } from '../../session/search.js';
import type { Guess, Typed } from './resolve-typed.js';
import classes from './results.module.css';

const words = defineMessages<{
  title: NoMessageValues;
  none: { text: string };
}>({
  title: { id: 'web.typed.title', defaultMessage: 'Which place do you mean?' },
  none: {
    id: 'web.typed.none',
    defaultMessage: 'We found no place called “{text}”. Check the spelling, in Latin or Khmer letters.',
  },
});

const asPlace = (text: string, [first, another]: Guess[]) =>
  first !== undefined && another === undefined ? first : { name: text, slug: '' };

/** A typed name that means several places or none: the ways on as links, and the form to mend it. */
export function DidYouMean({ text, guesses, search }: Typed) {
  const intl = useIntl();
  const to = useLocalPath();
  const pairs = guesses.from.flatMap((a) => guesses.to.filter((b) => b.slug !== a.slug).map((b) => [a, b] as const));
  return (
    <div className="wrap section">
      <PageHead title={intl.formatMessage(words.title)} hidden />
      <h1>{intl.formatMessage(words.title)}</h1>
      {(['from', 'to'] as const).map(
        (end) =>
          guesses[end].length === 0 && (
            <p className="lead" key={end}>
              {intl.formatMessage(words.none, { text: text[end] })}
            </p>
          ),
      )}
      {pairs.length > 0 && (
        <p className="lead">
          <FormattedMessage
            id="web.typed.text"
            defaultMessage="“{from}” and “{to}” may be one of these:"
            values={{ from: text.from, to: text.to }}
          />
        </p>
      )}
      <div className={classes.guesses}>
        {pairs.map(([a, b]) => (
          <Chip as={Link} key={`${a.slug}~${b.slug}`} to={to(resultsPath({ ...search, from: a.slug, to: b.slug }))}>
            {a.name} → {b.name}
          </Chip>
        ))}
      </div>
      <SearchForm
        key={`${text.from}~${text.to}`}
        tabs
        transport={search.transport}
        from={asPlace(text.from, guesses.from)}
        to={asPlace(text.to, guesses.to)}
        date={search.date}
        returnDate={search.returnDate}
        party={search}
        popular={[]}
      />
    </div>
  );
}
