import { startSettings } from '../start/start-settings.mjs'

/**
 * Asks the running sandbox to verify its ledger.
 *
 * @returns {Promise<boolean>}
 * @throws if no sandbox responds or it refuses
 */
export async function proveLedger() {
  const { sandbox } = startSettings()
  const answer = await fetch(`${sandbox}/control`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ action: 'ledger.proof' }),
    signal: AbortSignal.timeout(30_000),
  }).catch((error) => {
    if (error.cause?.code === 'ECONNREFUSED') throw new Error(`No sandbox answers at ${sandbox}: run npm start first.`)
    throw error
  })
  const { data, message } = await answer.json()
  if (!answer.ok) throw new Error(`The sandbox refused: ${message}`)
  process.stdout.write(`${data.ok ? 'The ledger proof holds.' : 'THE LEDGER PROOF FAILS.'}\n`)
  for (const problem of data.problems) process.stdout.write(`  ${problem}\n`)
  for (const [name, value] of Object.entries(data.totals)) process.stdout.write(`  ${name.padEnd(10)} ${value}\n`)
  return data.ok
}
