import type { RemoteLine } from '../registry/remote-line.ts'
import { type DatedLine, JUDGED_MS, releaseToJudge } from './release-watch.rules.ts'

const NOW = 10 * JUDGED_MS
const line = (
  kind: RemoteLine['kind'],
  version: string,
  from: string | null,
  change: Partial<RemoteLine> = {},
): DatedLine => ({
  line: {
    kind,
    version,
    from,
    withdrew: [],
    kept: [],
    canary: null,
    salt: '',
    pinned: false,
    off: false,
    revoked: [],
    ...change,
  },
  atMs: NOW - 60_000,
})
const first = line('publish', '1.0.0', null)
const release = line('publish', '2.0.0', '1.0.0')
const judged = (...lines: DatedLine[]) => releaseToJudge(lines, NOW)?.version ?? null

describe('a release to everybody', () => {
  it('[OPS-ROLL-8] is checked for an hour against the version that a rollback would restore', () => {
    expect(releaseToJudge([release, first], NOW)).toEqual({ version: '2.0.0', before: '1.0.0', atMs: NOW - 60_000 })
    expect(judged({ ...release, atMs: NOW - JUDGED_MS + 1 }, first)).toBe('2.0.0')
    expect(judged({ ...release, atMs: NOW - JUDGED_MS }, first)).toBeNull()
    expect(judged(line('promote', '2.0.0', '1.0.0'), first)).toBe('2.0.0')
    expect([JUDGED_MS, judged()]).toEqual([3_600_000, null])
    // Pinned and unpinned since: still the same release.
    expect(judged(line('unpin', '2.0.0', null), release, first)).toBe('2.0.0')
  })

  it.each([
    ['the first one: there is nothing to go back to', [first]],
    ['one that is pinned', [line('pin', '2.0.0', null, { pinned: true }), release, first]],
    ['one that is off', [line('kill', '2.0.0', null, { off: true }), release, first]],
    [
      'one beside which a canary runs',
      [line('canary', '2.0.0', null, { canary: { version: '3.0.0', percent: 5 } }), release, first],
    ],
    ['what it was rolled back to', [line('rollback', '1.0.0', '2.0.0', { withdrew: ['2.0.0'] }), release, first]],
    ['one before which everything was withdrawn', [line('publish', '2.0.0', '1.0.0', { revoked: ['1.0.0'] }), first]],
  ])('[OPS-ROLL-8] is not judged: %s', (_name, lines) => {
    expect(judged(...lines)).toBeNull()
  })
})
