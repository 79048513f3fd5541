/** The lint rule refuses each code of the contract as a bare number, in any position. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import * as CODE from '../../contract/src/wire/code.ts'

const require = createRequire(import.meta.url)
const BUILD = dirname(require.resolve('../package.json'))

describe('lint/codes.grit', () => {
  it('refuses every code of the contract', () => {
    const codes = Object.values(CODE)
    expect(refusals(codes.map((code) => `use(${code})`).join('\n'))).toHaveLength(codes.length)
  })

  it.each(['use({ 711015: true })', 'switch (code) {\n  case 711015:\n}', 'type Code = 711015'])(
    'refuses %j',
    (source) => {
      expect(refusals(source)).toHaveLength(1)
    },
  )

  it('accepts other numbers', () => {
    expect(refusals('use(6_000, 71101, 600102, CODE.STATE_CHANGED)')).toEqual([])
  })
})

function refusals(source: string): unknown[] {
  const folder = mkdtempSync(join(tmpdir(), 'lantern-lint-'))
  try {
    writeFileSync(join(folder, 'biome.json'), JSON.stringify({ plugins: [join(BUILD, 'lint/codes.grit')] }))
    writeFileSync(join(folder, 'source.ts'), `${source}\n`)
    const args = ['lint', '--reporter=json', '--max-diagnostics=none', 'source.ts']
    const { stdout } = spawnSync(join(BUILD, 'node_modules/.bin/biome'), args, { cwd: folder, encoding: 'utf8' })
    const report: { diagnostics: { category: string }[] } = JSON.parse(stdout)
    return report.diagnostics.filter(({ category }) => category === 'plugin')
  } finally {
    rmSync(folder, { recursive: true })
  }
}
