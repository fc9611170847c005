import { type Noun, saidFields } from '../../../packages/server-kit/src/crud/noun.js';
import { nouns } from '../../../subgraphs/catalogue/src/nouns.js';
import { samples } from '../../../subgraphs/catalogue/test/noun-samples.js';
import { ask } from '../ask.js';
import { struck } from '../struck.js';
import { TEXT_COLUMNS } from '../text-columns.js';
import type { TextDoor } from './door.js';

const ATTACK = struck(Object.keys(TEXT_COLUMNS)[0]!, 0);
/** Far from what the market and other doors have. */
const FIRST = 9000;

const columnOf = ({ table, fields }: Noun, field: string): string =>
  `catalogue.${table}.${fields[field]!.column ?? field.replace(/[A-Z]/g, '_$&').toLowerCase()}`;

/** Texts of a form, each with whether its field has room for an attack: what its description says. */
function textsOf(noun: Noun) {
  const texts = saidFields(noun).flatMap(([name, field]) => {
    const type = field.input();
    if (type === String) return [{ name, input: `input.${name}`, isKept: field.problems(ATTACK).length === 0 }];
    if (Array.isArray(type) && type[0] === String)
      return [{ name, input: `input.${name}`, isKept: field.problems([ATTACK]).length === 0 }];
    if (field.parts.length === 1) return [];
    const all = Object.fromEntries(field.parts.map((part) => [part.slice(1), ATTACK]));
    const isKept = field.problems(all).length === 0;
    return field.parts.map((part) => ({ name, input: `input.${name}${part}`, isKept }));
  });
  return {
    keeps: Object.fromEntries(
      texts.filter(({ isKept }) => isKept).map(({ name, input }) => [input, columnOf(noun, name)]),
    ),
    refuses: texts.filter(({ isKept }) => !isKept).map(({ input }) => input),
  };
}

const doorsOf = (noun: Noun, at: number): readonly TextDoor[] => {
  const { name, table } = noun;
  const sample = (n: number) => ({ input: samples.get(name)!(FIRST + 10 * at + n) });
  return [
    { operation: `create${name}`, variables: () => sample(0), ...textsOf(noun) },
    {
      operation: `update${name}`,
      variables: async ({ client, admin, one }) => {
        await ask(client, `create${name}`, sample(1), admin.headers);
        return { ...(await one(`select max(id)::text as id, 1 as version from catalogue."${table}"`)), ...sample(1) };
      },
      ...textsOf(noun),
    },
    { operation: `rehearse${name}Import`, variables: () => ({ file: '' }), refuses: ['file'] },
  ];
};

/** Nouns of the back office: what their descriptions say is kept or refused. */
export const RECORDS: readonly TextDoor[] = nouns.flatMap(doorsOf);
