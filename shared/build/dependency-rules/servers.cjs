/** The rules of the three servers. */
const { FLOORS } = require('./server-floors.cjs')

const severity = 'error'
/** Tests stand outside: they start whole applications. */
const OUTSIDE = '[.](?:test|fixture)[.]ts$|/src/test/'

const eitherOf = (folders) => `(?:${folders.join('|')})`

function floorRules(server) {
  const floors = FLOORS[server]
  const base = `^${server}/src`
  return floors.flatMap((floor, index) => {
    const above = floors.slice(index + 1).flat()
    const from = { path: `${base}/(${floor.join('|')})/[^/]+$`, pathNot: OUTSIDE }
    return [
      {
        name: `${server}-is-a-stair`,
        comment: `The folders of ${server} stand on floors (dependency-rules/server-floors.cjs): a folder imports lower ones only, and nothing directly in src.`,
        severity,
        from,
        to: { path: `${base}/(?:[^/]+|${eitherOf(above.length === 0 ? ['(?!)'] : above)}/[^/]+)$` },
      },
      {
        name: `${server}-feature-is-an-island`,
        comment: `Folders of ${server} on one floor do not know each other: move what two of them need to a lower floor.`,
        severity,
        from,
        to: { path: `${base}/${eitherOf(floor)}/[^/]+$`, pathNot: `${base}/$1/[^/]+$` },
      },
    ]
  })
}

function listedRule(server) {
  const base = `^${server}/src`
  return {
    name: `${server}-folder-is-on-a-floor`,
    comment: `A new folder of ${server} gets its floor in dependency-rules/server-floors.cjs and in the README.`,
    severity,
    from: { path: `${base}/.+/`, pathNot: `${base}/${eitherOf(FLOORS[server].flat())}/[^/]+$|${OUTSIDE}` },
    to: {},
  }
}

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
module.exports = [
  ...Object.keys(FLOORS).flatMap((server) => [...floorRules(server), listedRule(server)]),
  {
    name: 'ops-console-and-cli-are-apart',
    comment: 'The console and the command line are two faces of one desk: what both need belongs to the desk.',
    severity,
    from: { path: '^ops/src/(cli|console)/', pathNot: OUTSIDE },
    to: { path: '^ops/src/(?:cli|console)/', pathNot: '^ops/src/$1/' },
  },
  {
    name: 'server-types-go-one-way',
    comment: 'Two files of a server that need each other, be it for a type, are one file, or a third is missing.',
    severity,
    from: { path: '^(?:edge|ops|sandbox)/src/' },
    to: { circular: true },
  },
]
