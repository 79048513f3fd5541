import { matchHot, venueList } from '@lantern/contract/games'
import { DAY_MS } from '@lantern/contract/site-time'
import { type Board, sportBoard } from '@lantern/contract/sport'
import { openSandbox } from '../../../test/harness.ts'
import { quotesOfSlip } from '../bet/quotes.ts'

let sandbox: Awaited<ReturnType<typeof openSandbox>>
beforeAll(async () => {
  sandbox = await openSandbox()
})
afterAll(() => sandbox.close())

const prices = ({ list }: Pick<Board, 'list'>) =>
  list.flatMap(({ markets }) => markets.flatMap(({ selections }) => selections))

describe('sport board', () => {
  it('[SBX-200] lists nine sports with their counts, live matches first, with one line of each kind', async () => {
    const board = await sandbox.call(sportBoard, { book: 'OBTY', sport: 'football' })
    expect(board.sports).toHaveLength(9)
    expect(board.sports.find(({ code }) => code === 'football')?.count).toBe(board.list.length)
    expect(board.days[0]).toBe(board.list.length)
    const states = board.list.map(({ state }) => state)
    expect(states).toEqual([...states].sort((one, other) => other - one))
    for (const match of board.list) {
      expect(new Set(match.markets.map(({ kind }) => kind)).size).toBe(match.markets.length)
      expect(match.startAt).toBeLessThan(board.at + DAY_MS)
    }
  })

  it('[SBX-200] lists a later day, the live matches of all sports, and nothing for an unknown sport', async () => {
    const later = await sandbox.call(sportBoard, { book: 'OBTY', sport: 'football', day: 3 })
    expect(later.list.length).toBe(later.days[3])
    expect(later.list.every(({ state }) => state === 1)).toBe(true)
    const live = await sandbox.call(sportBoard, { book: 'OBTY', live: true })
    expect(live.list.length).toBeGreaterThanOrEqual(5)
    expect((await sandbox.call(sportBoard, { book: 'OBTY', sport: 'curling' })).list).toEqual([])
  })

  it('[SBX-200, SBX-203] shows the prices at which the venue accepts bets', async () => {
    const { db, catalogue, clock } = sandbox
    for (const enName of ['OBTY', 'FBTY']) {
      const board = await sandbox.call(sportBoard, { book: enName, sport: 'football' })
      const shown = prices(board).slice(0, 10)
      const ids = shown.map(({ id }) => id)
      const { list } = await quotesOfSlip(db, catalogue, ids, { enName, now: clock.now() })
      expect(list.map(({ id, odds }) => ({ id, odds }))).toEqual(shown.map(({ id, odds }) => ({ id, odds })))
    }
  })

  it('[SBX-203] quotes names in both languages and leaves out what it does not know', async () => {
    const { db, catalogue, clock } = sandbox
    const board = await sandbox.call(sportBoard, { book: 'OBTY', sport: 'football' })
    const [first] = prices(board)
    const at = { enName: 'OBTY', now: clock.now() }
    const { list } = await quotesOfSlip(db, catalogue, [first?.id ?? '', 'm99999-99:1x2:x:home', 'x'], at)
    expect(list).toHaveLength(1)
    expect(list[0]?.match.en).toContain(' vs ')
  })

  it('[SBX-252] keeps to the three columns, on home too', async () => {
    const board = await sandbox.call(sportBoard, { book: 'OBTY', sport: 'football' })
    const hot = await sandbox.call(matchHot, { n: 6 })
    const kinds = [...board.list, ...hot.list].flatMap(({ markets }) => markets.map(({ kind }) => String(kind)))
    expect(new Set(kinds)).toEqual(new Set(['1x2', 'handicap', 'total']))
  })

  it('[SBX-204] shows the smallest stake of the book in the lobby', async () => {
    const { list } = await sandbox.call(venueList, { category: 'sport' })
    expect(new Set(list.map(({ minBet }) => minBet))).toEqual(new Set(['2.00']))
  })
})
