import { Button } from '@naga/ui/Button';
import { Chip } from '@naga/ui/Chip';
import { defineMessages, useIntl, type NoMessageValues } from 'react-intl';
import { Link } from 'react-router';
import { useLocalPath } from '../../session/language.js';
import { TRANSPORTS, transportWords } from '../../session/transport.js';
import classes from './gallery.module.css';
import { PAGE_SIZE, type Shown, shownPath } from './shown.js';

const words = defineMessages<Record<'kinds' | 'all' | 'pages' | 'previous' | 'next', NoMessageValues>>({
  kinds: { id: 'web.gallery.kinds', defaultMessage: 'Transport' },
  all: { id: 'web.gallery.all', defaultMessage: 'All' },
  pages: { id: 'web.gallery.pages', defaultMessage: 'Pages' },
  previous: { id: 'web.gallery.previous', defaultMessage: 'Previous page' },
  next: { id: 'web.gallery.next', defaultMessage: 'Next page' },
});
const countWord = defineMessages<{ page: { page: number; pages: number } }>({
  page: { id: 'web.gallery.page', defaultMessage: 'Page {page} of {pages}' },
});

/** Kinds of transport, as links: they work without script and can be opened beside each other. */
export function GalleryKinds({ shown }: { shown: Shown }) {
  const intl = useIntl();
  const to = useLocalPath();
  return (
    <nav aria-label={intl.formatMessage(words.kinds)}>
      <ul className={classes.kinds}>
        {[undefined, ...TRANSPORTS].map((kind) => (
          <li key={kind ?? ''}>
            <Chip
              as={Link}
              to={to(shownPath({ ...shown, kind, page: 1 }))}
              preventScrollReset
              aria-current={shown.kind === kind ? 'true' : undefined}
              className={shown.kind === kind ? classes.on : undefined}
            >
              {intl.formatMessage(kind === undefined ? words.all : transportWords[kind])}
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Ways to the page before and after; nothing where there is one page only. */
export function GalleryPages({ shown, albums }: { shown: Shown; albums: number }) {
  const intl = useIntl();
  const to = useLocalPath();
  const pages = Math.ceil(albums / PAGE_SIZE);
  if (pages <= 1) return null;
  const step = (page: number, word: NoMessageValues & (typeof words)['next']) =>
    page >= 1 &&
    page <= pages && (
      <Button as={Link} variant="quiet" to={to(shownPath({ ...shown, page }))}>
        {intl.formatMessage(word)}
      </Button>
    );
  return (
    <nav className={classes.pages} aria-label={intl.formatMessage(words.pages)}>
      {step(shown.page - 1, words.previous)}
      <span>{intl.formatMessage(countWord.page, { page: shown.page, pages })}</span>
      {step(shown.page + 1, words.next)}
    </nav>
  );
}
