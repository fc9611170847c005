import { defineMessages, useIntl } from 'react-intl';
import classes from './SkipLink.module.css';

const words = defineMessages({ skip: { id: 'ui.skipLink', defaultMessage: 'Skip to the content' } });

/** The first thing the Tab key reaches; `target` is the id of the main element. */
export function SkipLink({ target = 'main' }: { target?: string }) {
  const intl = useIntl();
  return (
    <a className={classes.skip} href={`#${target}`}>
      {intl.formatMessage(words.skip)}
    </a>
  );
}
