import { Chip } from '@naga/ui/Chip';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { useLocalPath } from '../../session/language.js';
import classes from './CategoryChips.module.css';
import { listWords } from './list-words.js';
import { shownPath, type Shown } from './shown.js';

export interface CategoryChipsProps {
  shown: Shown;
  categories: readonly { slug: string; name: string; experienceCount: number }[];
}

/** Kinds of things to do, as links: they work without script and can be opened beside each other. */
export function CategoryChips({ shown, categories }: CategoryChipsProps) {
  const intl = useIntl();
  const to = useLocalPath();
  const chip = (category: string, name: string) => (
    <li key={category}>
      <Chip
        as={Link}
        to={to(shownPath({ ...shown, category, page: 1 }))}
        preventScrollReset
        aria-current={shown.category === category ? 'true' : undefined}
        className={shown.category === category ? classes.on : undefined}
      >
        {name}
      </Chip>
    </li>
  );
  return (
    <nav aria-label={intl.formatMessage(listWords.categories)}>
      <ul className={classes.chips}>
        {chip('', intl.formatMessage(listWords.all))}
        {categories.map(({ slug, name }) => chip(slug, name))}
      </ul>
    </nav>
  );
}
