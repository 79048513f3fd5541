import type { LiveShell } from './live-shells.repository.ts'
import { openableShells } from './openable-shells.rules.ts'

const aShell = (shell: string, pages: string, isServed = true): LiveShell => ({
  edge: pages,
  shell,
  origin: pages,
  pages,
  provides: { contractVersion: '1.0.0', oldestContract: '1.0.0', shared: {}, slots: [], exports: {} },
  firstSeen: new Date(0),
  lastSeen: new Date(0),
  isServed,
  openUntil: undefined,
})

describe('openableShells', () => {
  it('[OPS-GATE-18] opens each served version once, at the edge that reported last, and no replaced one', () => {
    const live = [aShell('2.0.0', 'https://b'), aShell('1.0.0', 'https://a'), aShell('2.0.0', 'https://a')]
    expect(openableShells([...live, aShell('0.9.0', 'https://a', false)])).toEqual([
      { shell: '2.0.0', origin: 'https://b' },
      { shell: '1.0.0', origin: 'https://a' },
    ])
  })

  it('[OPS-GATE-18] opens a released version that no edge has reported yet, as long as there is an edge', () => {
    expect(openableShells([aShell('1.0.0', 'https://a')], ['1.0.0', '2.0.0'])).toEqual([
      { shell: '1.0.0', origin: 'https://a' },
      { shell: '2.0.0', origin: 'https://a' },
    ])
    expect(openableShells([aShell('1.0.0', 'https://a', false)], ['2.0.0'])).toEqual([])
  })
})
