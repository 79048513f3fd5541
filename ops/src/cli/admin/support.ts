/** The report behind a support code, as lines for a terminal. */
import { caseOf, type SupportCase } from '../../support/support-case.ts'
import { CliError } from '../frame/cli-error.ts'
import { defineVerb, JSON_OPTION } from '../frame/verb.ts'

export const support = defineVerb({
  name: 'support',
  takes: 'CODE',
  help: 'the builds and last events behind a code that a member reads out',
  options: JSON_OPTION,
  async run({ words: [code = ''], options, settings, say }) {
    const answer = await caseOf({ edgePort: settings.EDGE_PORT, code })
    if (answer.kind === 'unknown') throw new CliError(answer.sentence)
    const { found } = answer
    if (options.json) return say(JSON.stringify(found, null, 2))
    for (const line of linesOf(found)) say(line)
  },
})

/** @returns lines, most general facts first */
export function linesOf({ atMs, report }: SupportCase): string[] {
  const { supportCode, shell, remotes = {}, remote, version, phase, cause, path, trail: breadcrumbs = [] } = report
  return [
    `${supportCode}  ${new Date(atMs).toISOString().slice(0, 19).replace('T', ' ')} UTC  on ${path ?? '?'}`,
    `  shell  ${shell ?? '?'}`,
    ...Object.entries(remotes).map(([name, build]) => `  ${name}  ${build}`),
    `failed   ${remote === undefined ? 'the shell' : `${remote} ${version ?? ''}`.trim()}, ${phase ?? 'unknown phase'}`,
    `cause    ${cause ?? 'unknown'}`,
    ...(breadcrumbs.length === 0 ? [] : ['last events, seconds before:']),
    ...breadcrumbs.map(({ ms, kind, what }) => `  ${(ms / 1_000).toFixed(1).padStart(7)}  ${kind.padEnd(7)}  ${what}`),
  ].map(printable)
}

/** Anyone can send a report: control characters are removed. */
function printable(line: string): string {
  return line.replace(/\p{Cc}/gu, '')
}
