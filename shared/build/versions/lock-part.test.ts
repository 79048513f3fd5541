import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
// @ts-expect-error: plain JavaScript, typed in its comments
import { lockPart as plainLockPart } from './lock-part.mjs'

const lockPart: (lockFile: string, importers: { folder: string; withDev: boolean }[]) => Record<string, string> | null =
  plainLockPart

const LOCK = `
importers:
  one:
    dependencies:
      view: { specifier: ^1, version: 1.0.0(core@2.0.0) }
      '@ours/kit': { specifier: workspace:*, version: link:../kit }
      renamed: { specifier: npm:real@3, version: real@3.0.0 }
    devDependencies:
      tool: { specifier: ^5, version: 5.0.0 }
  other:
    dependencies:
      unrelated: { specifier: ^9, version: 9.0.0 }
packages:
  view@1.0.0: { resolution: { integrity: sha-view } }
  core@2.0.0: { resolution: { integrity: sha-core } }
  real@3.0.0: { resolution: { integrity: sha-real } }
  tool@5.0.0: { resolution: { integrity: sha-tool } }
  unrelated@9.0.0: { resolution: { integrity: sha-unrelated } }
snapshots:
  view@1.0.0(core@2.0.0):
    dependencies: { core: 2.0.0 }
  core@2.0.0:
    optionalDependencies: { real: 3.0.0 }
  real@3.0.0: {}
  tool@5.0.0: {}
  unrelated@9.0.0: {}
`

let folder: string
let lockFile: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lantern-lock-'))
  lockFile = join(folder, 'pnpm-lock.yaml')
  writeFileSync(lockFile, LOCK)
})
afterEach(() => rmSync(folder, { recursive: true }))

describe('lockPart', () => {
  it('[BUILD-16] contains what a package installs, transitively and under its real name, and nothing of other packages', () => {
    expect(lockPart(lockFile, [{ folder: join(folder, 'one'), withDev: false }])).toEqual({
      'core@2.0.0': 'sha-core',
      'real@3.0.0': 'sha-real',
      'view@1.0.0(core@2.0.0)': 'sha-view',
    })
  })

  it('[BUILD-16] changes with a resolved package and stays when another package of the workspace changes', () => {
    const importers = [{ folder: join(folder, 'one'), withDev: true }]
    const before = lockPart(lockFile, importers)
    expect(before).toHaveProperty(['tool@5.0.0'], 'sha-tool')
    writeFileSync(lockFile, LOCK.replaceAll('unrelated', 'another'))
    expect(lockPart(lockFile, importers)).toEqual(before)
    writeFileSync(lockFile, LOCK.replace('sha-core', 'sha-forged'))
    expect(lockPart(lockFile, importers)).not.toEqual(before)
  })

  it('is null where the lock file does not know a package, or is of another form', () => {
    expect(lockPart(lockFile, [{ folder: join(folder, 'new'), withDev: false }])).toBeNull()
    writeFileSync(lockFile, '')
    expect(lockPart(lockFile, [{ folder: join(folder, 'one'), withDev: false }])).toBeNull()
  })
})
