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
          overrides: ['mine', 'chat'],
          trail: [{ ms: 12_340, kind: 'code', what: '10001 /game/api/v1/venue/list', trace: 'a1b2c3d4' }],
        },
        frames: [
          {
            at: '/r/games/files/7.0123abcd.js:1:20',
            source: 'remote-games/src/lobby.tsx:8:3',
            code: 'throw new Error()',
          },
          { at: '/assets/main.0123abcd.js:1:9', source: null, code: null },
        ],
      }),
    ).toEqual([
      'ABCDEFG  2026-11-21 04:05:06 UTC  on /game/sport',
      '  shell  1.0.0-s',
      '  mine  1.0.0-m  override on this device',
      '  chat  not loaded  override on this device',
      'failed   games 1.0.0-g, chunk',
      'cause    ChunkLoadError: 7',
      'trace    a1b2c3d4',
      'stack, as far as there are source maps:',
      '  remote-games/src/lobby.tsx:8:3',
      '      throw new Error()',
      '  /assets/main.0123abcd.js:1:9',
      'last events, seconds before:',
      '     12.3  code     10001 /game/api/v1/venue/list  a1b2c3d4',
    ])
  })

  it('[OPS-5] prints no control characters of a report', () => {
    const report = {
      kind: 'error' as const,
      supportCode: 'ABCDEFG',
      cause: '\u001b[2J\u001b]0;owned\u0007gone\nfailed   nothing',
    }
    // A map is as foreign as a report: teams upload it.
    const frames = [{ at: '', source: 'a\u001b[31m.ts:1:1', code: '\u202egnihton' }]
    const lines = linesOf({ atMs: 0, report, frames })
    expect(lines.join('')).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u)
    expect(lines).toContain('cause    [2J]0;ownedgonefailed   nothing')
  })
})
