import { safeParse } from 'valibot'
import { REMOTE_FIRST_ROUTE_BYTES } from './budgets.ts'
import {
  discoverySchema,
  fileNameSchema,
  integritySchema,
  type MicroFrontend,
  remoteNameSchema,
  versionSchema,
} from './federation.ts'
import { publicBuild } from './remote-build.ts'
import { remoteDeclarationSchema } from './remote-declaration.ts'

const integrity = `sha384-${'A'.repeat(64)}`
const entry = (traffic: number, isDefault: boolean): MicroFrontend => ({
  url: '/r/mine/1.0.0/mf-manifest.json',
  metadata: { integrity, version: '1.0.0' },
  extras: { routePrefixes: ['/mine'], slots: [], contractVersion: '1.0.0', preload: [], files: {}, maintenance: null },
  deployment: { traffic, default: isDefault },
})
const isDiscovery = (list: MicroFrontend[]) =>
  safeParse(discoverySchema, { schema: 'x', microFrontends: { mine: list } }).success

describe('discoverySchema', () => {
  it('[WIRE-35] accepts versions whose traffic sums to 100 with one default', () => {
    expect(isDiscovery([entry(90, true), entry(10, false), entry(0, false)])).toBe(true)
  })
  it.each([
    ['no version', []],
    ['a sum of 90', [entry(90, true)]],
    ['a sum of 200', [entry(100, true), entry(100, false)]],
    ['two defaults', [entry(50, true), entry(50, true)]],
    ['no default', [entry(100, false)]],
    ['traffic above 100', [entry(150, true), entry(-50, false)]],
  ])('[WIRE-35] refuses %s', (_, list) => {
    expect(isDiscovery(list)).toBe(false)
  })
})

describe('names and hashes', () => {
  it.each(['../x', '/x', 'a/../b', 'a//b', '', 'a\\b', '.env'])('[WIRE-35] refuses the file name %p', (name) => {
    expect(safeParse(fileNameSchema, name).success).toBe(false)
  })
  it.each([
    ['of one part', 'a'.repeat(201)],
    ['of many', Array.from({ length: 300 }, () => 'abc').join('/')],
  ])('[WIRE-35] refuses a file name %s that no file system takes', (_what, name) => {
    expect(safeParse(fileNameSchema, name).success).toBe(false)
  })
  it('[WIRE-35] refuses a version too long for a file system', () => {
    expect(safeParse(versionSchema, `1.0.0-${'a'.repeat(200)}`).success).toBe(false)
  })
  it('accepts a file name with folders', () => {
    expect(safeParse(fileNameSchema, 'css/main.12ab.css').success).toBe(true)
  })
  it.each(['md5-abc', 'sha384-', 'sha384-<>', 'abc'])('[WIRE-35] refuses the hash %p', (hash) => {
    expect(safeParse(integritySchema, hash).success).toBe(false)
  })
  it.each(['Mine', '-x', 'a b', '__proto__', 'constructor', 'prototype'])(
    '[WIRE-35] refuses the remote name %p',
    (name) => {
      expect(safeParse(remoteNameSchema, name).success).toBe(false)
    },
  )
})

describe('remoteDeclarationSchema', () => {
  const declared = { name: 'mine', routePrefixes: ['/mine'], pages: [], slots: [], devPort: 4301 }

  it('[WIRE-64] accepts a budget up to the limit of the gate, or none', () => {
    const accepts = (budget: object) => safeParse(remoteDeclarationSchema, { ...declared, ...budget }).success
    expect(accepts({})).toBe(true)
    expect(accepts({ firstRouteBudget: REMOTE_FIRST_ROUTE_BYTES })).toBe(true)
    expect(accepts({ firstRouteBudget: REMOTE_FIRST_ROUTE_BYTES + 1 })).toBe(false)
  })
})

describe('publicBuild', () => {
  it('passes on what pages need of lantern.json', () => {
    const told = {
      contractVersion: '1.1.0',
      routePrefixes: ['/mine'],
      slots: [],
      preload: [],
      shared: { react: '^19' },
    }
    expect(publicBuild({ ...told, name: 'mine', version: '1.0.0', builtAt: '2026-11-22' })).toEqual(told)
  })

  it('[WIRE-PAGE-3] keeps examples of parameters from pages', () => {
    const page = { path: '/mine/:id', frame: 'page' as const, protected: true, title: { zh: '页', en: 'Page' } }
    const build = { contractVersion: '1.2.0', routePrefixes: ['/mine'], slots: [], preload: [], shared: {} }
    const pages = [{ ...page, example: { id: '7' } }]
    expect(publicBuild({ ...build, name: 'mine', version: '1.0.0', pages }).pages).toEqual([page])
  })
})
