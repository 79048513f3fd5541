/** The row above the games, by kind. */
import { gameRules, lobbyTables } from '@lantern/contract/lobbies'
import { aGame, aVenue, type FakeApi, fakeApi, renderWithPlatform } from '@lantern/testing'
import { screen, within } from '@testing-library/react'
import { LobbyHero, type LobbyHeroProps } from './lobby-hero.tsx'
import { LOBBIES, type LobbyCategory } from './parts/lobbies.ts'

let api: FakeApi
const onEnter = jest.fn()
const onPlay = jest.fn()
beforeEach(() => {
  onEnter.mockClear()
  onPlay.mockClear()
  api = fakeApi()
  api.on(gameRules, {
    zh: '规则',
    en: 'Rules',
    rtp: '96.50',
    rtpKnown: { zh: '', en: '' },
    maxWin: 1728,
    cycleMs: 2_500,
  })
})

function open(category: LobbyCategory, change: Partial<LobbyHeroProps> = {}) {
  return renderWithPlatform(
    <LobbyHero
      lobby={LOBBIES[category]}
      venues={[]}
      featured={null}
      isBlocked={() => false}
      onEnter={onEnter}
      onPlay={onPlay}
      {...change}
    />,
  )
}

describe('the row above the games', () => {
  it('[GAMES-63] of esports shows its venues, with their events and terms; a tap enters one', async () => {
    const venues = [
      aVenue({ enName: 'YBDJ', category: 'gaming', name: { zh: 'DB电竞', en: 'DB Esports' }, live: 4, minBet: '2.00' }),
      aVenue({ enName: 'IMDJ', category: 'gaming', name: { zh: 'IM电竞', en: 'IM Esports' }, status: 2 }),
    ]
    const { user } = open('gaming', { venues })
    const [first, second] = screen.getAllByRole('listitem')
    expect(first).toHaveTextContent(/DB电竞.*2.*4/)
    expect(second).toHaveTextContent(/IM电竞.*维护中/)
    await user.click(within(first as HTMLElement).getByRole('button'))
    expect(onEnter.mock.calls.map(([venue]) => venue.enName)).toEqual(['YBDJ'])
  })

  it('[GAMES-63] of lotteries shows draws, with the last numbers and the time left', async () => {
    const at = Date.now()
    api.on(lobbyTables, {
      list: [
        {
          gameCode: 'VRCP-011',
          enName: 'VRCP',
          name: { zh: '分分彩', en: 'Minute Draw' },
          engine: 'digits',
          minBet: '1.00',
          maxBet: '500.00',
          round: 8,
          closeAt: at + 41_000,
          endAt: at + 60_000,
          results: ['3,7,1,0,9'],
        },
      ],
    })
    const { user } = open('lottery')
    const draw = await screen.findByRole('button', { name: /分分彩/ })
    expect(draw).toHaveTextContent(/3\s*7\s*1\s*0\s*9/)
    expect(draw).toHaveTextContent(/0:(40|41)/)
    await user.click(draw)
    expect(onPlay.mock.calls.map(([game]) => game.gameCode)).toEqual(['VRCP-011'])
  })

  it.each(['egame', 'chess', 'fishing'] as const)(
    '[GAMES-63] of %s shows one game with its figures; a tap enters it',
    async (category) => {
      const featured = aGame({ gameCode: 'g9', name: { zh: '灯笼夜', en: 'Lantern Night' }, rtp: '96.50' })
      const { user } = open(category, { featured })
      const card = screen.getByRole('button', { name: /灯笼夜/ })
      expect(card).toHaveTextContent(/RTP 96\.50%/)
      expect(await within(card).findByText(/1728/)).toBeVisible()
      expect(within(card).getByText(/2\.5/)).toBeVisible()
      await user.click(card)
      expect(onPlay).toHaveBeenCalledTimes(1)
    },
  )

  it('[GAMES-60, GAMES-63] has no game of a blocked venue', () => {
    const featured = aGame({ gameCode: 'g9', name: { zh: '灯笼夜', en: 'Lantern Night' } })
    open('egame', { featured, isBlocked: () => true })
    expect(screen.queryByRole('button')).toBeNull()
  })
})
