/**
 * Who may import whom (docs: architecture in CONTRIBUTING.md). dependency-rules.test.mjs plants one violation of each.
 * standalone/, e2e/ and bench/ put everything together, so no rule begins there.
 */
const role = (suffix) => `\\.${suffix}\\.ts$`;
const TEST = '(\\.(test|spec|e2e|storm)\\.(tsx?|mjs)$|/(test|testing)/)';
const npm = (names) => `(^|/)node_modules/${names}/`;

const betweenFolders = [
  {
    name: 'subgraphs-meet-only-in-the-graph',
    comment: 'A subgraph asks a neighbour over GraphQL (src/neighbours) or hears it through an event.',
    from: { path: '^subgraphs/([^/]+)/' },
    to: { path: '^subgraphs/', pathNot: '^subgraphs/$1/' },
  },
  {
    name: 'subgraphs-know-no-caller',
    comment: 'The graph does not depend on who serves it.',
    from: { path: '^subgraphs/' },
    to: { path: '^(gateway|web|admin-web|standalone)/' },
  },
  {
    name: 'gateway-is-a-client-of-the-graph',
    from: { path: '^gateway/' },
    to: { path: '^(subgraphs|web|admin-web|standalone)/' },
  },
  {
    name: 'apps-do-not-meet',
    from: { path: '^(web|admin-web)/' },
    to: { path: '^(web|admin-web|gateway|subgraphs|standalone)/', pathNot: '^$1/' },
  },
  {
    name: 'server-code-stays-out-of-the-browser',
    comment: 'web/server is the one server beside browser code.',
    from: { path: '^(web|admin-web|packages/(ui|app-kit|booking-flow))/', pathNot: '^web/server/' },
    to: { path: '^(packages/server-kit|web/server)/' },
  },
  {
    name: 'browser-code-stays-out-of-the-server',
    from: { path: '^(gateway|subgraphs|packages/server-kit)/' },
    to: { path: ['^packages/(ui|app-kit|booking-flow)/', npm('(react|react-dom)')] },
  },
  {
    name: 'packages-look-down',
    comment: 'A package never imports an application.',
    from: { path: '^packages/' },
    to: { path: '^(gateway|subgraphs|web|admin-web|standalone|e2e)/' },
  },
  {
    name: 'kernel-stands-alone',
    from: { path: '^packages/kernel/', pathNot: TEST },
    to: { pathNot: ['^packages/kernel/', npm('temporal-polyfill')] },
  },
  {
    name: 'ui-knows-no-graphql',
    comment: 'ui takes props; fragments belong to the app that asks.',
    from: { path: '^packages/ui/' },
    to: { path: ['^packages/(app-kit|booking-flow)/', npm('(@apollo/client|graphql)')] },
  },
];

/** The suffix of a file is its layer. */
const insideASubgraph = [
  {
    name: 'rules-are-pure',
    comment: 'No ORM, GraphQL, queue, clock or network in a rule.',
    from: { path: `^subgraphs/.*${role('rules')}` },
    to: { pathNot: ['^packages/kernel/', role('(rules|errors)')] },
  },
  {
    name: 'errors-are-pure',
    from: { path: `^subgraphs/.*${role('errors')}` },
    to: { pathNot: ['^packages/kernel/', '^packages/server-kit/src/graphql/refusal\\.ts$', role('errors')] },
  },
  {
    name: 'types-know-no-storage',
    comment: 'The GraphQL view declares what the world may see; it does not load anything.',
    from: { path: `^subgraphs/.*${role('type')}` },
    to: { path: [role('(entity|command|queries|resolver|job|loader)'), '/neighbours/', npm('@mikro-orm/[^/]+')] },
  },
  {
    name: 'entities-know-no-api',
    from: { path: `^subgraphs/.*${role('entity')}` },
    to: {
      path: [role('(command|queries|resolver|type|job|loader)'), '/neighbours/', npm('(type-graphql|graphql|bullmq)')],
    },
  },
  {
    name: 'commands-know-no-api',
    from: { path: `^subgraphs/.*${role('(command|queries)')}` },
    to: { path: [role('(resolver|type|job)'), npm('(type-graphql|graphql)')] },
  },
  {
    name: 'resolvers-and-jobs-are-leaves',
    comment: 'Only subgraph.ts mounts resolvers and jobs, the latter by their list jobs.ts where they are many.',
    from: { pathNot: ['/(subgraph|worker|jobs)\\.ts$', TEST] },
    to: { path: `^subgraphs/.*${role('(resolver|job)')}` },
  },
];

/** app → routes → records (of the back office) → features → session → packages. */
const insideAnApp = [
  {
    name: 'features-do-not-meet',
    comment: 'Compose two features in a route, or for all resources in records.',
    from: { path: '^(web|admin-web)/src/features/([^/]+)/' },
    to: { path: '^$1/src/features/', pathNot: '^$1/src/features/$2/' },
  },
  {
    name: 'features-look-down',
    from: { path: '^(web|admin-web)/src/(features|session)/' },
    to: { path: '^$1/src/(app|routes|records)/' },
  },
  {
    name: 'records-look-down',
    from: { path: '^admin-web/src/records/' },
    to: { path: '^admin-web/src/(app|routes)/' },
  },
  {
    name: 'session-looks-down',
    from: { path: '^(web|admin-web)/src/session/' },
    to: { path: '^$1/src/features/' },
  },
  {
    name: 'routes-do-not-meet',
    from: { path: '^(web|admin-web)/src/routes/([^/]+)/' },
    to: { path: '^$1/src/(app/|routes/)', pathNot: '^$1/src/routes/$2/' },
  },
];

const everywhere = [
  {
    name: 'no-cycles',
    comment: 'A cycle means two things are one thing, or a rule sits on the wrong side.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-drawer-files',
    comment: 'Name the thing: money.ts, slug.ts, seat-map.ts.',
    from: {},
    to: {
      path: '^(gateway|subgraphs|packages|web|admin-web|standalone)/.*/(utils?|helpers?|misc|common|shared)(/|\\.tsx?$)',
    },
  },
  {
    name: 'nothing-imports-tests',
    from: { pathNot: [TEST, '^(e2e|bench|packages/config/jest)/'] },
    to: { path: TEST },
  },
  {
    name: 'not-to-unresolvable',
    // What npm has beside our search is installed when it is asked (bench/peers).
    from: { pathNot: '^bench/peers/' },
    // Route types are made by `react-router typegen`; addresses of files are Vite's; the other package holds only types.
    to: {
      couldNotResolve: true,
      pathNot: ['\\+types/', '^virtual:', '\\?url$', '^@graphql-typed-document-node/core$'],
    },
  },
];

const rules = [...betweenFolders, ...insideASubgraph, ...insideAnApp, ...everywhere];

module.exports = {
  forbidden: rules.map((rule) => ({ severity: 'error', ...rule })),
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['(^|/)(dist|build|\\.react-router|\\.data)/', '\\.css(\\?|$)'] },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
    },
  },
};
