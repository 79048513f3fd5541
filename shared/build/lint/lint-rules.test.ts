/** Tests that our own lint rules (biome.json) refuse what they name, where they name it. */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const ROOT = join(import.meta.dirname, '../../..')
const BIOME = join(import.meta.dirname, '../node_modules/.bin/biome')
const RULE = /Format numbers and times by the functions of @lantern\/i18n/

/** Each pattern of the rule, by its method, with a call that it refuses. */
const CASES = [
  ['toFixed', 'toFixed(2)'],
  ['toLocaleString', 'toLocaleString()'],
  ['toLocaleDateString', "toLocaleDateString('en', {})"],
  ['toLocaleTimeString', "toLocaleTimeString('en')"],
  ['getFullYear', 'getFullYear()'],
  ['getMonth', 'getMonth()'],
  ['getDate', 'getDate()'],
  ['getDay', 'getDay()'],
  ['getHours', 'getHours()'],
  ['getMinutes', 'getMinutes()'],
] as const

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
  it('has a case for each pattern', () => {
    const rule = readFileSync(join(import.meta.dirname, 'intl-formats.grit'), 'utf8')
    const methods = [...rule.matchAll(/^ {2}`\$value\.(\w+)\(/gm)].map(([, method]) => method)
    expect(CASES.map(([name]) => name)).toEqual(methods)
    expect(rule.match(/^ {2}`/gm)).toHaveLength(methods.length)
  })

  it.each(CASES)('refuses %s in a remote, the shell and a part', (name, call) => {
    for (const file of ['remote-mine/src/a.ts', 'shell/src/a.tsx', 'shared/ui/src/a.ts']) {
      const said = lint(
        file,
        `export const text = (value: { ${name}: (...args: unknown[]) => unknown }) => value.${call}\n`,
      )
      expect(said).toMatch(RULE)
      expect(said.match(new RegExp(RULE, 'g'))).toHaveLength(1)
    }
  })

  it('allows Intl, tests, and servers', () => {
    const byHand = 'export const text = (n: number) => n.toFixed(2)\n'
    expect(lint('remote-mine/src/b.ts', "export const text = new Intl.NumberFormat('en').format(1)\n")).not.toMatch(
      RULE,
    )
    for (const file of ['remote-mine/src/b.test.ts', 'sandbox/src/b.ts']) expect(lint(file, byHand)).not.toMatch(RULE)
  })
})
