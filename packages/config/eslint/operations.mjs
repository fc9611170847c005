import graphql from '@graphql-eslint/eslint-plugin';

/** Our GraphQL documents. Their fields are checked by the code generator, against the right schema for each. */
export const operations = {
  files: ['**/*.graphql'],
  ignores: ['schema/**', 'tools/codegen/federation.graphql'],
  languageOptions: { parser: graphql.parser },
  plugins: { '@graphql-eslint': graphql },
  rules: {
    '@graphql-eslint/executable-definitions': 'off',
    '@graphql-eslint/no-anonymous-operations': 'error',
    '@graphql-eslint/no-duplicate-fields': 'error',
    '@graphql-eslint/naming-convention': [
      'error',
      {
        OperationDefinition: { style: 'PascalCase', forbiddenSuffixes: ['Query', 'Mutation', 'Subscription'] },
        // A component owns its fragment and names it after itself: SeatPicker_journey.
        FragmentDefinition: { requiredPattern: /^[A-Z][A-Za-z0-9]*(_[a-z][A-Za-z0-9]*)?$/ },
        VariableDefinition: { style: 'camelCase' },
      },
    ],
  },
};
