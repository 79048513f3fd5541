/** `npm start`: builds changed packages, starts the servers, publishes the remotes through the CLI, and prints the URLs. */
import { join } from 'node:path'
import { buildAll, builtPackages } from '../shared/build/release/build-all.mjs'
import { publishRemotes } from './start/publish-remotes.mjs'
import { publishSkins } from './start/publish-skins.mjs'
import { releasedShellNotice } from './start/released-shell.mjs'
import { serviceEnvironments } from './start/service-environments.mjs'
import { createServiceGroup } from './start/service-group.mjs'
import { refuseTakenPorts, startSettings } from './start/start-settings.mjs'

const startedMs = performance.now()
const group = createServiceGroup({
  onDeath: (sentence) => end(1, sentence),
  // Journeys that end a server must see the failure, not a restarted server.
  restarts: process.env.RESTARTS !== 'off',
  say: (sentence) => process.stderr.write(`${sentence}\n`),
})
let isEnding = false

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end(0, ''))

try {
  const settings = startSettings()
  await refuseTakenPorts(settings)
  const packages = builtPackages().filter(
    (folder) => settings.hasSandbox || !folder.endsWith(join('sandbox', 'venue-site')),
  )
  process.stdout.write('Building\n')
  await buildAll(packages)
  await startAll(settings)
  await group.allAnswer()
  process.stdout.write(welcome(settings, await releasedShellNotice(settings)))
} catch (error) {
  await end(1, error.message)
}

async function startAll(settings) {
  process.stdout.write('Starting\n')
  if (settings.hasSandbox) process.stdout.write('  sandbox: the first start seeds its database\n')
  const env = serviceEnvironments(settings)
  // In parallel; if one fails, the other is stopped too.
  await Promise.all([
    settings.hasSandbox && startServer({ name: 'sandbox', origin: settings.sandbox, env: env.sandbox }),
    startReleaseService(settings, env),
  ])
}

async function startReleaseService({ ops, edge }, env) {
  await startServer({ name: 'ops', origin: ops, env: env.ops })
  await publishRemotes({ env: env.ops, ops })
  await publishSkins({ env: env.ops, ops })
  await startServer({ name: 'edge', origin: edge, env: env.edge })
}

async function startServer(service) {
  await group.start(service)
  process.stdout.write(`  ${service.name} answers\n`)
}

async function end(code, sentence) {
  if (isEnding) return
  isEnding = true
  if (sentence) process.stderr.write(`${sentence}\n`)
  await group.stop()
  process.exit(code)
}

function welcome({ edge, ops, sandbox, venue, hasSandbox, upstream }, notice) {
  const seconds = ((performance.now() - startedMs) / 1000).toFixed(1)
  const lines = [
    '',
    `  Lantern    ${edge.replace('127.0.0.1', 'localhost')}`,
    hasSandbox ? '  Member     demo01 / Test@1234 (simulated money)' : `  API        ${upstream}`,
    `  Releases   ${ops}`,
    ...(hasSandbox ? [`  Sandbox    ${sandbox}/__sandbox`, `  Venue      ${venue}`] : []),
    ...(notice === '' ? [] : ['', `  ${notice}`]),
    '',
    `  Ready after ${seconds} s. Ctrl-C ends everything.`,
    '',
  ]
  return `${lines.join('\n')}\n`
}
