/** Examines the shell of a site from one of its pages: every file that the page or its shell may load. Read-only. */
import { BOOT_ELEMENT_ID } from '@lantern/contract/federation'
import * as v from 'valibot'
import type { Landscape } from './document/landscape.ts'
import type { Fetched, Fetcher } from './fetch/fetcher.ts'
import { error } from './rules/document.rules.ts'
import type { Finding } from './rules/finding.ts'
import { filed } from './rules/served-files.rules.ts'

/** Scripts of a page before its home is interactive, bytes on the wire: the budget of `npm run check -- budgets`. */
const START_BYTES = 150_000
const BOOT = new RegExp(`<script type="application/json" id="${BOOT_ELEMENT_ID}">([^<]*)</script>`)
const LOADED = /<(?:script\b[^>]*\bsrc|link\b[^>]*\brel="stylesheet"[^>]*\bhref)="([^"]+)"[^>]*>/g
const pageSchema = v.object({ shellVersion: v.string(), shellFiles: v.record(v.string(), v.string()) })

export type ExaminedPage = { landscape: Landscape; findings: Finding[] }

/** @returns null when the answer is no page of a shell */
export async function examinePage(url: string, answer: Fetched, fetcher: Fetcher): Promise<ExaminedPage | null> {
  const html = Buffer.from(answer.body).toString('utf8')
  const page = v.safeParse(v.pipe(v.string(), v.parseJson(), pageSchema), BOOT.exec(html)?.[1])
  if (!page.success) return null
  const { shellVersion, shellFiles } = page.output
  const where = `shell ${shellVersion}`
  const landscape: Landscape = { kind: 'page', url, seats: [], empty: [], signature: 'none' }
  const files = new Map(Object.entries(shellFiles).map(([path, hash]) => [new URL(path, url).href, hash]))
  const start = [...html.matchAll(LOADED)].map(([tag, path = '']) => ({
    file: new URL(path, url).href,
    integrity: /\bintegrity="([^"]+)"/.exec(tag)?.[1],
  }))
  const findings = start.flatMap(({ file, integrity }) => {
    if (integrity === undefined)
      return [error('missing-sri', where, `The page loads ${file} without a hash.`, 'Write the integrity attribute.')]
    files.set(file, integrity)
    return []
  })
  const answers = new Map<string, Fetched>()
  await Promise.all([...files.keys()].map(async (file) => void answers.set(file, await fetcher.get(file))))
  for (const [file, got] of answers) findings.push(...filed(where, file, got, files.get(file) ?? null))
  const scripts = start.filter(({ file }) => file.endsWith('.js'))
  const bytes = scripts.reduce((sum, { file }) => sum + (answers.get(file)?.wireBytes ?? 0), 0)
  if (bytes > START_BYTES) findings.push(tooHeavy(where, bytes))
  return { landscape, findings }
}

function tooHeavy(where: string, bytes: number): Finding {
  const kB = (amount: number): string => `${(amount / 1000).toFixed(1)} kB`
  const what = `Its first scripts are ${kB(bytes)} on the wire; the budget is ${kB(START_BYTES)}.`
  const fix = 'Load what the first view does not need with import(), and compress with brotli.'
  return { rule: 'budget', level: 'warning', where, what, fix }
}
