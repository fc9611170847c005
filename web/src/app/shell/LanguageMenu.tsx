import { LANGUAGES, prefixOf, type LanguageCode } from '@naga/kernel/language.js';
import { CURRENCIES, CURRENCY_SIGNS, type Currency } from '@naga/kernel/money.js';
import { defineMessages, type NoMessageValues, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { choosing, NONE } from '../../session/currency.js';
import { inLanguage, OWN_NAMES } from '../../session/language.js';
import classes from './LanguageMenu.module.css';
import { Menu } from './Menu.js';

const words = defineMessages<{
  label: { name: string };
  prices: { currency: string };
  currency: NoMessageValues;
  charged: NoMessageValues;
  approximate: NoMessageValues;
}>({
  label: { id: 'web.language.label', defaultMessage: 'Language: {name}' },
  prices: { id: 'web.currency.label', defaultMessage: 'Prices in {currency}' },
  currency: { id: 'web.currency.title', defaultMessage: 'Show prices in' },
  charged: { id: 'web.currency.charged', defaultMessage: 'The operator’s currency' },
  approximate: {
    id: 'web.currency.approximate',
    defaultMessage: 'Others are approximate (≈). You pay in the operator’s currency.',
  },
});

/** Nobody chose: each operator's own. Who sees it knows where currencies are chosen. */
const AS_CHARGED = (
  <span aria-hidden="true">
    {CURRENCY_SIGNS.USD} <span className={classes.riel}>{CURRENCY_SIGNS.KHR}</span>
  </span>
);

export interface LanguageMenuProps {
  language: LanguageCode;
  /** The host speaks one language only. */
  isFixed: boolean;
  currency: Currency | undefined;
}

/**
 * The five languages under their own names, and the currencies in which prices can be read; choosing one keeps the page. A
 * new document, since all its words, or prices, change.
 */
export function LanguageMenu({ language, isFixed, currency }: LanguageMenuProps) {
  const intl = useIntl();
  const { pathname, search } = useLocation();
  const name = intl.formatMessage(words.label, { name: OWN_NAMES[language] });
  const prices =
    currency === undefined ? intl.formatMessage(words.charged) : intl.formatMessage(words.prices, { currency });
  const here = (chosen: boolean) => (chosen ? 'true' : undefined);
  return (
    <Menu
      label={`${name}, ${prices}`}
      summary={
        <span className={classes.code}>
          {!isFixed && prefixOf(language).toUpperCase()}
          <span className={isFixed ? undefined : classes.currency}>{currency ?? AS_CHARGED}</span>
        </span>
      }
    >
      {!isFixed && (
        <ul className="plain-list">
          {LANGUAGES.map((code) => (
            <li key={code}>
              <a
                className={classes.language}
                href={inLanguage(pathname, code) + search}
                lang={code}
                hrefLang={code}
                aria-current={here(code === language)}
              >
                {OWN_NAMES[code]}
              </a>
            </li>
          ))}
        </ul>
      )}
      <section className={classes.currencies} aria-labelledby="currencies">
        <h2 id="currencies">{intl.formatMessage(words.currency)}</h2>
        <ul className={`plain-list ${classes.codes}`}>
          <li>
            <a
              className={classes.language}
              href={pathname + choosing(search, NONE)}
              rel="nofollow"
              aria-current={here(currency === undefined)}
            >
              {intl.formatMessage(words.charged)}
            </a>
          </li>
          {CURRENCIES.map((code) => (
            <li key={code}>
              <a
                className={classes.language}
                href={pathname + choosing(search, code)}
                rel="nofollow"
                aria-current={here(code === currency)}
              >
                {CURRENCY_SIGNS[code]} {code}
              </a>
            </li>
          ))}
        </ul>
        <p>{intl.formatMessage(words.approximate)}</p>
      </section>
    </Menu>
  );
}
