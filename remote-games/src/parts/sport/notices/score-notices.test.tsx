import { vvPretty } from '@lantern/contract/site'
import { sportBoard } from '@lantern/contract/sport'
import { dismissToast, pageStore, toastAtom } from '@lantern/platform'
import { aBoardMatch, type FakeApi, fakeApi, NOON, renderWithPlatform } from '@lantern/testing'
import { act, waitFor } from '@testing-library/react'
import { forgetKept, keep } from '../../favourites/kept-favourites.ts'
import { currentBook, matchStore } from '../../feed/live-prices.ts'
import { ScoreNotices } from './score-notices.tsx'

const followed = aBoardMatch({ id: 'x1', state: 2, period: '1H', score: { home: 0, away: 0 } })
const other = aBoardMatch({
  id: 'y1',
  state: 2,
  period: '1H',
  home: { zh: '山丘', en: 'Hill' },
  away: { zh: '海湾', en: 'Bay' },
})

let api: FakeApi
beforeEach(() => {
  // No stream: the test passes its changes to the store.
  globalThis.WebSocket = class extends EventTarget {
    close(): void {}
  } as never
  forgetKept()
  dismissToast()
  api = fakeApi()
  api.on(vvPretty, { '51': ['/'] })
  api.on(sportBoard, ({ book }) => ({ book, at: NOON, sports: [], days: [], list: [followed, other] }))
})

const toast = () => pageStore.get(toastAtom)?.text
const open = (route = '/game/sport', locale: 'zh-CN' | 'en' = 'zh-CN') =>
  renderWithPlatform(<ScoreNotices />, { route, path: '/game/sport/*', member: null, locale })

function tell(id: string, change: Partial<typeof followed>): void {
  const { state, score, points, clock, clockSec, clockRate, period } = { ...followed, ...change }
  const face = { state, score, points, clock, clockSec, clockRate, period }
  act(() => matchStore.apply([{ id, face, markets: [], gone: [] }], NOON, currentBook()))
}

describe('notices of scores', () => {
  it('[GAMES-75] shows a score and the end of a favourite match, and of no other', async () => {
    keep({ kind: 'match', id: 'x1' }, true)
    open()
    await waitFor(() => expect(matchStore.get('x1')).toBeDefined())
    tell('y1', { score: { home: 3, away: 0 } })
    expect(toast()).toBeUndefined()
    tell('x1', { score: { home: 1, away: 0 } })
    expect(toast()).toBe('河湾 1 : 0 山谷 · 上半场')
    tell('x1', { score: { home: 1, away: 0 }, state: 3, period: 'FT' })
    expect(toast()).toBe('河湾 1 : 0 山谷 · 完场')
  })

  it('[GAMES-75] shows the score of a favourite team', async () => {
    api.on(sportBoard, ({ book }) => ({ book, at: NOON, sports: [], days: [], list: [{ ...other, id: 'y2' }] }))
    keep({ kind: 'team', id: 'football/Bay' }, true)
    open('/game/sport', 'en')
    await waitFor(() => expect(matchStore.get('y2')).toBeDefined())
    tell('y2', { score: { home: 0, away: 4 } })
    expect(toast()).toBe('Hill 0 : 4 Bay · 1st half')
  })

  it('[GAMES-75] shows nothing on the page of the match, and requests nothing without favourites', async () => {
    const { unmount } = open()
    expect(api.calls(sportBoard)).toHaveLength(0)
    unmount()
    api.on(sportBoard, ({ book }) => ({ book, at: NOON, sports: [], days: [], list: [{ ...followed, id: 'y3' }] }))
    keep({ kind: 'match', id: 'y3' }, true)
    open('/game/sport/match/y3')
    await waitFor(() => expect(matchStore.get('y3')).toBeDefined())
    tell('y3', { score: { home: 7, away: 0 } })
    expect(toast()).toBeUndefined()
  })
})
