import { sportResults } from '@lantern/contract/sport'
import { openSandbox } from '../../../test/harness.ts'

const SPORTS = ['football', 'basketball', 'tennis', 'baseball']
let sandbox: Awaited<ReturnType<typeof openSandbox>>
beforeAll(async () => {
  sandbox = await openSandbox()
})
afterAll(() => sandbox.close())

const read = (sport: string, day: number) => sandbox.call(sportResults, { sport, day })

describe('the result centre', () => {
  it.each(SPORTS)(
    '[SBX-224] has the decided %s matches of a day, newest first, with periods that add up',
    async (sport) => {
      const { list, sports, at } = await read(sport, 1)
      expect(list.length).toBeGreaterThan(3)
      expect(sports.find(({ code }) => code === sport)?.count).toBe(list.length)
      const times = list.map(({ startAt }) => startAt)
      expect(times).toEqual([...times].sort((one, other) => other - one))
      for (const match of list) {
        expect(match.endedAt).toBeLessThanOrEqual(at)
        const ofSide = (side: 'home' | 'away') =>
          sport === 'tennis'
            ? match.periods.filter((set) => set[side] > set[side === 'home' ? 'away' : 'home']).length
            : match.periods.reduce((sum, period) => sum + period[side], 0)
        expect({ home: ofSide('home'), away: ofSide('away') }).toEqual(match.score)
      }
    },
  )

  it('[SBX-224, SBX-252] settles every market of a match at its score, with one winner or opposite results of two', async () => {
    const { list } = await read('football', 1)
    const opposite: Record<string, string> = {
      WIN: 'LOSE',
      HALF_WIN: 'HALF_LOSE',
      DRAW: 'DRAW',
      HALF_LOSE: 'HALF_WIN',
      LOSE: 'WIN',
    }
    let exactScores = 0
    for (const { markets, score } of list) {
      expect(markets.length).toBeGreaterThan(3)
      for (const { kind, picks } of markets) {
        if (kind === 'correct_score') {
          const exact = picks.filter(({ result }) => result === 'WIN').map(({ name }) => name?.en)
          // A score that was next to impossible at the start had no price.
          const isOther = Math.max(score.home, score.away) > 4
          if (exact.length === 0) continue
          expect(exact).toEqual([isOther ? 'Any other' : `${score.home}:${score.away}`])
          exactScores += 1
        } else if (kind === '1x2') {
          const winner = score.home === score.away ? 'draw' : score.home > score.away ? 'home' : 'away'
          expect(picks.filter(({ result }) => result === 'WIN').map(({ pick }) => pick)).toEqual([winner])
        } else {
          const [one, other] = picks
          expect(other?.result).toBe(opposite[one?.result ?? ''])
        }
      }
    }
    expect(exactScores).toBeGreaterThan(0)
  })

  it('[SBX-224] has nothing of the days to come, leaves out running matches, and shows what was decided by hand', async () => {
    const { list: today } = await read('football', 0)
    const live = await sandbox.catalogue.matches(sandbox.db, 'live', sandbox.clock.now())
    const running = live.find(({ fixture }) => fixture.sport === 'football')
    if (!running) throw new Error('A football match is live')
    const { id } = running.fixture
    expect(today.map((match) => match.id)).not.toContain(id)
    await sandbox.control({ action: 'match.end', matchId: id, home: 7, away: 1 })
    const ended = (await read('football', 0)).list.find((match) => match.id === id)
    expect(ended).toMatchObject({ state: 3, score: { home: 7, away: 1 }, periods: [] })
    expect(ended?.markets.length).toBeGreaterThan(0)
  })

  it('[SBX-224] has no market of a match that was not played', async () => {
    const [match] = await sandbox.catalogue.matches(sandbox.db, 'today', sandbox.clock.now())
    if (!match) throw new Error('Matches follow today')
    const { id, sport, startAt } = match.fixture
    await sandbox.db
      .insertInto('match_overrides')
      .values({ match_id: id, kind: 'cancelled', home: 0, away: 0, at: sandbox.clock.now() })
      .execute()
    const today = await read(sport, 0)
    const cancelled = today.list.find((one) => one.id === id)
    expect(startAt).toBeGreaterThan(today.at)
    expect(cancelled).toMatchObject({ state: 6, markets: [], periods: [] })
  })
})
