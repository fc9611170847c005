import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

const CLASS_NAMES = 'export default new Proxy({}, { get: (_, name) => name });';
const IS_ASSET = /\.(css|svg|png|jpg|webp|woff2)(\?.*)?$/;
/** A server of the same worker asks `require.resolve` where a font lies. */
const isImported = ({ conditions }) => conditions.includes('import');
const aModule = (source) => ({ format: 'module', source, shortCircuit: true });

/**
 * What Vite lets a screen import. A stylesheet or picture in tests is nothing; a CSS module names its classes as they
 * are: `styles.seat` is 'seat'. JSON needs no attribute.
 */
registerHooks({
  resolve: (specifier, context, next) =>
    isImported(context) && IS_ASSET.test(specifier)
      ? { url: `asset:${specifier.replace(/\?.*$/, '')}`, format: 'module', shortCircuit: true }
      : next(specifier, context),
  load(url, context, next) {
    if (url.startsWith('asset:')) return aModule(url.endsWith('.module.css') ? CLASS_NAMES : "export default '';");
    if (url.endsWith('.json') && isImported(context) && !context.importAttributes.type)
      return aModule(`export default ${readFileSync(fileURLToPath(url), 'utf8')}`);
    return next(url, context);
  },
});
