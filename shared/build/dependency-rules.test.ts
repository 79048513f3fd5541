import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'

type ServerLayers = { SERVER_LAYERS: Record<string, string[][]>; serverLayersLine: (server: string) => string }
type Layers = { LAYERS: Record<string, string[][]>; layersLine: (name: string) => string }
type Violation = { from: string; rule: { name: string } }

const require = createRequire(import.meta.url)
const HERE = dirname(require.resolve('./package.json'))
const RULES = join(HERE, 'dependency-rules.cjs')
const rules: { forbidden: { name: string; comment: string }[] } = require(RULES)
const { SERVER_LAYERS, serverLayersLine }: ServerLayers = require('./dependency-rules/server-layers.cjs')
const { LAYERS, layersLine }: Layers = require('./dependency-rules/browser-layers.cjs')
const names = [...new Set(rules.forbidden.map((rule) => rule.name))]

describe('dependency rules', () => {
  const violations = cruise(join(HERE, 'fixtures/repository'))

  it.each(names)('%s refuses the file that breaks it', (name) => {
    const guilty = violations.filter((violation) => violation.rule.name === name).map((violation) => violation.from)
    expect(guilty.map((file) => basename(file).split('.')[0])).toContainEqual(
      expect.stringMatching(new RegExp(`^${name}`)),
    )
  })

  it('lets the splash of home promote, and no other page of the shell or of a remote', () => {
    const guilty = violations.filter(({ rule }) => rule.name === 'promotions-open-in-one-place').map(({ from }) => from)
    expect(guilty.sort()).toEqual([
      'remote-a/src/feature/promotions-open-in-one-place.ts',
      'shell/src/pages/login/promotions-open-in-one-place.ts',
    ])
  })

  it('lets fixtures use test libraries, and refuses a fixture in the product', () => {
    const guilty = violations.filter(({ rule }) => rule.name === 'no-test-code-in-product').map(({ from }) => from)
    expect(guilty.sort()).toEqual([
      'remote-b/src/parts/no-test-code-in-product-fixture.ts',
      'remote-b/src/parts/no-test-code-in-product.ts',
    ])
  })

  it('accepts files that follow the rules', () => {
    expect(violations.filter((violation) => basename(violation.from).startsWith('good'))).toEqual(unresolved('good'))
  })

  it('says what to do instead', () => {
    for (const rule of rules.forbidden) expect(rule.comment.length).toBeGreaterThan(20)
  })

  it.each(Object.keys(SERVER_LAYERS))('has the layers of the server %s in its README', (server) => {
    const readme = readFileSync(join(HERE, '../..', server, 'README.md'), 'utf8')
    expect(readme).toContain(`Layers, lowest first: ${serverLayersLine(server)}\n`)
  })

  it.each(Object.keys(LAYERS))('has the layers of %s in its README', (name) => {
    const readme = readFileSync(join(HERE, '../..', name, 'README.md'), 'utf8')
    expect(readme).toContain(`Layers, lowest first: ${layersLine(name)}\n`)
  })

  /** Nothing is installed in the fixtures, so their npm imports do not resolve; that one rule is excluded. */
  function unresolved(prefix: string): Violation[] {
    return violations.filter(
      (item) => basename(item.from).startsWith(prefix) && item.rule.name === 'no-unresolved-import',
    )
  }
})

function cruise(folder: string): Violation[] {
  const cli = join(HERE, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs')
  const args = [cli, '--config', RULES, '--output-type', 'json', '.']
  const text = execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8', maxBuffer: 1e8 })
  return JSON.parse(text).summary.violations
}
