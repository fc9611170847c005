import { Kind, parse, print, visit } from 'graphql';

const OPERATION = /^[A-Z][A-Za-z0-9]*(?<!Query|Mutation|Subscription)$/;
/** A component owns its fragment and names it after itself: SeatPicker_journey. */
const FRAGMENT = /^[A-Z][A-Za-z0-9]*(_[a-z][A-Za-z0-9]*)?$/;
const VARIABLE = /^[a-z][A-Za-z0-9]*$/;

/**
 * What the code generator does not ask of a document: names, and that nothing is said twice.
 * @returns {string[]} a sentence for each fault: ['operation SeatsQuery is not named like Seats']
 */
export function faultsOf(text) {
  const faults = [];
  const askName = (pattern, what, name, like) => {
    if (!pattern.test(name)) faults.push(`${what} ${name} is not named like ${like}`);
  };
  const askOnce = (what, names) => {
    for (const name of names.filter((name, n) => names.indexOf(name) < n)) faults.push(`${what} ${name} stands twice`);
  };
  visit(parse(text), {
    OperationDefinition({ name, operation, variableDefinitions = [] }) {
      if (name === undefined) faults.push(`a ${operation} has no name`);
      else askName(OPERATION, 'operation', name.value, 'Seats');
      const variables = variableDefinitions.map(({ variable }) => variable.name.value);
      for (const variable of variables) askName(VARIABLE, 'variable', variable, 'seatId');
      askOnce('variable', variables);
    },
    FragmentDefinition: ({ name }) => void askName(FRAGMENT, 'fragment', name.value, 'SeatPicker_journey'),
    Field: ({ arguments: given = [] }) =>
      void askOnce(
        'argument',
        given.map(({ name }) => name.value),
      ),
    SelectionSet({ selections }) {
      const fields = selections.filter(({ kind }) => kind === Kind.FIELD);
      askOnce(
        'field',
        fields.map(({ alias, name }) => (alias ?? name).value),
      );
      askOnce('fragment', selections.filter(({ kind }) => kind !== Kind.FIELD).map(print));
    },
  });
  return faults;
}
