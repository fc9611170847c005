import { defineMessages, FormattedMessage, type NoMessageValues, useIntl } from 'react-intl';

const PARTS = ['route', 'stops', 'times', 'prices', 'calendar', 'preview'] as const;

const words = defineMessages<Record<(typeof PARTS)[number] | 'label', NoMessageValues>>({
  label: { id: 'admin.line-index.label', defaultMessage: 'Parts of the route' },
  route: { id: 'admin.line-index.route', defaultMessage: 'Route' },
  stops: { id: 'admin.line-index.stops', defaultMessage: 'Stops' },
  times: { id: 'admin.line-index.times', defaultMessage: 'Times' },
  prices: { id: 'admin.line-index.prices', defaultMessage: 'Prices' },
  calendar: { id: 'admin.line-index.calendar', defaultMessage: 'Calendar' },
  preview: { id: 'admin.line-index.preview', defaultMessage: '14 days' },
});

/** The parts of a line's page, in sight however far one has come: it is long on a telephone. */
export function LineIndex({ isMade }: { isMade: boolean }) {
  const intl = useIntl();
  return (
    <nav className="line-editor__index" aria-label={intl.formatMessage(words.label)}>
      {(isMade ? PARTS : PARTS.slice(0, 3)).map((part) => (
        <a key={part} href={`#${part}`}>
          <FormattedMessage {...words[part]} />
        </a>
      ))}
    </nav>
  );
}
