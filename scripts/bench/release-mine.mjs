/** Releases the member area with other words: as a remote, or as a new build of the one bundle. */
import { createHash } from 'node:crypto'
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readJson, writeJson } from '../../shared/build/release/files.mjs'
import { ROOT } from '../../shared/build/release/source-hash.mjs'
import { runOps } from '../start/run-ops.mjs'

const REMOTE = 'mine'
/** On a page of the member area. */
const WORDS = '现在可提'
const NEW_WORDS = '此刻可提'
const SETTLE_MS = 4_000

/** @param {import('./sites.mjs').Site} site */
export async function releaseMine(site) {
  if (site.name === 'deployed') {
    const folder = join(site.env.DATA_DIR, 'released-mine')
    cpSync(join(ROOT, `remote-${REMOTE}/dist`), folder, { recursive: true })
    rename(folder, ['lantern.json', 'mf-manifest.json', 'integrity.json'])
    const declaration = readJson(join(folder, 'lantern.json'))
    const version = `${declaration.version}.released`
    for (const file of ['lantern.json', 'mf-manifest.json']) replaceIn(join(folder, file), declaration.version, version)
    refreshHash(folder, 'mf-manifest.json', ['integrity.json'])
    await runOps(['publish', folder], { ...site.env, OPS_ORIGIN: site.ops })
  } else rename(site.shellDir, ['shell.json', 'integrity.json'])
  // The edge looks at its folder, and asks the release service, every two seconds.
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS))
}

/** Changes the words, then gives each changed script the name of its content, and each script that names it, until no name is left. */
function rename(folder, lists) {
  let changed = new Map([[WORDS, NEW_WORDS]])
  while (changed.size > 0) {
    const next = new Map()
    for (const file of readdirSync(folder).filter((one) => one.endsWith('.js'))) {
      const before = readFileSync(join(folder, file), 'utf8')
      const after = replaced(before, changed)
      if (after === before) continue
      const [, digest] = /\.([0-9a-f]{8})\.js$/.exec(file) ?? []
      const now = digest === undefined ? file : file.replace(digest, digestOf(after))
      rmSync(join(folder, file))
      writeFileSync(join(folder, now), after)
      const old = sriOf(before)
      next.set(old, sriOf(after))
      if (digest !== undefined && now !== file) next.set(digest, digestOf(after))
      for (const list of lists) {
        replaceIn(join(folder, list), file, now)
        replaceIn(join(folder, list), old, sriOf(after))
      }
    }
    changed = next
  }
}

function refreshHash(folder, file, lists) {
  const now = sriOf(readFileSync(join(folder, file), 'utf8'))
  for (const list of lists) writeJson(join(folder, list), { ...readJson(join(folder, list)), [file]: now })
}

function replaceIn(path, old, now) {
  writeFileSync(path, readFileSync(path, 'utf8').replaceAll(old, now))
}

function replaced(text, pairs) {
  return [...pairs].reduce((all, [old, now]) => all.replaceAll(old, now), text)
}

function digestOf(text) {
  return createHash('sha384').update(text).digest('hex').slice(0, 8)
}

function sriOf(text) {
  return `sha384-${createHash('sha384').update(text).digest('base64')}`
}
