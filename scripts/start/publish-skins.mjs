import { runOps } from './run-ops.mjs'

/**
 * Publishes the skins of the repository without activating any; `skin activate` and `skin schedule` do that.
 *
 * @param {{ env: Record<string, string>, ops: string, say: (text: string) => void }} options
 */
export async function publishSkins({ env, ops, say }) {
  const said = await runOps(['skin', 'publish', 'skins'], { ...env, OPS_ORIGIN: ops })
  say(`  ${said.split('\n').filter((line) => /^[a-z]/.test(line)).length} skins are published.\n`)
}
