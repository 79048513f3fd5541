import { linesOf } from './support.ts'

describe('linesOf', () => {
  it('[OPS-5] names the exact builds, what failed and the last events', () => {
    expect(
      linesOf({
        atMs: Date.UTC(2026, 10, 21, 4, 5, 6),
        report: {
          kind: 'error',
          supportCode: 'ABCDEFG',
          shell: '1.0.0-s',
          remotes: { mine: '1.0.0-m' },
          remote: 'games',
          version: '1.0.0-g',
          phase: 'chunk',
          cause: 'ChunkLoadError: 7',
          path: '/game/sport',
          trail: [{ ms: 12_340, kind: 'code', what: '10001 /game/api/v1/venue/list' }],
        },
      }),
    ).toEqual([
      'ABCDEFG  2026-11-21 04:05:06 UTC  on /game/sport',
      '  shell  1.0.0-s',
      '  mine  1.0.0-m',
      'failed   games 1.0.0-g, chunk',
      'cause    ChunkLoadError: 7',
      'last events, seconds before:',
      '     12.3  code     10001 /game/api/v1/venue/list',
    ])
  })

  it('[OPS-5] prints no control characters of a report', () => {
    const report = {
      kind: 'error' as const,
      supportCode: 'ABCDEFG',
      cause: '\u001b[2J\u001b]0;owned\u0007gone\nfailed   nothing',
    }
    const lines = linesOf({ atMs: 0, report })
    expect(lines.join('')).not.toMatch(/\p{Cc}/u)
    expect(lines).toContain('cause    [2J]0;ownedgonefailed   nothing')
  })
})
