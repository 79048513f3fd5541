/** `npm run proof`: asks the running sandbox whether every cent is where the ledger says; ends with 1 when not. */
import { startSettings } from './start/start-settings.mjs'

const { sandbox } = startSettings()
try {
  const answer = await fetch(`${sandbox}/control`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ action: 'ledger.proof' }),
    signal: AbortSignal.timeout(30_000),
  })
  const { data, message } = await answer.json()
  if (!answer.ok) throw new Error(`The sandbox refused: ${message}`)
  process.stdout.write(`${data.ok ? 'The ledger proof holds.' : 'THE LEDGER PROOF FAILS.'}\n`)
  for (const problem of data.problems) process.stdout.write(`  ${problem}\n`)
  for (const [name, value] of Object.entries(data.totals)) process.stdout.write(`  ${name.padEnd(10)} ${value}\n`)
  process.exitCode = data.ok ? 0 : 1
} catch (error) {
  process.stderr.write(
    `${error.cause?.code === 'ECONNREFUSED' ? `No sandbox answers at ${sandbox}: run npm start first.` : error.message}\n`,
  )
  process.exitCode = 1
}
