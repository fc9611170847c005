import { createUnionType, Directive, Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { type Facts, Refused } from '../graphql/refusal.js';
import { JSONObject } from '../graphql/scalars.js';
import { IMPORT_ACTIONS, IMPORT_STATES } from './import-words.js';
import { sameWords } from './same-words.js';

const RecordImportState = sameWords(IMPORT_STATES);
const RecordImportAction = sameWords(IMPORT_ACTIONS);

registerEnumType(RecordImportState, { name: 'RecordImportState' });
registerEnumType(RecordImportAction, { name: 'RecordImportAction', description: 'What a line of a file comes to.' });

@Directive('@shareable')
@ObjectType('ImportProblem', { simpleResolvers: true, description: 'What is wrong with one field of a line.' })
export class ImportProblemView {
  @Field(() => String, { description: "A heading of the file, or 'id'." }) path!: string;
  @Field(() => String) code!: string;
  @Field(() => JSONObject, { nullable: true }) facts?: Facts | undefined;
}

@Directive('@shareable')
@ObjectType('ImportedLine', { simpleResolvers: true })
export class ImportedLineView {
  @Field(() => Int, { description: 'As a spreadsheet counts: the headings are line 1.' }) line!: number;
  @Field(() => RecordImportAction) action!: keyof typeof RecordImportAction;
  @Field(() => ID, { nullable: true }) id!: string | null;
  @Field(() => JSONObject, { nullable: true, description: 'Its fields; null for a new record.' }) before!:
    | object
    | null;
  @Field(() => JSONObject, { description: 'Its fields as the file wants them.' }) after!: object;
  @Field(() => [ImportProblemView]) problems!: readonly ImportProblemView[];
}

@Directive('@shareable')
@ObjectType('RecordImport', {
  simpleResolvers: true,
  description: 'A file of records: rehearsed, then applied, then perhaps undone.',
})
export class RecordImportView {
  @Field(() => ID) id!: string;
  @Field(() => RecordImportState) state!: keyof typeof RecordImportState;
  @Field(() => [ImportedLineView]) rows!: readonly ImportedLineView[];
}

export const RecordImportResult = createUnionType({
  name: 'RecordImportResult',
  types: () => [RecordImportView, Refused] as const,
});
