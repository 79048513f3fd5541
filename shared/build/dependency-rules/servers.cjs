/** The rules of the three servers. */
const { layerRules, OUTSIDE } = require('./layer-rules.cjs')
const { SERVER_LAYERS } = require('./server-layers.cjs')

const severity = 'error'

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
module.exports = [
  ...Object.entries(SERVER_LAYERS).flatMap(([server, layers]) =>
    layerRules({
      folder: server,
      layers,
      list: 'shared/build/dependency-rules/server-layers.cjs',
      names: {
        down: `${server}-imports-go-down`,
        island: `${server}-feature-is-an-island`,
        listed: `${server}-folder-has-a-layer`,
      },
    }),
  ),
  {
    name: 'repository-only-queries',
    comment:
      'A *.repository.ts of the sandbox only queries: it imports the database, rules and contract. What moves money, sends mail or refuses belongs to *-turns.ts beside it, what the member sees to *-view.ts.',
    severity,
    from: { path: '^sandbox/src/.+[.]repository[.]ts$' },
    to: {
      // Numbers of new rows are generated, not posted.
      pathNot: `^sandbox/src/(?:database/|ledger/numbers[.]ts$)|[.]rules[.]ts$|^shared/contract/src/|^(?:node:)?crypto$|(?:^|/node_modules/)kysely(?:/|$)`,
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'ops-console-and-cli-are-apart',
    comment:
      'The console and the command line are two faces of one release service: what both need belongs to the service.',
    severity,
    from: { path: '^ops/src/(cli|console)/', pathNot: OUTSIDE },
    to: { path: '^ops/src/(?:cli|console)/', pathNot: '^ops/src/$1/' },
  },
]
