/** `pnpm ops VERB …`: the command line of the release service. The verbs are in cli/verbs.ts. */
import { readSettings } from '@lantern/service'
import { CliError, UsageError } from './cli/frame/cli-error.ts'
import { parseCall } from './cli/frame/parse-call.ts'
import { createServiceClient } from './cli/frame/service-client.ts'
import { openTerminal, outlivePipes, printable } from './cli/frame/terminal.ts'
import { VERBS } from './cli/verbs.ts'
import { settingsSchema } from './settings.ts'

async function run(): Promise<void> {
  const call = parseCall(process.argv.slice(2), VERBS)
  if (call.kind === 'help') return void process.stdout.write(`${call.text}\n`)
  const { verb, words, options } = call
  const settings = readSettings(settingsSchema, process.env)
  const service = createServiceClient({
    port: settings.OPS_PORT,
    dataDir: settings.DATA_DIR,
    token: settings.OPS_TOKEN,
  })
  const terminal = openTerminal({
    input: process.stdin,
    output: process.stdout,
    errors: process.stderr,
    isSure: options.yes === true,
  })
  await verb.run({ words, options, service, settings, ...terminal })
}

outlivePipes([process.stdout, process.stderr])

run().catch((error: unknown) => {
  // Errors that the user can fix are printed as a sentence; others are bugs and print their stack.
  const told = error instanceof CliError ? error.message : String((error as Error).stack ?? error)
  process.stderr.write(`${printable(told)}\n`)
  process.exitCode = error instanceof UsageError ? 2 : 1
})
