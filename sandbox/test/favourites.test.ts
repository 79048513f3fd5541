/** Favourites of a member on all devices (screens.md 4). */
import type { DataOf, Endpoint, InputOf } from '@lantern/contract'
import { FAVOURITES_MAX, type Favourite, favouriteList, favouriteSave } from '@lantern/contract/favourites'
import { gameList } from '@lantern/contract/games'
import { DAY_MS } from '@lantern/contract/site-time'
import { seedId } from '../src/members/seed-id.rules.ts'
import { openSandbox, type TestSandbox } from './harness.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openSandbox()
}, 60_000)
afterAll(() => sandbox.close())

/** Calls of one seed member. */
async function as(userName: string) {
  const token = await sandbox.signIn(userName)
  return <E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<DataOf<E>> =>
    sandbox.call(endpoint, input, { token })
}

const LEAGUE: Favourite = { kind: 'league', id: 'football/Lantern League' }
const MOD = seedId('mod0001')
const GAME: Favourite = { kind: 'game', id: 'PGDZ/PGDZ-001' }

describe('favourites', () => {
  it('[SBX-240] are marked once, known on every device of the member only, and unmarked', async () => {
    const own = await as('demo01')
    await own(favouriteSave, { items: [LEAGUE, GAME], on: true })
    await own(favouriteSave, { items: [LEAGUE], on: true })
    const { list } = await own(favouriteList, {})
    expect(list).toHaveLength(2)
    expect(list).toEqual(expect.arrayContaining([LEAGUE, GAME]))
    expect((await own(gameList, { category: 'egame', favOnly: true })).list.map(({ gameCode }) => gameCode)).toEqual([
      'PGDZ-001',
    ])
    expect((await (await as('vip10aa'))(favouriteList, {})).list).toEqual([])
    expect((await own(favouriteSave, { items: [LEAGUE, GAME], on: false })).list).toEqual([])
  })

  it('[SBX-240] leave out games that the site does not have, and the oldest beyond the limit', async () => {
    const own = await as('demo01')
    expect((await own(favouriteSave, { items: [{ kind: 'game', id: 'PGDZ/none' }], on: true })).list).toEqual([])
    const teams = Array.from({ length: FAVOURITES_MAX }, (_, n): Favourite => ({ kind: 'team', id: `football/${n}` }))
    await own(favouriteSave, { items: teams, on: true })
    await sandbox.control({ action: 'clock.jump', ms: 1_000 })
    const { list } = await own(favouriteSave, { items: [LEAGUE], on: true })
    expect(list).toHaveLength(FAVOURITES_MAX)
    expect(list[0]).toEqual(LEAGUE)
  })

  it('[SBX-240] are forgotten in the store too: what gave way, and a match after 14 days', async () => {
    const own = await as('mod0001')
    const stored = async () => {
      const subjects = await sandbox.db
        .selectFrom('favourite_subjects')
        .select('id')
        .where('member_id', '=', MOD)
        .execute()
      const games = await sandbox.db
        .selectFrom('favourites')
        .select('game_code as id')
        .where('member_id', '=', MOD)
        .execute()
      return [...subjects, ...games].map(({ id }) => id)
    }
    const match: Favourite = { kind: 'match', id: 'M-old' }
    await own(favouriteSave, { items: [GAME, match], on: true })
    await sandbox.control({ action: 'clock.jump', ms: 14 * DAY_MS - 1_000 })
    const later = await as('mod0001')
    await later(favouriteSave, { items: [LEAGUE], on: true })
    expect((await stored()).toSorted()).toEqual(['M-old', 'PGDZ-001', LEAGUE.id])
    await sandbox.control({ action: 'clock.jump', ms: 1_000 })
    await later(favouriteSave, { items: [LEAGUE], on: true })
    expect((await stored()).toSorted()).toEqual(['PGDZ-001', LEAGUE.id])
    const teams = Array.from(
      { length: FAVOURITES_MAX - 1 },
      (_, n): Favourite => ({ kind: 'team', id: `football/${n}` }),
    )
    await later(favouriteSave, { items: teams, on: true })
    const ids = await stored()
    expect(ids).toHaveLength(FAVOURITES_MAX)
    expect(ids).not.toContain('PGDZ-001')
    expect(ids).toContain(LEAGUE.id)
  })

  it('[SBX-241] a visitor asks for the games of this device only', async () => {
    const { list } = await sandbox.call(gameList, { category: 'egame', only: ['PGDZ/PGDZ-002', 'PGDZ/none'] })
    expect(list.map(({ gameCode }) => gameCode)).toEqual(['PGDZ-002'])
    expect((await sandbox.call(gameList, { category: 'egame', only: [] })).total).toBe(0)
  })
})
