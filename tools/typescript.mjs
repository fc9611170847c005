/**
 * Lets Node run our sources as they are: `node --import ./tools/typescript.mjs file.ts`, or `import` it first.
 * @naga packages resolve to their TypeScript, `./x.js` finds `./x.ts`, and swc compiles by .swcrc, since
 * Node's own type stripping knows neither decorators nor their metadata. In this thread, without a build.
 */
import { transformSync } from '@swc/core';
import { existsSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const configFile = join(root, '.swcrc');
/** Screens have JSX and no decorators. */
const SCREEN = {
  jsc: { parser: { syntax: 'typescript', tsx: true }, transform: { react: { runtime: 'automatic' } } },
};
const isOurs = (url) => url?.startsWith('file:') && !url.includes('/node_modules/');

registerHooks({
  resolve(specifier, context, next) {
    const conditions = ['source', ...context.conditions];
    if (/^\.{1,2}\/.*\.js$/.test(specifier) && isOurs(context.parentURL)) {
      for (const ending of ['.ts', '.tsx']) {
        const source = new URL(specifier.replace(/\.js$/, ending), context.parentURL);
        if (existsSync(source)) return next(source.href, { ...context, conditions });
      }
    }
    return next(specifier, { ...context, conditions });
  },

  load(url, context, next) {
    if (!isOurs(url) || !/\.tsx?(\?|$)/.test(url)) return next(url, context);
    const filename = fileURLToPath(url);
    const options = filename.endsWith('.tsx') ? SCREEN : {};
    const { code } = transformSync(readFileSync(filename, 'utf8'), {
      filename,
      configFile,
      sourceMaps: 'inline',
      ...options,
    });
    return { format: 'module', source: code, shortCircuit: true };
  },
});

process.setSourceMapsEnabled(true);
