/** Prints types and hooks beside our GraphQL documents: codegen.yml, and the questions to neighbours. */
import { generate, loadCodegenConfig } from '@graphql-codegen/cli';
import { join } from 'node:path';
import { neighbourBlocks } from './codegen/neighbour-blocks.mjs';
import { isMain, root } from './repository.mjs';

/** @returns {Promise<string[]>} the files it looks after, changed or not */
export async function codegen(cwd = root) {
  const { config } = await loadCodegenConfig({ configFilePath: join(cwd, 'codegen.yml') });
  const generates = { ...config.generates, ...neighbourBlocks(cwd) };
  for (const block of Object.values(generates)) block.config = { ...config.config, ...block.config };
  const files = await generate({ ...config, cwd, generates, silent: true, errorsOnly: true });
  return files.map(({ filename }) => join(cwd, filename));
}

if (isMain(import.meta)) await codegen();
