/** The report behind a support code, as lines for a terminal. */
import type { FoundCase } from '../../support/support-service.ts'
import { unknownCode } from '../../support/unknown-code.rules.ts'
import { CliError } from '../frame/cli-error.ts'
import { defineVerb, JSON_OPTION } from '../frame/verb.ts'

export const support = defineVerb({
  name: 'support',
  takes: 'CODE',
  help: 'the builds, the line that threw and the last events behind a code that a member reads out',
  options: JSON_OPTION,
  async run({ words: [code = ''], options, service, say }) {
    const found = await service.get<FoundCase>(`/api/support/${encodeURIComponent(code)}`)
    if (found === undefined) throw new CliError(unknownCode(code))
    if (options.json) return say(JSON.stringify(found, null, 2))
    for (const line of linesOf(found)) say(line)
  },
})

/** @returns lines, most general facts first */
export function linesOf({ atMs, report, frames }: FoundCase): string[] {
  const {
    supportCode,
    shell,
    remotes = {},
    remote,
    version,
    phase,
    cause,
    path,
    trail: events = [],
    overrides = [],
  } = report
  const trace = events.findLast((event) => event.trace !== undefined)?.trace
  return [
    `${supportCode}  ${new Date(atMs).toISOString().slice(0, 19).replace('T', ' ')} UTC  on ${path ?? '?'}`,
    `  shell  ${shell ?? '?'}`,
    ...Object.entries({ ...notLoaded(overrides), ...remotes }).map(
      ([name, build]) => `  ${name}  ${build}${overrides.includes(name) ? '  override on this device' : ''}`,
    ),
    `failed   ${remote === undefined ? 'the shell' : `${remote} ${version ?? ''}`.trim()}, ${phase ?? 'unknown phase'}`,
    `cause    ${cause ?? 'unknown'}`,
    ...(trace === undefined ? [] : [`trace    ${trace}`]),
    ...(frames.length === 0 ? [] : ['stack, as far as there are source maps:']),
    ...frames.flatMap(({ at, source, code }) => [`  ${source ?? at}`, ...(code === null ? [] : [`      ${code}`])]),
    ...(events.length === 0 ? [] : ['last events, seconds before:']),
    ...events.map((event) =>
      `  ${(event.ms / 1_000).toFixed(1).padStart(7)}  ${event.kind.padEnd(7)}  ${event.what}  ${event.trace ?? ''}`.trimEnd(),
    ),
  ].map(printable)
}

/** A trial build that did not load has no version on the page. */
function notLoaded(overrides: readonly string[]): Record<string, string> {
  return Object.fromEntries(overrides.map((name) => [name, 'not loaded']))
}

/** Anyone can send a report: control and bidi characters are removed, line breaks too. */
function printable(line: string): string {
  return line.replace(/[\p{Cc}\p{Bidi_Control}]/gu, '')
}
