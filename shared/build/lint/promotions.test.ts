/** The lint configuration of the workspace refuses promotions of files that do not ask the arbiter. */
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const BUILD = dirname(createRequire(import.meta.url).resolve('../package.json'))
const ROOT = join(BUILD, '../..')
const SOURCES = {
  campaigns: "import { popInfo } from '@lantern/contract/activity'\n\nexport const x = popInfo\n",
  splash: "import { webTerminal } from '@lantern/contract/site'\n\nexport const x = webTerminal\n",
  arbiter: "import { askPromotion } from '@lantern/platform'\n\nexport const x = askPromotion\n",
}

describe('imports of what promotes', () => {
  it.each([
    ['campaigns', 'shell/src/pages/home/hero.tsx'],
    ['splash', 'shell/src/pages/home/hero.tsx'],
    ['splash', 'remote-games/src/exposed/routes.tsx'],
    ['arbiter', 'shell/src/pages/home/below/offers-strip.tsx'],
  ] as const)('are refused: %s in %s', (name, path) => {
    expect(refusals(path, SOURCES[name])).toHaveLength(1)
  })

  it.each([
    ['campaigns', 'remote-activity/src/popups/pop-ups.api.ts'],
    ['splash', 'shell/src/pages/home/below/splash.tsx'],
  ] as const)('are accepted: %s in %s', (name, path) => {
    expect(refusals(path, SOURCES[name])).toEqual([])
  })
})

/** Lints a source as if it were at this path of the workspace. */
function refusals(path: string, source: string): unknown[] {
  const folder = mkdtempSync(join(tmpdir(), 'lantern-lint-'))
  try {
    const text = readFileSync(join(ROOT, 'biome.json'), 'utf8').replaceAll('"./shared/build/', `"${BUILD}/`)
    writeFileSync(join(folder, 'biome.json'), JSON.stringify({ ...JSON.parse(text), vcs: { enabled: false } }))
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), source)
    const args = ['lint', '--reporter=json', '--max-diagnostics=none', path]
    const { stdout } = spawnSync(join(BUILD, 'node_modules/.bin/biome'), args, { cwd: folder, encoding: 'utf8' })
    const report: { diagnostics: { category: string }[] } = JSON.parse(stdout)
    return report.diagnostics.filter(({ category }) => category.endsWith('noRestrictedImports'))
  } finally {
    rmSync(folder, { recursive: true })
  }
}
