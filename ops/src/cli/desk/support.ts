/** What stands behind a support code: the exact builds on the member's page and its last events, as an edge has kept them. */
import type { CollectorReport } from '@lantern/contract/federation'
import { CliError } from '../frame/cli-error.ts'
import { defineVerb, JSON_OPTION } from '../frame/verb.ts'

export type SupportQuestion = { edgePort: number; code: string }
export type SupportCase = { atMs: number; report: CollectorReport }

export const support = defineVerb({
  name: 'support',
  takes: 'CODE',
  help: 'the builds and last events behind a code that a member reads out',
  options: JSON_OPTION,
  async run({ words: [code = ''], options, settings, say }) {
    const found = await caseOf({ edgePort: settings.EDGE_PORT, code })
    if (options.json) return say(JSON.stringify(found, null, 2))
    for (const line of linesOf(found)) say(line)
  },
})

/** @throws CliError when no edge of this machine knows the code */
export async function caseOf({ edgePort, code }: SupportQuestion): Promise<SupportCase> {
  const origin = `http://127.0.0.1:${edgePort}`
  const answer = await fetch(`${origin}/collect/support/${encodeURIComponent(code)}`, {
    signal: AbortSignal.timeout(10_000),
  }).catch(() => {
    throw new CliError(`The edge does not answer at ${origin}. Start it or set EDGE_PORT.`)
  })
  if (answer.status === 404)
    throw new CliError(`This edge knows no code ${code}. Another edge may, or its log: look for supportCode "${code}".`)
  if (!answer.ok) throw new CliError(`The edge answered ${answer.status}.`)
  const { data } = (await answer.json()) as { data: SupportCase }
  return data
}

/** @returns what a person reads, widest facts first */
export function linesOf({ atMs, report }: SupportCase): string[] {
  const { supportCode, shell, remotes = {}, remote, version, phase, cause, path, trail = [] } = report
  return [
    `${supportCode}  ${new Date(atMs).toISOString().slice(0, 19).replace('T', ' ')} UTC  on ${path ?? '?'}`,
    `  shell  ${shell ?? '?'}`,
    ...Object.entries(remotes).map(([name, build]) => `  ${name}  ${build}`),
    `failed   ${remote === undefined ? 'the shell' : `${remote} ${version ?? ''}`.trim()}, ${phase ?? 'unknown phase'}`,
    `cause    ${cause ?? 'unknown'}`,
    ...(trail.length === 0 ? [] : ['last events, seconds before:']),
    ...trail.map(({ ms, kind, what }) => `  ${(ms / 1_000).toFixed(1).padStart(7)}  ${kind.padEnd(7)}  ${what}`),
  ].map(printable)
}

/** A report may come from anybody: it must not move the cursor, fake a line or retitle the window. */
function printable(line: string): string {
  return line.replace(/\p{Cc}/gu, '')
}
