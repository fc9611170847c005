import { Button } from '@naga/ui/Button';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useLocalPath } from '../../session/language.js';
import { countWords, listWords } from './list-words.js';
import classes from './experiences.module.css';
import { shownPath, type Shown } from './shown.js';

/** Ways to the page before and after; nothing where there is one page only. */
export function ListPages({ shown, pages }: { shown: Shown; pages: number }) {
  const intl = useIntl();
  const to = useLocalPath();
  if (pages <= 1) return null;
  const step = (page: number, word: string) =>
    page >= 1 &&
    page <= pages && (
      <Button as={Link} variant="quiet" to={to(shownPath({ ...shown, page }))}>
        {word}
      </Button>
    );
  return (
    <nav className={classes.pages} aria-label={intl.formatMessage(listWords.pages)}>
      {step(shown.page - 1, intl.formatMessage(listWords.previous))}
      <span>{intl.formatMessage(countWords.page, { page: shown.page, pages })}</span>
      {step(shown.page + 1, intl.formatMessage(listWords.next))}
    </nav>
  );
}
