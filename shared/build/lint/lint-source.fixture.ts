/** Lints a source with one rule of this folder, and nothing else. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const BUILD = dirname(createRequire(import.meta.url).resolve('../package.json'))

/** @param rule file name, e.g. `codes.grit` @param language ending of the source's file @returns the findings of the rule */
export function lintSource(rule: string, source: string, language: 'ts' | 'css' = 'ts'): unknown[] {
  const file = `source.${language}`
  const folder = mkdtempSync(join(tmpdir(), 'lantern-lint-'))
  try {
    writeFileSync(join(folder, 'biome.json'), JSON.stringify({ plugins: [join(BUILD, 'lint', rule)] }))
    writeFileSync(join(folder, file), `${source}\n`)
    const args = ['lint', '--reporter=json', '--max-diagnostics=none', file]
    const { stdout } = spawnSync(join(BUILD, 'node_modules/.bin/biome'), args, { cwd: folder, encoding: 'utf8' })
    const report: { diagnostics: { category: string }[] } = JSON.parse(stdout)
    return report.diagnostics.filter(({ category }) => category === 'plugin')
  } finally {
    rmSync(folder, { recursive: true })
  }
}
