import { LANGUAGES, prefixOf, type LanguageCode } from '@naga/kernel/language.js';
import { defineMessages, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { inLanguage, OWN_NAMES } from '../../session/language.js';
import classes from './LanguageMenu.module.css';
import { Menu } from './Menu.js';

const words = defineMessages<{ label: { name: string } }>({
  label: { id: 'web.language.label', defaultMessage: 'Language: {name}' },
});

/** What all prices are shown in; also when they are paid in another currency at the door. */
const CURRENCY = 'USD';

/** The five languages under their own names; choosing one keeps the page. A new document, since all its words change. */
export function LanguageMenu({ language }: { language: LanguageCode }) {
  const intl = useIntl();
  const { pathname, search } = useLocation();
  return (
    <Menu
      label={intl.formatMessage(words.label, { name: OWN_NAMES[language] })}
      summary={
        <span className={classes.code}>
          {prefixOf(language).toUpperCase()}
          <span className={classes.currency}> · {CURRENCY}</span>
        </span>
      }
    >
      <ul className="plain-list">
        {LANGUAGES.map((code) => (
          <li key={code}>
            <a
              className={classes.language}
              href={inLanguage(pathname, code) + search}
              lang={code}
              hrefLang={code}
              aria-current={code === language ? 'true' : undefined}
            >
              {OWN_NAMES[code]}
            </a>
          </li>
        ))}
      </ul>
    </Menu>
  );
}
