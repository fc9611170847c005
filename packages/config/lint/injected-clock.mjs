const isDate = (node) => node.type === 'Identifier' && node.name === 'Date';
const isMember = (node, object, property) =>
  node.type === 'MemberExpression' &&
  node.object.type === 'Identifier' &&
  node.object.name === object &&
  node.property.type === 'Identifier' &&
  node.property.name === property;

/**
 * Where the clock is injected, nothing may read the machine's. A date made from an argument is only a value.
 * @type {import('oxlint/plugins-dev').Rule}
 */
export const injectedClock = {
  meta: {
    type: 'problem',
    messages: {
      clock: 'Time comes from the injected clock: context.clock.now(). Otherwise tests cannot choose the day.',
    },
  },
  create(context) {
    const report = (node) => context.report({ node, messageId: 'clock' });
    return {
      NewExpression(node) {
        if (isDate(node.callee) && node.arguments.length === 0) report(node);
      },
      CallExpression(node) {
        if (isDate(node.callee) || isMember(node.callee, 'Date', 'now')) report(node);
      },
      MemberExpression(node) {
        if (isMember(node, 'Temporal', 'Now')) report(node);
      },
    };
  },
};
