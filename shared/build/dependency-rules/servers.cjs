/** The rules of the three servers. */
const { layerRules, OUTSIDE } = require('./layer-rules.cjs')
const { FLOORS } = require('./server-floors.cjs')

const severity = 'error'

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
module.exports = [
  ...Object.entries(FLOORS).flatMap(([server, layers]) =>
    layerRules({
      folder: server,
      layers,
      list: 'shared/build/dependency-rules/server-floors.cjs',
      names: {
        down: `${server}-is-a-stair`,
        island: `${server}-feature-is-an-island`,
        listed: `${server}-folder-is-on-a-floor`,
      },
    }),
  ),
  {
    name: 'ops-console-and-cli-are-apart',
    comment:
      'The console and the command line are two faces of one release service: what both need belongs to the service.',
    severity,
    from: { path: '^ops/src/(cli|console)/', pathNot: OUTSIDE },
    to: { path: '^ops/src/(?:cli|console)/', pathNot: '^ops/src/$1/' },
  },
]
