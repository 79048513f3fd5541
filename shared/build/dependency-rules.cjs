/**
 * Who may import whom (style.md 5.3), as enforced rules. Each comment is the message of a violation; each rule has a
 * fixture under `fixtures/` that proves it (dependency-rules.test.ts).
 */
const TEST = '[.](?:test|fixture)[.]tsx?$'
const SERVERS = '^(edge|ops|sandbox)/src/'
const BROWSER = '^(?:shell|remote-[^/]+|shared/(?:ui|i18n|platform|page)|sandbox/venue-site)/src/'
const PURE = '[.](?:machine|rules)[.]ts$'

const severity = 'error'

/** A package by name, installed or not. */
function npm(name) {
  return `(?:^|/node_modules/)${name}(?:/|$)`
}

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'remote-is-an-island',
      comment:
        'A remote knows only itself and shared/*: what two remotes share goes through a slot, an event, or shared/*.',
      severity,
      from: { path: '^(remote-[^/]+)/' },
      to: { path: '^(?:shell|remote-[^/]+|skins|edge|ops|sandbox|e2e)/', pathNot: '^$1/' },
    },
    {
      name: 'shell-knows-no-remote',
      comment: 'The shell learns of remotes from discovery at run time: import nothing of remote-*.',
      severity,
      from: { path: '^shell/' },
      to: { path: '^(?:remote-[^/]+|edge|ops|sandbox)/' },
    },
    {
      name: 'feature-is-an-island',
      comment: 'A feature folder of a remote uses itself and parts/: move what two features need to parts/.',
      severity,
      from: { path: '^(remote-(?!chat/)[^/]+)/src/(?!(?:exposed|boot|parts)/)([^/]+)/' },
      to: { path: '^$1/src/[^/]+/', pathNot: '^$1/src/(?:$2|parts)/' },
    },
    {
      name: 'parts-know-no-feature',
      comment: 'parts/ is what features stand on: it imports none of them.',
      severity,
      from: { path: '^(remote-[^/]+)/src/parts/' },
      to: { path: '^$1/src/[^/]+/', pathNot: '^$1/src/parts/' },
    },
    {
      name: 'exposed-modules-are-for-the-shell',
      comment: 'Exposed modules show features to the shell; features must not import them.',
      severity,
      from: { pathNot: `^remote-[^/]+/src/(?:exposed/|standalone[.]tsx$)|${TEST}` },
      to: { path: '^remote-[^/]+/src/exposed/' },
    },
    {
      name: 'no-circular',
      comment: 'Two files that need each other, be it for a type, are one file, or a third is missing.',
      severity,
      from: {},
      to: { circular: true },
    },
    {
      name: 'contract-is-a-leaf',
      comment: 'The contract is data and schemas: it imports itself and valibot, nothing else.',
      severity,
      from: { path: '^shared/contract/src/', pathNot: TEST },
      to: { pathNot: `^shared/contract/src/|${npm('valibot')}` },
    },
    {
      name: 'ui-is-told',
      comment: 'The ui package gets texts and data through props: it imports no contract, platform or i18n.',
      severity,
      from: { path: '^shared/ui/src/' },
      // The gallery shows components in pseudo-locales.
      to: {
        path: '^shared/(?:contract|platform|i18n|page|testing|service)/',
        pathNot: '^shared/i18n/src/languages/pseudo-text[.]ts$',
      },
    },
    {
      name: 'platform-draws-nothing',
      comment: 'Platform is the ground under ui and i18n: it imports neither.',
      severity,
      from: { path: '^shared/platform/src/' },
      to: { path: '^shared/(?:ui|i18n|page|service)/' },
    },
    {
      name: 'i18n-stands-alone',
      comment: 'Locales know no other package of ours.',
      severity,
      from: { path: '^shared/i18n/src/' },
      to: { path: '^shared/(?:contract|ui|platform|page|service)/' },
    },
    {
      name: 'page-kit-knows-no-page',
      comment:
        'The page kit stands on contract, platform, ui and i18n: what one remote needs alone belongs to that remote.',
      severity,
      from: { path: '^shared/page/src/', pathNot: TEST },
      to: { path: '^(?:shell|remote-[^/]+|shared/(?:service|testing))/' },
    },
    {
      name: 'server-takes-contract-only',
      comment: 'A server knows the contract, shared/service and shared/art: never another server, never browser code.',
      severity,
      from: { path: SERVERS, pathNot: TEST },
      to: {
        path: '^(?:shell|remote-[^/]+|edge|ops|sandbox|shared)/',
        pathNot: '^$1/|^shared/(?:contract|service|art)/',
      },
    },
    ...require('./dependency-rules/servers.cjs'),
    ...require('./dependency-rules/browser.cjs'),
    {
      name: 'browser-without-node',
      comment: 'Browser code has no node: modules; move the need to a server or a test.',
      severity,
      from: { path: BROWSER, pathNot: TEST },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'one-entry-point',
      comment: 'A shared package is entered by its index.ts: a second entry point is a second copy of a singleton.',
      severity,
      from: { path: '^(shell|remote-[^/]+|shared/[^/]+|edge|ops|sandbox)/' },
      to: {
        path: '^shared/(?:platform|ui|i18n|page|service)/src/',
        // The page kit is no singleton: `promotion` is for pop-ups, the dock and the splash (`promotions-open-in-one-place`), `lazy-page` for
        // tables of routes, which Node reads too, `crest` for the few pages with matches.
        pathNot:
          '^$1/|^shared/[^/]+/src/index[.]ts$|^shared/page/src/(?:crest/index|promotion/index|frame/lazy-page)[.]ts$|^shared/ui/src/tokens/tokens[.]css$|^shared/i18n/src/languages/pseudo-text[.]ts$',
      },
    },
    {
      name: 'pure-stays-pure',
      comment:
        'Machines and rules are functions of their arguments: they import types, the contract, other pure files, and the pure half of platform.',
      severity,
      from: { path: PURE },
      to: {
        // semver, postcss and hashes are pure computation.
        pathNot: `${PURE}|[.](?:messages|schema)[.]ts$|-error[.]ts$|^crypto$|^shared/contract/src/|^shared/platform/src/index[.]ts$|${npm('(?:valibot|semver|postcss|@noble/hashes)')}`,
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'axios-only-in-platform-http',
      comment: 'Only platform/http talks to the network: use call(endpoint, input) of @lantern/platform.',
      severity,
      from: { pathNot: '^shared/platform/(?:test/)?src/http/' },
      to: { path: npm('axios') },
    },
    {
      name: 'no-test-code-in-product',
      comment: 'Fakes and test libraries never ship: import them in *.test.ts, *.fixture.ts and standalone.tsx only.',
      severity,
      from: {
        path: '/src/',
        pathNot: `${TEST}|^shared/(?:testing|api-documents|conformance)/|^e2e/|/src/test/|/src/standalone[.]tsx$`,
      },
      to: { path: `${TEST}|^shared/testing/|${npm('(?:@testing-library/[^/]+|jest[^/]*|axe-core|fast-check)')}` },
    },
    {
      name: 'no-orphans',
      comment: 'Nothing imports this file: delete it or use it.',
      severity,
      from: {
        orphan: true,
        path: '/src/',
        pathNot: `${TEST}|[.]d[.]ts$|/src/(?:main|standalone|index|cli)[.]tsx?$|/src/exposed/|^shared/contract/src/|^shared/testing/src/|^sandbox/src/(?:platform|docs)/page/|^ops/src/console/assets/`,
      },
      to: {},
    },
    {
      name: 'no-unlisted-dependency',
      comment: 'The package is not in this folder\'s package.json: add it there (version "catalog:").',
      severity,
      from: { pathNot: '^shared/build/' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
    {
      name: 'no-unresolved-import',
      comment: 'This import leads nowhere: relative imports carry their extension.',
      severity,
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    // TypeScript 7 has no JavaScript API and dependency-cruiser 18 supports only TypeScript below 7: swc, which builds everything else, parses.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(?:dist|[.]cache|[.]data|coverage)/' },
    moduleSystems: ['es6', 'cjs'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.css', '.d.ts'],
    },
    combinedDependencies: false,
    progress: { type: 'none' },
  },
}
