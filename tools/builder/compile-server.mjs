/** Compiles one server workspace with swc: src/**.ts → dist/**.js with source maps; files that are read are copied. */
import { transformFile } from '@swc/core';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join, relative, sep } from 'node:path';
import { filesBelow } from './files-below.mjs';

/** Tests, types and prose. */
const LEFT_OUT = /(\.(test|spec|e2e)\.tsx?|\.d\.ts|\.md)$/;

/** Where a file of the workspace goes: src/ is the top of dist/, other folders (migrations/, server/) keep their name. */
const outputOf = (file) => join('dist', file.startsWith(`src${sep}`) ? file.slice(4) : file).replace(/\.ts$/, '.js');

/** @param {{ folder: string, sources: string[], root: string }} unit @returns {Promise<string[]>} files written */
export async function compileServer({ folder, sources, root }) {
  const files = sources
    .flatMap((source) => filesBelow(join(folder, source)))
    .map((file) => relative(folder, file))
    .filter((file) => !LEFT_OUT.test(file));
  const written = await Promise.all(files.map((file) => emit({ folder, file, root })));
  return written.flat();
}

async function emit({ folder, file, root }) {
  const source = join(folder, file);
  const output = join(folder, outputOf(file));
  if (extname(file) === '.ts') return compile({ source, file, output, root });
  await mkdir(dirname(output), { recursive: true });
  await copyFile(source, output);
  return [output];
}

async function compile({ source, file, output, root }) {
  const { code, map } = await transformFile(source, {
    configFile: join(root, '.swcrc'),
    sourceFileName: relative(dirname(output), source),
  });
  await mkdir(dirname(output), { recursive: true });
  await writeFile(output, `${relocate(code, file)}\n//# sourceMappingURL=${basename(output)}.map\n`);
  await writeFile(`${output}.map`, map);
  return [output, `${output}.map`];
}

/** Folders beside src/ move below dist/, so they are one step nearer to what was in src/, and the other way round. */
function relocate(code, file) {
  const isSource = file.startsWith(`src${sep}`);
  return isSource
    ? code.replace(
        /((?:from|import)\s*\(?\s*['"])\.\.\/((?:\.\.\/)*)migrations\//g,
        (_, from, up) => `${from}${up || './'}migrations/`,
      )
    : code.replace(/((?:from|import)\s*\(?\s*['"](?:\.\.\/)+)src\//g, '$1');
}
