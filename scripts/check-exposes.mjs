/**
 * Compares what tests of remotes assume about each other with the builds: `remote.json` with `lantern.json`, the exposed modules in the manifest, the
 * contract version; and the names that the builds import with those that the shell exports. With the URL of a site it compares with the released builds: `node scripts/check-exposes.mjs https://site.example`.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { builtPackages } from '../shared/build/release/build-all.mjs'
import { CONTRACT_VERSION } from '../shared/build/release/contract.mjs'
import { readJson } from '../shared/build/release/files.mjs'

const EXPOSED_MODULES = ['routes', 'slots']
const SHELL = join(import.meta.dirname, '../shell')
const site = process.argv[2]

try {
  const remotes = builtPackages()
    .filter((folder) => existsSync(join(folder, 'remote.json')))
    .map((folder) => ({ folder, declared: readJson(join(folder, 'remote.json')) }))
  const live = site === undefined ? undefined : await discoveryOf(site)
  const faults = remotes.flatMap((remote) => (live ? differenceFromLive(remote, live) : differenceFromBuild(remote)))
  for (const fault of faults) process.stderr.write(`${fault}\n`)
  if (faults.length === 0) process.stdout.write(`  ${remotes.length} remotes match the assumptions of the tests\n`)
  process.exitCode = faults.length > 0 ? 1 : 0
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

function differenceFromBuild({ folder, declared }) {
  const built = readJson(join(folder, 'dist/lantern.json'), null)
  if (built === null) return [`${declared.name} is not built: run \`npm run build\`.`]
  const { exposes } = readJson(join(folder, 'dist/mf-manifest.json'))
  const missing = EXPOSED_MODULES.filter((exposedModule) => !exposes.some(({ name }) => name === exposedModule))
  return [
    ...missing.map((exposedModule) => `${declared.name} is built without the exposed module ./${exposedModule}.`),
    ...(built.contractVersion === CONTRACT_VERSION
      ? []
      : [`${declared.name} is built against contract ${built.contractVersion}, the tests assume ${CONTRACT_VERSION}.`]),
    ...difference(declared, built, 'its build'),
    ...unexported(declared, built.imports),
  ]
}

/** Names that the shell beside it does not export: the publish gate would refuse the build. */
function unexported({ name }, imports) {
  const { exports } = readJson(join(SHELL, 'dist/shell.json')).provides
  return Object.entries(imports).flatMap(([from, names]) => {
    const missing = names.filter((one) => one !== '*' && !exports[from].includes(one))
    return missing.length === 0
      ? []
      : [`${name} imports ${missing.join(', ')} from ${from}; the shell does not export it.`]
  })
}

function differenceFromLive({ declared }, live) {
  const versions = live[declared.name]
  if (versions === undefined) return [`${declared.name} is not released there.`]
  const { extras } = versions.find(({ deployment }) => deployment.default) ?? versions[0]
  const [major] = CONTRACT_VERSION.split('.')
  return [
    ...(extras.contractVersion.split('.')[0] === major
      ? []
      : [
          `${declared.name} is released with contract ${extras.contractVersion}, the tests assume ${CONTRACT_VERSION}.`,
        ]),
    ...difference(declared, extras, 'what is live'),
  ]
}

/** Compares paths, pages and slots, which stand-ins in other remotes' tests use. */
function difference(declared, real, what) {
  return ['routePrefixes', 'pages', 'slots'].flatMap((list) => {
    const [ours, theirs] = [declared, real].map((one) => namesOf(one[list] ?? []).join(' '))
    return ours === theirs ? [] : [`${declared.name}: ${list} are "${ours}" in remote.json and "${theirs}" in ${what}.`]
  })
}

/** Identifies pages by path. */
function namesOf(list) {
  return list.map((one) => one.path ?? one).sort()
}

async function discoveryOf(origin) {
  const answer = await fetch(new URL('/discovery.json', origin), { signal: AbortSignal.timeout(10_000) })
  if (!answer.ok) throw new Error(`${origin}/discovery.json answered ${answer.status}.`)
  return (await answer.json()).microFrontends
}
