import { join } from 'node:path'
import { readJson } from '../../shared/build/release/files.mjs'
import { ROOT } from '../../shared/build/release/source-hash.mjs'
import { scriptBytes } from './script-bytes.mjs'

/** The scripts of home until it is interactive, split by source (`scripts/budgets/shell-budget.mjs` counts the same files). */
export function homeScripts() {
  const dist = join(ROOT, 'shell/dist')
  const { scripts } = readJson(join(dist, 'shell.json'))
  return scriptBytes(
    dist,
    scripts.map(({ file }) => file),
  )
}
