import { saidFields } from '../../../packages/server-kit/src/crud/noun.js';
import { RECORD_NOUNS } from '../../harness/record-nouns.js';
import { NOBODY } from './nothing.js';

/** Nouns of the back office: records that do not exist, and forms whose texts are empty. */
export const RECORDS: Readonly<Record<string, object>> = Object.fromEntries(
  RECORD_NOUNS.flatMap(({ noun, sample }): [string, object][] => {
    const { name, plural, ends } = noun;
    const one = `${name[0]!.toLowerCase()}${name.slice(1)}`;
    const empty = saidFields(noun).flatMap(([field, { input, parts }]) => {
      if (parts.length > 1) return [[field, { en: ' ' }]];
      return input() === String ? [[field, ' ']] : [];
    });
    const input = { ...sample(1), ...Object.fromEntries(empty) };
    return [
      [`Query.${one}Records`, {}],
      [`Query.${one}Record`, { id: NOBODY }],
      [`Mutation.create${name}`, { input }],
      [`Mutation.update${name}`, { id: NOBODY, version: 1, input }],
      ends === 'removed'
        ? [`Mutation.remove${plural}`, { ids: [NOBODY] }]
        : [`Mutation.set${plural}Active`, { ids: [NOBODY], active: false }],
      [`Query.${one}BulkReport`, { id: NOBODY }],
      [`Mutation.stop${name}Bulk`, { id: NOBODY }],
      ...(ends === 'switched' ? [[`Mutation.undo${name}Bulk`, { id: NOBODY }] as [string, object]] : []),
      [`Mutation.rehearse${name}Import`, { file: '' }],
      [`Mutation.apply${name}Import`, { id: NOBODY }],
      [`Mutation.undo${name}Import`, { id: NOBODY }],
    ];
  }),
);
