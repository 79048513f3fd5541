import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
// @ts-expect-error: plain JavaScript, typed in its comments
import { singletonRanges as plainRanges } from '../webpack/shared-singletons.mjs'
// @ts-expect-error: plain JavaScript, typed in its comments
import { revisedNames as plainNames } from './export-revisions.mjs'

type Lists = Record<string, string[]>
const revisedNames: (packageDir: string, lists: Lists) => Lists = plainNames
const singletonRanges: (packageDir: string) => Record<string, string> = plainRanges

let remote: string
beforeEach(() => {
  remote = mkdtempSync(join(tmpdir(), 'lantern-forms-'))
  write('package.json', { dependencies: { react: '*', '@lantern/ui': '*', '@lantern/i18n': '*', axios: '*' } })
  install('react', '19.3.1')
  install('@lantern/ui', '1.4.0', { exports: {}, revisions: { Button: 3 } })
  install('@lantern/i18n', '1.0.0', { exports: {} })
})
afterEach(() => rmSync(remote, { recursive: true }))

function write(file: string, content: object): void {
  writeFileSync(join(remote, file), JSON.stringify(content))
}

function install(name: string, version: string, released?: object): void {
  const folder = `node_modules/${name}`
  mkdirSync(join(remote, folder), { recursive: true })
  write(`${folder}/package.json`, { name, version })
  if (released) write(`${folder}/api.released.json`, released)
}

describe('a build against shared packages', () => {
  it('[BUILD-23] names an export that was changed by its form, and all others as they are', () => {
    const lists = { '@lantern/ui': ['*', 'Button', 'Card'], '@lantern/i18n': ['Button'], 'react/jsx-runtime': ['jsx'] }
    expect(revisedNames(remote, lists)).toEqual({ ...lists, '@lantern/ui': ['*', 'Button@3', 'Card'] })
  })

  it('[BUILD-23] takes our packages in any later version, and others within their major', () => {
    expect(singletonRanges(remote)).toEqual({
      react: '^19.3.1',
      '@lantern/ui': '>=1.4.0',
      '@lantern/i18n': '>=1.0.0',
    })
  })
})
