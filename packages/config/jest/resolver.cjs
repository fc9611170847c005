/**
 * Our relative imports end in `.js`, as they will when built; here the file is still `.ts` or `.tsx`.
 * Files of packages from npm are left alone.
 */
const sources = (request) => [request.replace(/\.js$/, '.ts'), request.replace(/\.js$/, '.tsx')];

module.exports = (request, options) => {
  const ours = /^\.{1,2}\/.*\.js$/.test(request) && !options.basedir.includes('node_modules');
  for (const source of ours ? sources(request) : []) {
    try {
      return options.defaultResolver(source, options);
    } catch {
      // Not this one; the name may also be a real .js file.
    }
  }
  return options.defaultResolver(request, options);
};
