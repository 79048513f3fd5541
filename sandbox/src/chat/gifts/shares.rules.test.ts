import { nextShare } from './shares.rules.ts'

function shareAll(total: number, count: number, draw: (below: number) => number): number[] {
  const shares: number[] = []
  let left = total
  for (let rest = count; rest > 0; rest -= 1) {
    const share = nextShare(left, rest, draw)
    shares.push(share)
    left -= share
  }
  return shares
}
const DRAWS: Readonly<Record<string, (below: number) => number>> = {
  smallest: () => 0,
  largest: (below) => below - 1,
  random: (below) => Math.floor(Math.random() * below),
}

describe('nextShare', () => {
  it.each(Object.entries(DRAWS))(
    '[SBX-CHAT-15] shares all of a packet and nothing less than a fen: %s',
    (_name, draw) => {
      for (const [total, count] of [
        [1, 1],
        [5, 5],
        [6, 5],
        [100, 3],
        [20_000, 50],
      ] as const) {
        const shares = shareAll(total, count, draw)
        expect(shares).toHaveLength(count)
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(total)
        expect(Math.min(...shares)).toBeGreaterThanOrEqual(1)
      }
    },
  )
})
