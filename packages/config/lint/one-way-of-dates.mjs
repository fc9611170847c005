const FORMATS = new Set(['formatDate', 'formatDateToParts', 'formatDateTimeRange']);
const ELEMENTS = new Set(['FormattedDate', 'FormattedDateParts', 'FormattedDateTimeRange']);
const named = (node, names) => node.type === 'Identifier' && names.has(node.name);

/**
 * Weekdays and months are written by format-date.ts alone: a browser's Intl knows no Khmer and says them in English.
 * @type {import('oxlint/plugins-dev').Rule}
 */
export const oneWayOfDates = {
  meta: {
    type: 'problem',
    messages: { date: 'Dates are written by formatDate of @naga/app-kit/format-date.js: Intl has no Khmer.' },
  },
  create(context) {
    const report = (node) => context.report({ node, messageId: 'date' });
    return {
      MemberExpression(node) {
        if (named(node.property, FORMATS)) report(node);
        if (named(node.object, new Set(['Intl'])) && named(node.property, new Set(['DateTimeFormat']))) report(node);
      },
      ImportSpecifier(node) {
        if (named(node.imported, ELEMENTS)) report(node);
      },
    };
  },
};
