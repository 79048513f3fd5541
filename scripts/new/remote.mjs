import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { prefixRefusals } from '../../ops/src/gate/rules/claims/prefix.rules.ts'
import { checked, remoteDeclarationSchema } from '../../shared/build/release/contract.mjs'
import { readJson } from '../../shared/build/release/files.mjs'
import { ROOT } from '../../shared/build/release/source-hash.mjs'
import { copySample, SAMPLE, tidy, titleOf } from './copy-sample.mjs'

/** The pnpm version that scripts/boot.mjs installs. */
const PNPM = readJson(join(ROOT, 'package.json')).packageManager.split('+')[0]

/**
 * Generates `remote-NAME/` from the sample, which is linted, type-checked and tested like every package.
 *
 * @param {string} name as in discovery, e.g. `lucky-draw`
 * @param {{ zh?: string, en?: string, install?: boolean }} options its title in both languages
 * @returns {string[]} lines to print
 * @throws {Error} if the name is invalid or taken
 */
export function newRemote(name, { en = titleOf(name), zh = en, install = true }) {
  const folder = join(ROOT, `remote-${name}`)
  const declaration = checked(remoteDeclarationSchema, declarationOf(name, { en, zh }), `The name "${name}"`)
  if (existsSync(folder)) throw new Error(`remote-${name}/ already exists: choose another name.`)
  const refusals = prefixRefusals(declaration, siteOwners())
  if (refusals.length > 0) throw new Error(refusals.map(({ what }) => `${what} Choose another name.`).join('\n'))

  const words = { sample: name, Sample: en, SAMPLE: name.toUpperCase(), 示例: zh }
  copySample({ from: SAMPLE, to: folder, words })
  writeFileSync(join(folder, 'remote.json'), `${JSON.stringify(declaration, null, 2)}\n`)
  tidy(folder)
  if (install) {
    process.stdout.write(`Generated remote-${name}/; pnpm is linking it into the workspace …\n`)
    installWorkspace()
  }
  return [
    `remote-${name}/ is ready: page /${name}, a card on the home page, tests, rules.`,
    ...(install ? [] : ['  pnpm install']),
    `  pnpm --filter @lantern/remote-${name} dev      alone on http://127.0.0.1:${declaration.devPort}/`,
    `  pnpm --filter @lantern/remote-${name} test`,
    `  pnpm --filter @lantern/remote-${name} build && npm run ops -- publish remote-${name}/dist`,
  ]
}

function declarationOf(name, title) {
  const ports = [SAMPLE, ...remoteFolders()].map((folder) => readJson(join(folder, 'remote.json')))
  const others = ports.filter((one) => one.name !== 'sample').map(({ devPort }) => devPort)
  const [sample] = ports
  return {
    ...sample,
    name,
    title,
    routePrefixes: [`/${name}`],
    devPort: Math.max(4300, ...others) + 1,
    pages: sample.pages.map((page) => ({ ...page, path: page.path.replace('/sample', `/${name}`), title })),
  }
}

function siteOwners() {
  const declared = remoteFolders().map((folder) => readJson(join(folder, 'remote.json')))
  return Object.fromEntries(declared.map(({ name, ...owned }) => [name, owned]))
}

function remoteFolders() {
  return readdirSync(ROOT)
    .filter((entry) => entry.startsWith('remote-') && existsSync(join(ROOT, entry, 'remote.json')))
    .map((entry) => join(ROOT, entry))
}

/** Links the new package and adds it to the lock file. */
function installWorkspace() {
  const args = ['-y', PNPM, 'install', '--no-frozen-lockfile', '--prefer-offline']
  const { status } = spawnSync('npx', args, { cwd: ROOT, stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0)
    throw new Error(
      'The remote was generated, but pnpm could not link it; see its output above. Run pnpm install again.',
    )
}
