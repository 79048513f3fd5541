/** Byte budgets (issue 2, item 8), brotli as the edge serves it. The journeys measure the same from the browser. */

import { offlineRows } from './budgets/offline-budget.mjs'
import { remoteRows } from './budgets/remote-budgets.mjs'
import { shellRows } from './budgets/shell-budget.mjs'
import { table } from './budgets/table.mjs'

try {
  const rows = [...shellRows(), ...offlineRows(), ...remoteRows()]
  process.stdout.write(`${table(rows)}\n`)
  process.exitCode = rows.some((row) => row.value > row.limit) ? 1 : 0
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
