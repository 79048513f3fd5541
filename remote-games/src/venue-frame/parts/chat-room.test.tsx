import { chatRooms } from '@lantern/contract/chat'
import { aChatRoom, type FakeApi, fakeApi, renderWithPlatform } from '@lantern/testing'
import { screen, waitFor } from '@testing-library/react'
import { EMPTY_SLIP, type SlipLeg } from '../../parts/slip/slip.machine.ts'
import { useMatchRoom } from '../../parts/sport/match-room.ts'
import { matchOfSlip } from './slip-match.rules.ts'

const leg = (matchId: string): SlipLeg => ({
  ...{ selectionId: `${matchId}:1x2:x:home`, matchId, marketId: `${matchId}:1x2:x`, kind: '1x2', line: null },
  ...{ pick: 'home', odds: '1.95', oddsVersion: 3, home: { zh: '甲', en: 'A' }, away: { zh: '乙', en: 'B' } },
})
type Props = { book: string; matches: readonly string[] }
function Room({ book, matches }: Props) {
  return <output>{useMatchRoom(matchOfSlip('OBTY', { ...EMPTY_SLIP, book, legs: matches.map(leg) }))}</output>
}

let api: FakeApi
beforeEach(() => {
  api = fakeApi()
  api.on(chatRooms, { list: [aChatRoom(), aChatRoom({ roomId: 'match:m1' })] })
})
const open = (props: Props) => renderWithPlatform(<Room {...props} />)

describe('the chat room of an open venue', () => {
  it('[GAMES-78] is the room of the match on the slip', async () => {
    open({ book: 'OBTY', matches: ['m1', 'm1'] })
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('match:m1'))
  })

  it('[GAMES-78] is the lobby for a match without a room', async () => {
    open({ book: 'OBTY', matches: ['m2'] })
    await waitFor(() => expect(api.calls(chatRooms)).toHaveLength(1))
    expect(screen.getByRole('status')).toHaveTextContent('lobby')
  })

  it.each([
    ['of another venue', { book: 'IMTY', matches: ['m1'] }],
    ['of several matches', { book: 'OBTY', matches: ['m1', 'm3'] }],
    ['without picks', { book: 'OBTY', matches: [] }],
  ])('[GAMES-78] is the lobby for a slip %s, without a request', (_name, props) => {
    open(props)
    expect(screen.getByRole('status')).toHaveTextContent('lobby')
    expect(api.calls(chatRooms)).toEqual([])
  })
})
