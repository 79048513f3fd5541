/** Tests that our own lint rules (biome.json) refuse what they name, where they name it. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const ROOT = join(import.meta.dirname, '../../..')
const BIOME = join(import.meta.dirname, '../node_modules/.bin/biome')
const RULE = /Format numbers and times by the functions of @lantern\/i18n/

/** A workspace with our configuration and nothing else. */
const folder = mkdtempSync(join(tmpdir(), 'lantern-lint-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
beforeAll(() => {
  const config = JSON.parse(readFileSync(join(ROOT, 'biome.json'), 'utf8'))
  writeFileSync(join(folder, 'biome.json'), JSON.stringify({ ...config, vcs: { enabled: false } }))
  cpSync(import.meta.dirname, join(folder, 'shared/build/lint'), { recursive: true })
})

/** What the linter says of a file with this content. */
function lint(file: string, content: string): string {
  const path = join(folder, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
  const { stdout, stderr } = spawnSync(BIOME, ['lint', file], { cwd: folder, encoding: 'utf8' })
  return stdout + stderr
}

describe('formats by Intl', () => {
  it.each([
    'export const text = (n: number) => n.toFixed(2)\n',
    'export const text = (n: number) => n.toLocaleString()\n',
    'export const text = (at: Date) => at.getHours()\n',
  ])('refuses %j in a remote, the shell and a part', (code) => {
    for (const file of ['remote-mine/src/a.ts', 'shell/src/a.tsx', 'shared/ui/src/a.ts'])
      expect(lint(file, code)).toMatch(RULE)
  })

  it('allows Intl, tests, and servers', () => {
    const byHand = 'export const text = (n: number) => n.toFixed(2)\n'
    expect(lint('remote-mine/src/b.ts', "export const text = new Intl.NumberFormat('en').format(1)\n")).not.toMatch(
      RULE,
    )
    for (const file of ['remote-mine/src/b.test.ts', 'sandbox/src/b.ts']) expect(lint(file, byHand)).not.toMatch(RULE)
  })
})
