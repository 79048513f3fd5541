// @ts-expect-error: plain JavaScript, typed in its comments
import { explainVersion as plainExplain } from './explain-version.mjs'

type Output = {
  integrity: Record<string, string>
  sources: Record<string, string[]>
  description: Record<string, unknown>
}
type Inputs = {
  version: string
  sources: Record<string, string>
  packages: Record<string, string>
  output?: Output
}
const explainVersion: (before: Inputs, now: Inputs) => string[] = plainExplain

const SHELL: Inputs = {
  version: '1.0.0-aaaa',
  sources: { 'shell/src/main.tsx': '1', 'shared/ui/src/card.tsx': '1' },
  packages: { 'react@19.2.0': 'x', '@scope/tool@1.0.0(react@19.2.0)': 'x' },
}
const REMOTE: Inputs = {
  ...SHELL,
  output: {
    integrity: { '31.aaaaaaaa.js': '1', '31.bbbbbbbb.css': '1', 'remoteEntry.cccccccc.js': '1' },
    sources: {
      '31.dddddddd.js': ['package:react', 'shared/ui/src/card.tsx'],
      'remoteEntry.eeeeeeee.js': ['remote-mine/src/exposed/routes.tsx'],
    },
    description: { imports: { '@lantern/ui': ['Card'] }, title: 'mine' },
  },
}

describe('explainVersion', () => {
  it('[BUILD-15] names the sources and packages that gave the shell another version', () => {
    const now: Inputs = {
      version: '1.0.0-bbbb',
      sources: { 'shell/src/main.tsx': '2', 'shared/ui/src/card.tsx': '1', 'shell/src/new.tsx': '1' },
      packages: { 'react@19.2.1': 'y', '@scope/tool@1.0.0(react@19.2.1)': 'x' },
    }
    expect(explainVersion(SHELL, now)).toEqual([
      '1.0.0-aaaa -> 1.0.0-bbbb',
      '  2 sources changed',
      '    shell/src/main.tsx',
      '    shell/src/new.tsx',
      '  2 packages changed',
      '    @scope/tool 1.0.0(react@19.2.0) -> 1.0.0(react@19.2.1)',
      '    react 19.2.0 -> 19.2.1',
    ])
    expect(explainVersion(SHELL, SHELL)).toEqual([])
  })

  it('[BUILD-15] names the files of a remote that changed, with the changed sources in each, and the fields of its description', () => {
    const now: Inputs = {
      version: '1.0.0-bbbb',
      sources: { ...SHELL.sources, 'shared/ui/src/card.tsx': '2', 'shared/ui/src/unused.tsx': '1' },
      packages: { ...SHELL.packages, 'react@19.2.0': 'y' },
      output: {
        integrity: {
          '31.dddddddd.js': '2',
          '31.bbbbbbbb.css': '1',
          'remoteEntry.eeeeeeee.js': '2',
          '77.ffffffff.js': '1',
        },
        sources: REMOTE.output?.sources ?? {},
        description: { imports: { '@lantern/ui': ['Badge', 'Card'] }, title: 'mine' },
      },
    }
    expect(explainVersion(REMOTE, now)).toEqual([
      '1.0.0-aaaa -> 1.0.0-bbbb',
      '  3 files of 4 changed',
      '    31.aaaaaaaa.js -> 31.dddddddd.js',
      '      package:react',
      '      shared/ui/src/card.tsx',
      '    77.ffffffff.js is new',
      '      no source of its own changed: a name or number that it refers to did',
      '    remoteEntry.cccccccc.js -> remoteEntry.eeeeeeee.js',
      '      no source of its own changed: a name or number that it refers to did',
      '  description: imports changed',
    ])
  })

  it('[BUILD-6] [BUILD-15] says that changed inputs had no effect where the output is the same', () => {
    const now = { ...REMOTE, sources: { ...REMOTE.sources, 'shared/ui/src/card.tsx': 'only a comment' } }
    expect(explainVersion(REMOTE, now)).toEqual(['1.0.0-aaaa stays: 1 changed input without effect on the output.'])
  })
})
