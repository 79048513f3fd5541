import { act } from '@testing-library/react'
import { dispatchSlip, readSlip } from '../../parts/slip/slip.store.ts'
import { delistVenues, frame, ORIGIN, openVenue, say, siteWithVenue } from '../venue-frame.fixture.tsx'

beforeEach(() => {
  siteWithVenue()
})
afterEach(delistVenues)

const leg = { selectionId: 'm1:1x2:x:home', odds: '1.95', oddsVersion: 3 }
const bet = (requestNo: string) => ({ requestNo, legs: [leg], stake: '10', accept: 'better' as const })
const [FIRST, SECOND] = ['1b4e28ba-2fa1-4d20-883f-0016d3cca427', '1b4e28ba-2fa1-4d20-883f-0016d3cca428'] as const

function sendSlip(book: string): void {
  act(() => {
    dispatchSlip({ kind: 'taken-back' })
    dispatchSlip({ kind: 'cleared' })
    dispatchSlip({
      kind: 'toggled',
      book,
      leg: {
        ...leg,
        matchId: 'm1',
        marketId: 'm1:1x2:x',
        kind: '1x2',
        line: null,
        pick: 'home',
        home: { zh: '甲', en: 'A' },
        away: { zh: '乙', en: 'B' },
      },
    })
    dispatchSlip({ kind: 'confirmed', bets: [bet(FIRST), bet(SECOND)] })
  })
}
const spoken = () => {
  const posted = jest.spyOn(frame().contentWindow as Window, 'postMessage')
  return () => posted.mock.calls.filter(([message]) => message.kind === 'shell:slip')
}

describe('slip to the venue', () => {
  it('[GAMES-39] sends the slip to the origin of the launch, after the first message of the venue', () => {
    openVenue()
    sendSlip('OBTY')
    const slips = spoken()
    expect(slips()).toEqual([])
    say({ kind: 'venue:ready' })
    expect(slips()).toEqual([[{ kind: 'shell:slip', bets: [bet(FIRST), bet(SECOND)] }, ORIGIN]])
    say({ kind: 'venue:ready' })
    expect(slips()).toHaveLength(1)
  })

  it('[GAMES-38] removes bets that the venue has placed, and only those of this slip', () => {
    openVenue()
    sendSlip('OBTY')
    say({ kind: 'venue:placed', requestNo: FIRST })
    say({ kind: 'venue:placed', requestNo: FIRST }, { origin: 'http://evil.test' })
    const { phase } = readSlip()
    expect(phase).toMatchObject({ kind: 'sent', placed: [FIRST] })
    say({ kind: 'venue:placed', requestNo: SECOND })
    expect(readSlip().legs).toEqual([])
  })

  it('[GAMES-39] does not send the slip of another venue', () => {
    openVenue()
    sendSlip('IMTY')
    const slips = spoken()
    say({ kind: 'venue:ready' })
    expect(slips()).toEqual([])
  })
})
