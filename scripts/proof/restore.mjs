import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../shared/build/dev/ports.mjs'
import { buildAll } from '../../shared/build/release/build-all.mjs'
import { publishRemotes } from '../start/publish-remotes.mjs'
import { runOps } from '../start/run-ops.mjs'
import { serviceEnvironments } from '../start/service-environments.mjs'
import { createServiceGroup } from '../start/service-group.mjs'
import { startSettings } from '../start/start-settings.mjs'

/**
 * The drill of docs/runbooks/backup-and-restore.md: a release service with builds and a window, its folder copied while it is stopped, lost, and
 * restored elsewhere. Discovery, its signature, the files that an edge serves, history and audit log must be
 * the same.
 *
 * @returns {Promise<boolean>}
 */
export async function proveRestore() {
  await buildAll()
  const folder = mkdtempSync(join(tmpdir(), 'lantern-restore-'))
  const [first, backup, second] = ['first', 'backup', 'second'].map((name) => join(folder, name))
  try {
    const before = await whileRunning(first, async (at) => {
      await publishRemotes({ env: at.env, ops: at.ops })
      await runOps(['maintenance', 'chat', '--to', '+2h', '--reason', 'restore drill'], at.env)
      return stateOf(at)
    })
    cpSync(first, backup, { recursive: true })
    rmSync(first, { recursive: true })
    cpSync(backup, second, { recursive: true })
    const startedMs = performance.now()
    const after = await whileRunning(second, stateOf)
    const seconds = ((performance.now() - startedMs) / 1000).toFixed(1)
    const lost = Object.keys(before).filter((name) => before[name] !== after[name])
    process.stdout.write(
      lost.length === 0
        ? `restored in ${seconds} s: ${Object.keys(before).join(', ')} are the same\n`
        : `different after the restore: ${lost.join(', ')}\n`,
    )
    return lost.length === 0
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function whileRunning(dataDir, work) {
  const [ops, edge] = [await freePort(), await freePort()].map(String)
  const settings = startSettings({ OPS_PORT: ops, EDGE_PORT: edge, DATA_DIR: dataDir, UPSTREAM: 'http://127.0.0.1:9' })
  const environments = serviceEnvironments(settings)
  const env = { ...environments.ops, DATABASE_URL: '' }
  const group = createServiceGroup({
    onDeath: (sentence) => process.stderr.write(`${sentence}\n`),
  })
  try {
    await group.start({ name: 'ops', origin: settings.ops, env })
    await group.start({ name: 'edge', origin: settings.edge, env: environments.edge })
    return await work({ env, ops: settings.ops, edge: settings.edge })
  } finally {
    await group.stop()
  }
}

/** What operators and edges see. */
async function stateOf({ env, ops, edge }) {
  const discovery = await fetch(`${ops}/discovery?environment=production`)
  return {
    discovery: await discovery.text(),
    signature: discovery.headers.get('discovery-signature'),
    history: await runOps(['history', 'mine'], env),
    'audit log': await runOps(['audit', '--limit', '3'], env),
    files: await filesOf(edge),
  }
}

/** The manifests that the edge serves, by what it believes as discovery. */
async function filesOf(edge) {
  const document = await (await fetch(`${edge}/discovery.json`)).text()
  const urls = [...document.matchAll(/"url":"([^"]+)"/g)].map(([, url]) => new URL(url, edge).pathname)
  if (urls.length === 0) throw new Error('The edge serves no discovery.')
  const files = await Promise.all(
    urls.sort().map(async (path) => {
      const answer = await fetch(`${edge}${path}`)
      const text = await answer.text()
      return `${path} ${answer.status} ${createHash('sha256').update(text).digest('hex')}`
    }),
  )
  const missing = files.filter((line) => !line.includes(' 200 '))
  if (missing.length > 0) throw new Error(`The edge does not serve: ${missing.join(', ')}`)
  return files.join('\n')
}
