const ATTRIBUTES = new Set(['alt', 'aria-description', 'aria-label', 'description', 'label', 'placeholder', 'title']);
const WORD = /\p{L}\p{M}*\p{L}/u;

/**
 * Words in JSX must be messages, or nobody can translate them. Signs (·, −, ✕) and single letters are no words.
 * The rule of eslint-plugin-formatjs knows no such difference.
 * @type {import('oxlint/plugins-dev').Rule}
 */
export const noWordsInJsx = {
  meta: { type: 'problem', messages: { word: 'Words belong into a message: <FormattedMessage> or formatMessage.' } },
  create(context) {
    const check = (node, text) => {
      if (typeof text === 'string' && WORD.test(text)) context.report({ node, messageId: 'word' });
    };
    const checkExpression = (node) => {
      if (node.type === 'Literal') check(node, node.value);
      else if (node.type === 'TemplateLiteral') for (const part of node.quasis) check(part, part.value.cooked);
      else if (node.type === 'ConditionalExpression') [node.consequent, node.alternate].forEach(checkExpression);
      else if (node.type === 'LogicalExpression') checkExpression(node.right);
    };
    return {
      JSXText: (node) => check(node, node.value),
      'JSXElement > JSXExpressionContainer': (node) => checkExpression(node.expression),
      JSXAttribute(node) {
        if (!ATTRIBUTES.has(node.name.name) || node.value === null) return;
        checkExpression(node.value.type === 'JSXExpressionContainer' ? node.value.expression : node.value);
      },
    };
  },
};
