/** Search by what is written and by what is spoken (screens.md 4.0). */

import { searchHot, searchQuery } from '@lantern/contract/search'
import { DAY_MS } from '@lantern/contract/site-time'
import { openSandbox, type TestSandbox } from './harness.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openSandbox()
}, 60_000)
afterAll(() => sandbox.close())

const zh = { headers: { 'accept-language': 'zh-CN' } }
const en = {}

async function titles(q: string, kind: string, options: object = zh): Promise<string[]> {
  const { groups } = await sandbox.call(searchQuery, { q, n: 20 }, options)
  return groups.find((group) => group.kind === kind)?.list.map(({ title }) => title) ?? []
}

/** Sides and league of each match found. */
async function matchTexts(q: string, options: object): Promise<string[]> {
  const { groups } = await sandbox.call(searchQuery, { q, n: 20 }, options)
  const matches = groups.find(({ kind }) => kind === 'match')?.list ?? []
  return matches.map(({ title, note }) => `${title} · ${note}`)
}

describe('search/query', () => {
  it.each([
    ['initials', 'obty', 'venue', '欧博体育'],
    ['full pinyin', 'oubotiyu', 'venue', '欧博体育'],
    ['initials and full pinyin mixed', 'kyqipai', 'venue', '开元棋牌'],
    ['either reading of a character', 'yyqp', 'venue', '乐游棋牌'],
    ['initials that begin in the middle of a name', 'qp', 'venue', '开元棋牌'],
    ['Latin letters before Chinese ones', 'imty', 'venue', 'IM 体育'],
    ['the code of the provider', 'ybty', 'venue', '欧博体育'],
    ['initials of a game', 'mjhl', 'game', '麻将胡了'],
    ['the English name', 'mahjong', 'game', '麻将'],
    ['initials of an offer', 'sc', 'offer', '首存'],
  ])('[SHELL-SRCH-1] finds by %s: %s', async (_how, q, kind, title) => {
    expect(await titles(q, kind)).toEqual(expect.arrayContaining([expect.stringContaining(title)]))
  })

  it('[SHELL-SRCH-1] finds a match by the initials of a team, in either language', async () => {
    const [first] = await titles('lm', 'match')
    expect(await titles('dt', 'match')).not.toHaveLength(0)
    expect((await titles('beacons', 'match', {}))[0]).toMatch(/Beacons/)
    expect(first ?? '').not.toMatch(/undefined/)
  })

  it.each([
    ['a league', 'yhcjls', '云海超级联赛'],
    ['a team', 'sgzy', '霜港纸鸢'],
  ])('[SHELL-SRCH-1] finds the matches of %s by its initials, and no others: %s', async (_of, q, name) => {
    const texts = await matchTexts(q, zh)
    expect(texts).not.toHaveLength(0)
    for (const text of texts) expect(text).toContain(name)
  })

  it.each([
    ['a character of the same sound in a league', '云海朝级联赛', zh, '云海超级联赛'],
    ['a wrong letter in a league', 'claudsea', en, 'Cloudsea Premier'],
    ['a character of the same sound in a team', '霜港只鸢', zh, '霜港纸鸢'],
    ['a missing letter in a team', 'frosmere kites', en, 'Frostmere Kites'],
  ])('[SHELL-SRCH-5] finds the matches, and no others, in spite of %s: %s', async (_slip, q, options, name) => {
    const texts = await matchTexts(q, options)
    expect(texts).not.toHaveLength(0)
    for (const text of texts) expect(text).toContain(name)
  })

  it('[SHELL-SRCH-5] finds in spite of typos, and forgives none where something is spelt as asked', async () => {
    expect(await titles('majong', 'game', {})).not.toEqual([])
    expect(await titles('majong', 'game', {})).toEqual(await titles('mahjongg', 'game', {}))
    expect(await titles('欧博提育', 'venue')).toEqual(['欧博体育'])
    for (const title of await titles('mahjong', 'game', {})) expect(title).toMatch(/mahjong/i)
  })

  it('[SHELL-SRCH-1] finds the matches of each side of the coming days', async () => {
    const later = await sandbox.catalogue.between(
      sandbox.db,
      { from: sandbox.clock.now() + 2 * DAY_MS, to: sandbox.clock.now() + 3 * DAY_MS },
      sandbox.clock.now(),
    )
    const [match] = later
    if (!match) throw new Error('Sixty matches a day')
    const { groups } = await sandbox.call(searchQuery, { q: match.fixture.home.zh, n: 20 }, zh)
    const own = groups.find(({ kind }) => kind === 'match')?.list ?? []
    expect(own.length).toBeGreaterThan(0)
    for (const { title } of own) expect(title).toContain(match.fixture.home.zh)
  })

  it('[SHELL-SRCH-1] answers groups in the order of the page, the best first, at most n of each', async () => {
    const { groups } = await sandbox.call(searchQuery, { q: 'ty', n: 2 }, zh)
    const order = ['venue', 'game', 'match', 'offer']
    const kinds = groups.map(({ kind }) => kind)
    expect(kinds).toEqual(order.filter((kind) => kinds.includes(kind as never)))
    for (const { list } of groups) expect(list.length).toBeLessThanOrEqual(2)
    expect((await titles('IM体育', 'venue'))[0]).toBe('IM 体育')
  })

  it('[SHELL-SRCH-1] shows no venue that is closed and no game of it', async () => {
    expect(await titles('FG 棋牌', 'venue')).toEqual([])
    const { groups } = await sandbox.call(searchQuery, { q: 'mj', n: 20 }, zh)
    expect(groups.flatMap(({ list }) => list).filter(({ route }) => route.includes('FGQP'))).toEqual([])
  })

  it('[SHELL-SRCH-1] leads to paths of this site only, and finds nothing for what is only spaces and signs', async () => {
    const { groups } = await sandbox.call(searchQuery, { q: 'a', n: 20 }, zh)
    for (const { route } of groups.flatMap(({ list }) => list)) expect(route).toMatch(/^\/(game|activity)\//)
    const matches = groups.find(({ kind }) => kind === 'match')?.list ?? []
    expect(matches.map(({ route }) => route)).toEqual(matches.map(({ id }) => `/game/sport/match/${id}`))
    expect(matches).not.toHaveLength(0)
    expect((await sandbox.call(searchQuery, { q: '··' }, zh)).groups).toEqual([])
  })
})

describe('search/hot', () => {
  it('[SHELL-SRCH-3] suggests words that find something', async () => {
    const { words, kinds, subjects } = await sandbox.call(searchHot, {}, zh)
    expect(words.length).toBeGreaterThan(5)
    expect(kinds).toHaveLength(words.length)
    for (const [at, word] of words.entries()) {
      const { groups } = await sandbox.call(searchQuery, { q: word }, zh)
      const found = groups.find(({ kind }) => kind === kinds[at])?.list ?? []
      expect(found.map(({ id, category, image }) => ({ id, category, image }))).toContainEqual(subjects[at])
      if (kinds[at] === 'game') expect(subjects[at]?.image).toContain(`/cover/${subjects[at]?.id}.webp`)
    }
  })
})
