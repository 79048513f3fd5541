/** Picks that another page passes to the slip in the URL. */
import { venueList } from '@lantern/contract/games'
import { slipLink } from '@lantern/contract/slip-link'
import { sportBoard, sportMatch } from '@lantern/contract/sport'
import { pageStore, toastAtom } from '@lantern/platform'
import { aBoardMatch, aVenue, type FakeApi, fakeApi, renderWithPlatform } from '@lantern/testing'
import { screen, waitFor } from '@testing-library/react'
import { dispatchSlip, readSlip } from '../../parts/slip/slip.store.ts'
import { SportPage } from '../board/sport-page.tsx'

const NOON = Date.UTC(2026, 2, 1, 4)
const ZERO = { home: 0, away: 0 }
const REST = {
  timeline: [],
  periods: [],
  movement: [],
  form: { home: [], away: [] },
  headToHead: [],
  statistics: { scores: ZERO, leads: ZERO, ahead: ZERO },
}
const pick = { matchId: 'x1', selectionId: 'x1:1x2:x:home' }

let api: FakeApi
// Loads the lazy chunk outside the time of the first test.
beforeAll(() => import('./slip-sheet.tsx'))
beforeEach(() => {
  dispatchSlip({ kind: 'taken-back' })
  dispatchSlip({ kind: 'cleared' })
  api = fakeApi()
  api.on(venueList, { list: [aVenue({ enName: 'OBTY' })] })
  api.on(sportBoard, { book: 'OBTY', at: NOON, sports: [], days: [], list: [] })
  api.on(sportMatch, { book: 'OBTY', at: NOON, list: [aBoardMatch({ id: 'x1' })], ...REST })
})
const open = (route: string) => renderWithPlatform(<SportPage />, { route, path: '/game/sport', member: 'demo01' })

describe('useHandedPicks', () => {
  it('[GAMES-48] puts them on the slip without a stake, opens it, and removes them from the URL', async () => {
    const { location } = open(slipLink([pick]))
    await waitFor(() =>
      expect(readSlip()).toMatchObject({ stakes: {}, legs: [{ selectionId: pick.selectionId, odds: '1.95' }] }),
    )
    expect(await screen.findByRole('dialog')).toBeVisible()
    expect(location()).toBe('/game/sport')
  })

  it('[GAMES-48] leaves a pick unchanged that is already on the slip', async () => {
    open(slipLink([pick, pick]))
    expect(await screen.findByRole('dialog')).toBeVisible()
    expect(readSlip().legs).toHaveLength(1)
  })

  it('[GAMES-48] keeps them in the URL for a retry if they cannot be read', async () => {
    api.lose(sportMatch)
    const { location } = open(slipLink([pick]))
    await waitFor(() => expect(pageStore.get(toastAtom)?.kind).toBe('error'))
    expect(readSlip().legs).toEqual([])
    expect(location()).toBe(slipLink([pick]))
  })

  it('[GAMES-48] shows how many markets are closed, and leaves the slip unchanged', async () => {
    open(slipLink([{ matchId: 'x1', selectionId: 'x1:1x2:x:gone' }]))
    await waitFor(() => expect(pageStore.get(toastAtom)?.text).toMatch(/^1 项没有加入/))
    expect(readSlip().legs).toEqual([])
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})
