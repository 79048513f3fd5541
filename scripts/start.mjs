/** `npm start`: checks the settings, builds changed packages, starts the servers, publishes the remotes through the CLI, and prints the URLs. */
import { join } from 'node:path'
import { buildAll, builtPackages } from '../shared/build/release/build-all.mjs'
import { refuseWrongSettings, told } from './start/check-settings.mjs'
import { probeUpstream } from './start/probe-upstream.mjs'
import { publishRemotes } from './start/publish-remotes.mjs'
import { publishSkins } from './start/publish-skins.mjs'
import { releasedShellNotice } from './start/released-shell.mjs'
import { runOps } from './start/run-ops.mjs'
import { serviceEnvironments } from './start/service-environments.mjs'
import { createServiceGroup } from './start/service-group.mjs'
import { noteStart, refuseToRebuildServed, refuseWhileBuilding } from './start/serving.mjs'
import { startSettings } from './start/start-settings.mjs'
import { welcome } from './start/welcome.mjs'

const startedMs = performance.now()
const group = createServiceGroup({
  onDeath: (sentence) => end(1, sentence),
  // Journeys that end a server must see the failure, not a restarted server.
  restarts: process.env.RESTARTS !== 'off',
  say: (sentence) => process.stderr.write(`${sentence}\n`),
})
let isEnding = false
let forgetServing = () => {}

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end(0, ''))

try {
  const settings = startSettings()
  const environments = serviceEnvironments(settings)
  const packages = builtPackages().filter(
    (folder) => settings.hasSandbox || !folder.endsWith(join('sandbox', 'venue-site')),
  )
  refuseWhileBuilding(packages)
  await refuseWrongSettings(settings, environments)
  if (!settings.hasSandbox) {
    const sentence = await probeUpstream(settings.upstream, { signingModule: process.env.SIGNING_MODULE })
    if (sentence !== '') process.stderr.write(`${sentence}\n`)
  }
  refuseToRebuildServed(packages)
  // Another start may have begun meanwhile.
  refuseWhileBuilding(packages)
  const note = noteStart(settings.edge)
  forgetServing = note.forget
  try {
    say('Building\n')
    await buildAll(packages)
    note.serves()
    await startAll(settings, environments)
    const notice = await releasedShellNotice(settings)
    const signIn = await runOps(['sign-in'], { ...environments.ops, OPS_ORIGIN: settings.ops })
    // Last: a server may have died meanwhile, and then nothing is ready.
    await group.allAnswer()
    const seconds = ((performance.now() - startedMs) / 1000).toFixed(1)
    say(welcome(settings, { notice, signIn, seconds }))
  } catch (error) {
    throw await told(error, settings)
  }
} catch (error) {
  await end(1, error.message)
}

async function startAll(settings, env) {
  say('Starting\n')
  if (settings.hasSandbox) say('  sandbox: its database is seeded if it is new\n')
  // In parallel; if one fails, the other is stopped too.
  await Promise.all([
    settings.hasSandbox && startServer({ name: 'sandbox', origin: settings.sandbox, env: env.sandbox }, settings),
    startReleaseService(settings, env),
  ])
}

async function startReleaseService(settings, env) {
  const { ops, edge } = settings
  await startServer({ name: 'ops', origin: ops, env: env.ops }, settings)
  await publishRemotes({ env: env.ops, ops, say })
  await publishSkins({ env: env.ops, ops, say })
  await startServer({ name: 'edge', origin: edge, env: env.edge }, settings)
}

async function startServer(service, { dataDir }) {
  await group.start({ ...service, logFile: join(dataDir, 'logs', `${service.name}.log`) })
  say(`  ${service.name} answers\n`)
}

/** Prints progress; after a server died, nothing. */
function say(text) {
  if (!isEnding) process.stdout.write(text)
}

async function end(code, sentence) {
  if (isEnding) return
  isEnding = true
  if (sentence) process.stderr.write(`${sentence}\n`)
  await group.stop()
  forgetServing()
  process.exit(code)
}
