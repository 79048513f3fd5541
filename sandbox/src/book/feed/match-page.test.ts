import { DAY_MS } from '@lantern/contract/site-time'
import { type PastMatch, sportMatch, sportResults } from '@lantern/contract/sport'
import { openSandbox } from '../../../test/harness.ts'
import { SPORT_CODES, SPORTS } from '../play/sports.rules.ts'

let sandbox: Awaited<ReturnType<typeof openSandbox>>
beforeAll(async () => {
  sandbox = await openSandbox()
})
afterAll(() => sandbox.close())

async function liveFootball(): Promise<string> {
  const list = await sandbox.catalogue.matches(sandbox.db, 'live', sandbox.clock.now())
  const found = list.find(({ status }) => (status.standing.clock ?? 0) > 0)
  if (!found) throw new Error('Five matches are always live')
  return found.fixture.id
}
const read = (id: string) => sandbox.call(sportMatch, { book: 'OBTY', id })

describe('the page of a match', () => {
  it('[SBX-208] has every market at the prices of the venue, and events that add up to the score', async () => {
    const page = await read(await liveFootball())
    const [match] = page.list
    expect(match?.more).toBe(0)
    expect(match?.markets.length).toBeGreaterThan(3)
    expect(page.timeline.at(-1)?.score ?? { home: 0, away: 0 }).toEqual(match?.score)
  })

  it.each(SPORT_CODES)('[SBX-208] has periods of finished %s matches that add up to the score', async (sport) => {
    const { list } = await sandbox.call(sportResults, { sport, day: 1 })
    expect(list.length).toBeGreaterThan(0)
    for (const { id, score } of list) {
      const { periods } = await read(id)
      const ofSide = (side: 'home' | 'away', other: 'home' | 'away') =>
        SPORTS[sport].kind === 'sets'
          ? periods.filter((set) => set[side] > set[other]).length
          : periods.reduce((sum, period) => sum + period[side], 0)
      expect({ home: ofSide('home', 'away'), away: ofSide('away', 'home') }).toEqual(score)
      if (sport === 'baseball') expect(periods).toHaveLength(18)
    }
  })

  it('[SBX-252] names the markets and picks that pages have no words for, and no others', async () => {
    const all = await sandbox.catalogue.matches(sandbox.db, 'today', sandbox.clock.now())
    const football = all.find(({ fixture }) => fixture.sport === 'football')
    const { list } = await read(football?.fixture.id ?? '')
    const named = list[0]?.markets.filter(({ name }) => name) ?? []
    expect(named.map(({ kind, name }) => [kind, name?.zh, name?.en])).toEqual([
      ['odd_even', '单双', 'Odd/even'],
      ['correct_score', '波胆', 'Correct score'],
    ])
    const [parity, exact] = named.map(({ selections }) => selections.map(({ name }) => name?.en))
    expect(parity).toEqual(['Odd', 'Even'])
    expect(exact?.slice(0, 3)).toEqual(['1:0', '2:0', '2:1'])
    expect(exact?.at(-1)).toBe('Any other')
    const others = list[0]?.markets.filter(({ name }) => !name) ?? []
    expect(others.flatMap(({ selections }) => selections).filter(({ name }) => name)).toEqual([])
  })

  it('[SBX-209] has the prices since the start, in order, and none after now', async () => {
    const { movement, list, at } = await read(await liveFootball())
    expect(movement[0]?.at).toBe(list[0]?.startAt)
    const times = movement.map((point) => point.at)
    expect(times).toEqual([...times].sort((one, other) => one - other))
    expect(times.at(-1)).toBeLessThan(at)
    expect(movement.every(({ home, away }) => home !== null || away !== null)).toBe(true)
  })

  it('[SBX-209] has the last matches of both sides, finished before it, newest first', async () => {
    const { form, headToHead, list } = await read(await liveFootball())
    const [match] = list
    if (!match) throw new Error('The match is known')
    const isOf = (past: PastMatch, name: string) => past.home.en === name || past.away.en === name
    for (const side of ['home', 'away'] as const) {
      expect(form[side].length).toBeGreaterThan(0)
      expect(form[side].every((past) => isOf(past, match[side].en))).toBe(true)
      const times = form[side].map(({ startAt }) => startAt)
      expect(times).toEqual([...times].sort((one, other) => other - one))
      expect(times[0]).toBeLessThan(match.startAt)
      expect(times.at(-1)).toBeGreaterThan(match.startAt - 31 * DAY_MS)
    }
    expect(headToHead.every((past) => isOf(past, match.home.en) && isOf(past, match.away.en))).toBe(true)
  })

  it('[SBX-208] has no periods of a score that was decided by hand', async () => {
    const id = await liveFootball()
    expect((await read(id)).periods.length).toBeGreaterThan(0)
    await sandbox.control({ action: 'match.end', matchId: id, home: 7, away: 1 })
    expect(await read(id)).toMatchObject({ list: [{ score: { home: 7, away: 1 } }], periods: [] })
  })

  it('[SBX-208] knows nothing of an unknown match', async () => {
    expect(await read('m99999-99')).toMatchObject({ list: [], timeline: [], movement: [] })
    expect(await read('nonsense')).toMatchObject({ list: [] })
  })
})
