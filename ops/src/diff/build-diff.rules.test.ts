import type { RemoteBuild } from '@lantern/contract/remote-build'
import { diffOf, type SizedFile } from './build-diff.rules.ts'

const aFile = (file: string, integrity: string, size = 100, brotli: number | null = 40): SizedFile => ({
  file,
  integrity,
  size,
  brotli,
})
const aBuild = (given: Partial<RemoteBuild> = {}): RemoteBuild => ({
  name: 'mine',
  version: '1.0.0',
  contractVersion: '1.0.0',
  routePrefixes: ['/mine'],
  slots: [],
  preload: [],
  shared: { react: '^19.0.0' },
  ...given,
})

describe('diffOf', () => {
  it('[OPS-DIFF-1] matches files across hashes, and puts the largest change first', () => {
    const diff = diffOf(
      {
        build: aBuild(),
        files: [
          aFile('routes.aaaaaaaa.js', 'a', 900, 300),
          aFile('slots.11111111.js', 'same'),
          aFile('gone.22222222.js', 'g', 100, 50),
        ],
      },
      {
        build: aBuild({ version: '1.0.1' }),
        files: [
          aFile('routes.bbbbbbbb.js', 'b', 1_900, 800),
          aFile('slots.11111111.js', 'same'),
          aFile('art.svg', 'n', 60, null),
        ],
      },
    )
    expect(diff.files.map(({ kind, file }) => `${kind} ${file}`)).toEqual([
      'changed routes.js',
      'added art.svg',
      'removed gone.22222222.js',
    ])
    expect(diff.unchanged).toBe(1)
    expect(diff.weight).toEqual({
      from: { files: 3, size: 1_100, brotli: 390 },
      to: { files: 3, size: 2_060, brotli: 900 },
    })
  })

  it('[OPS-DIFF-1] does not guess which of several files was renamed to which', () => {
    const files = (...names: string[]) => names.map((name) => aFile(`chunk.${name}.js`, name))
    const { files: changes } = diffOf(
      { build: aBuild(), files: files('aaaaaaaa', 'bbbbbbbb') },
      { build: aBuild(), files: files('aaaaaaaa', 'cccccccc') },
    )
    expect(changes.map(({ kind, file }) => `${kind} ${file}`)).toEqual([
      'removed chunk.bbbbbbbb.js',
      'added chunk.cccccccc.js',
    ])
  })

  it('[OPS-DIFF-1] shows claims, shares and contracts of the builds', () => {
    const young = aBuild({
      contractVersion: '1.1.0',
      routePrefixes: ['/mine', '/wallet'],
      pages: [{ path: '/wallet', frame: 'page', protected: true, title: { zh: '钱包', en: 'Wallet' } }],
      slots: ['home.rails'],
      shared: { react: '^19.1.0', jotai: '^3.0.0' },
    })
    const diff = diffOf({ build: aBuild({ slots: ['home.dock'] }), files: [] }, { build: young, files: [] })
    expect(diff).toMatchObject({
      contract: { from: '1.0.0', to: '1.1.0' },
      shared: [
        { name: 'jotai', from: null, to: '^3.0.0' },
        { name: 'react', from: '^19.0.0', to: '^19.1.0' },
      ],
      slots: { added: ['home.rails'], removed: ['home.dock'] },
      prefixes: { added: ['/wallet'], removed: [] },
      pages: { added: ['/wallet'], removed: [] },
    })
    expect(diffOf({ build: young, files: [] }, { build: young, files: [] })).toMatchObject({
      contract: null,
      shared: [],
      files: [],
    })
  })
})
