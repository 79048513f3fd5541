import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { buildAll } from '../release/build-all.mjs'
import { buildHost } from '../release/build-host.mjs'
import { readJson } from '../release/files.mjs'
import { ROOT } from '../release/source-hash.mjs'
import { pack, sha256Of } from './archive.mjs'
import { provenance } from './provenance.mjs'
import { billOfMaterials } from './sbom.mjs'
import { stageBundle } from './stage.mjs'
import { HOST_FOLDER, SANDBOX_STARTERS, SITE_STARTERS } from './starters.mjs'

const TOKENS = 'shared/ui/src/tokens'
const UPGRADE_NOTES = 'docs/upgrade-notes.md'

/**
 * One release: the site's servers and the sandbox as an archive each, with a bill of materials for each, checksums and provenance.
 *
 * @param {{ onStep?: (words: string) => void }} [options]
 * @returns {Promise<{ folder: string, archives: { site: string, sandbox: string } }>} paths
 * @throws {Error} with uncommitted changes: nobody could say what is in it
 */
export async function makeRelease({ onStep = () => {} } = {}) {
  const changed = git('status', '--porcelain')
  if (changed !== '') throw new Error(`Commit or remove first, because a release names its commit:\n${changed}`)
  const commit = git('rev-parse', 'HEAD')
  const at = new Date(Number(git('show', '--no-patch', '--format=%ct', 'HEAD')) * 1_000)
  const version = `${readJson(join(ROOT, 'edge/package.json')).version}-${commit.slice(0, 10)}`
  const folder = join(ROOT, '.cache/releases', version)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  onStep('building the shell and the venue page')
  await buildAll()
  const host = await buildHost()
  const lock = readFileSync(join(ROOT, 'pnpm-lock.yaml'), 'utf8')
  const archives = {}
  const files = []
  for (const [key, bundle] of Object.entries(bundles(host))) {
    const name = `${bundle.name}-${version}`
    onStep(`packing ${name}`)
    const stage = join(folder, name)
    await stageBundle({ folder: stage, ...bundle })
    const bill = await billOfMaterials({ folder: stage, lock, name: bundle.name, version, at })
    writeFileSync(join(stage, 'sbom.cdx.json'), bill)
    writeFileSync(join(folder, `${name}.cdx.json`), bill)
    const archive = `${name}-${process.platform}-${process.arch}.tar.gz`
    await pack(stage, join(folder, archive), at)
    rmSync(stage, { recursive: true })
    archives[key] = join(folder, archive)
    files.push(archive, `${name}.cdx.json`)
  }
  const subjects = await Promise.all(files.map(async (name) => ({ name, sha256: await sha256Of(join(folder, name)) })))
  const lockSha256 = createHash('sha256').update(lock).digest('hex')
  const statement = provenance({ subjects, commit, lockSha256, node: process.versions.node, at })
  writeFileSync(join(folder, 'provenance.json'), statement)
  const proven = { name: 'provenance.json', sha256: await sha256Of(join(folder, 'provenance.json')) }
  const sums = [...subjects, proven].map(({ name, sha256 }) => `${sha256}  ${name}\n`)
  writeFileSync(join(folder, 'SHA256SUMS'), sums.join(''))
  return { folder, archives }
}

function bundles(host) {
  return {
    site: {
      name: 'lantern',
      servers: ['edge', 'ops'],
      built: [
        { from: join(ROOT, 'shell/dist'), to: 'shell/dist' },
        { from: host, to: HOST_FOLDER },
        // The console draws with them.
        { from: join(ROOT, TOKENS), to: TOKENS },
        { from: join(ROOT, UPGRADE_NOTES), to: UPGRADE_NOTES },
      ],
      starters: SITE_STARTERS,
    },
    sandbox: {
      name: 'lantern-sandbox',
      servers: ['sandbox'],
      built: [
        { from: join(ROOT, 'sandbox/venue-site/dist'), to: 'sandbox/venue-site/dist' },
        { from: join(ROOT, 'docs/api'), to: 'docs/api' },
      ],
      starters: SANDBOX_STARTERS,
    },
  }
}

function git(...args) {
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim()
}
