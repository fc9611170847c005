/** Prints types and hooks beside our GraphQL documents: codegen.yml, and the questions to neighbours. */
import { generate, loadCodegenConfig } from '@graphql-codegen/cli';
import { join, resolve } from 'node:path';
import { foundBlock } from './codegen/found-block.mjs';
import { neighbourBlocks } from './codegen/neighbour-blocks.mjs';
import { bulkBlocks } from './codegen/bulk-blocks.mjs';
import { nounBlocks } from './codegen/noun-blocks.mjs';
import { main, root } from './repository.mjs';

/** @returns {Promise<string[]>} the files it looks after, changed or not */
export async function codegen(cwd = root) {
  const { config } = await loadCodegenConfig({ configFilePath: join(cwd, 'codegen.yml') });
  const generates = {
    ...config.generates,
    ...neighbourBlocks(cwd),
    ...nounBlocks(cwd),
    ...bulkBlocks(cwd),
    ...foundBlock(cwd),
  };
  for (const block of Object.values(generates)) block.config = { ...config.config, ...block.config };
  const everything = { ...config, cwd, generates, silent: true, errorsOnly: true };
  try {
    const files = await generate(everything);
    // Some presets answer absolute names, others do not.
    return files.map(({ filename }) => resolve(cwd, filename));
  } catch (error) {
    // What fits is written all the same: a wrong document in one application need not stop work on the others.
    await generate({ ...everything, allowPartialOutputs: true }).catch(() => undefined);
    const reasons = error instanceof AggregateError ? error.errors : [error];
    throw new Error(reasons.map(({ message }) => message).join('\n'), { cause: error });
  }
}

await main(import.meta, () => codegen());
