/** Examines any discovery document and everything that it references. */
import { type Examined, examine, type Opened } from '../../doctor/examine.ts'
import { oneOfEach } from '../../doctor/rules/summary.rules.ts'
import { CliError } from '../frame/cli-error.ts'
import { defineVerb, JSON_OPTION } from '../frame/verb.ts'
import { loadFindings } from './doctor-load.ts'

export const doctor = defineVerb({
  name: 'doctor',
  takes: 'URL',
  help: 'examine any discovery document, manifest, import map or registry, or the shell of a page',
  more: 'Checks that every file is there, its type, cache and cross-origin headers, its hash, shares that cannot live together, byte budgets, traffic and defaults, contracts, and the signature if there is one. Ends with 1 when something is an error.',
  options: {
    load: { type: 'boolean', help: 'also load every exposed module in a blank page of a real browser (GATE_BROWSER)' },
    ...JSON_OPTION,
  },
  run: async ({ words: [url = ''], options: { load, json }, settings, say, progress }) => {
    if (!/^https?:$/.test(URL.canParse(url) ? new URL(url).protocol : ''))
      throw new CliError(`"${url}" is not a URL: it must start with http:// or https://.`)
    const { opened, ...examined } = await examine(url, progress)
    const exposedModules = load ? await loadFindings(opened, settings, progress) : { findings: [], exposedModules: [] }
    const findings = [...examined.findings, ...exposedModules.findings]
    if (json)
      say(
        JSON.stringify(
          { ...summary(examined, opened), exposedModules: exposedModules.exposedModules, findings },
          null,
          2,
        ),
      )
    else for (const line of lines({ ...examined, findings }, exposedModules.exposedModules.length)) say(line)
    const errors = findings.filter(({ level }) => level === 'error').length
    if (errors > 0) throw new CliError(`${errors} ${errors === 1 ? 'error' : 'errors'}.`)
  },
})

function summary({ landscape, files }: Examined, opened: readonly Opened[]) {
  const versions = opened.map(({ seat }) => ({ name: seat.name, version: seat.version, url: seat.url }))
  return { kind: landscape?.kind ?? null, signature: landscape?.signature ?? null, files, versions }
}

function lines({ landscape, findings, files }: Examined, exposedModules: number): string[] {
  const signed = { good: ', signature good', bad: ', signature BAD', unchecked: ', signature not checked', none: '' }
  const head =
    landscape === null ? 'nothing could be read' : `${landscape.kind}, ${files} addresses${signed[landscape.signature]}`
  const loaded = exposedModules === 0 ? '' : `, ${exposedModules} exposed modules tried`
  if (findings.length === 0) return [`${head}${loaded}: nothing is wrong.`]
  return [
    `${head}${loaded}`,
    ...oneOfEach(findings).flatMap(({ level, where, what, fix, rule, more }) => [
      `  ${level}  ${where}: ${what}${more === 0 ? '' : ` (and ${more} more)`}`,
      `         ${fix} [${rule}]`,
    ]),
  ]
}
