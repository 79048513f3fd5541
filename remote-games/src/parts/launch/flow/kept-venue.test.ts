import { signIn } from '@lantern/platform'
import { dropVenue, keepVenue, leaveVenue, settleVenue } from './kept-venue.ts'

const params = { origin: 'http://venue.test', url: 'http://venue.test/', h5Url: '', currentTimestamp: 1 }
const left = jest.fn()

describe('leaving the pages of games', () => {
  beforeEach(() => {
    left.mockClear()
    signIn({ token: 't1', memberId: 'm1', userName: 'demo01', expireAt: 0, guideDone: true }, { remember: false })
    keepVenue({ path: 'sport/ob', params, Frame: () => null, onLeft: left })
  })
  afterEach(dropVenue)

  it('[GAMES-96] reports the venue once', () => {
    leaveVenue()
    leaveVenue()
    expect(left.mock.calls).toEqual([['sport/ob']])
  })

  it('[GAMES-96] reports nothing once the frame itself says where the money is', () => {
    settleVenue()
    leaveVenue()
    expect(left).not.toHaveBeenCalled()
  })
})
