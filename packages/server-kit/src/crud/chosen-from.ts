import { columnOf, type Noun } from './noun.js';
import type { Referenced } from './noun-field.js';
import { fromOf, within } from './noun-list.queries.js';

/** Of a field: its table's rows are chosen from by id, and in files by their words, of those that one sees. */
export const chosenFrom = (noun: Noun): Referenced => ({
  table: noun.table,
  called: `x.${columnOf(noun, noun.called)}`,
  ...(noun.key !== undefined && { key: `x.${columnOf(noun, noun.key)}` }),
  seen(context, parameter) {
    const { condition, value } = within(noun, context, 'seen', parameter);
    return { ids: `select t.id ${fromOf(noun)} where ${condition}`, value };
  },
});
