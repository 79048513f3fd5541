/** `node ops/src/cli.ts publish <dist> | list | rollback <name> [version] --reason "…" | support <code> | maintenance <name> …`: the release desk from a terminal. */
import { userInfo } from 'node:os'
import { parseArgs } from 'node:util'
import { readSettings } from '@lantern/service'
import { CliError, createDeskClient } from './cli/desk-client.ts'
import { list } from './cli/list.ts'
import { maintenance } from './cli/maintenance.ts'
import { publish } from './cli/publish.ts'
import { rollback } from './cli/rollback.ts'
import { support } from './cli/support.ts'
import { settingsSchema } from './settings.ts'

const USAGE = `Usage:
  node ops/src/cli.ts publish <dist folder>
  node ops/src/cli.ts list
  node ops/src/cli.ts rollback <remote> [version] --reason "why"
  node ops/src/cli.ts support <code that a member reads out>
  node ops/src/cli.ts maintenance <remote> [--route /game/sport]… [--from time] --to time --reason "why" [--zh words --en words]
  node ops/src/cli.ts maintenance <remote> [--route /game/sport] --end --reason "why"
A time is 2026-12-01T03:00Z, or +30m or +2h.
Settings: OPS_PORT, OPS_TOKEN (or the token in DATA_DIR), DATA_DIR, EDGE_PORT.`

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      reason: { type: 'string' },
      route: { type: 'string', multiple: true },
      from: { type: 'string' },
      to: { type: 'string' },
      zh: { type: 'string' },
      en: { type: 'string' },
      end: { type: 'boolean', default: false },
      help: { type: 'boolean' },
    },
  })
  const [command, first, second] = positionals
  if (values.help || command === undefined) return console.log(USAGE)
  const settings = readSettings(settingsSchema, process.env)
  const desk = createDeskClient({
    port: settings.OPS_PORT,
    dataDir: settings.DATA_DIR,
    token: settings.OPS_TOKEN,
    actor: actorName(),
  })
  const say = (line: string) => console.log(line)
  switch (command) {
    case 'publish':
      if (first === undefined) throw new CliError(`publish needs the dist folder of a build.\n${USAGE}`)
      return publish(desk, first, say)
    case 'list':
      return list(desk, say)
    case 'rollback':
      if (first === undefined || values.reason === undefined)
        throw new CliError(`rollback needs the remote and --reason "why".\n${USAGE}`)
      return rollback(desk, { name: first, version: second, reason: values.reason }, say)
    case 'support':
      if (first === undefined) throw new CliError(`support needs the code that the member reads out.\n${USAGE}`)
      return support({ edgePort: settings.EDGE_PORT, code: first }, say)
    case 'maintenance': {
      const { reason, route, ...window } = values
      if (first === undefined || reason === undefined)
        throw new CliError(`maintenance needs the remote and --reason "why".\n${USAGE}`)
      return maintenance(desk, { ...window, name: first, reason, routes: route }, say)
    }
    default:
      throw new CliError(`There is no command "${command}".\n${USAGE}`)
  }
}

function actorName(): string {
  try {
    return process.env.LANTERN_ACTOR ?? userInfo().username
  } catch {
    return 'unknown'
  }
}

run().catch((error: unknown) => {
  // What a person at the terminal can mend comes as a sentence; anything else is a fault of ours and shows its stack.
  const isForPerson = error instanceof CliError || (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS')
  console.error(isForPerson ? (error as Error).message : error)
  process.exitCode = 1
})
