import { adoptToken, clearSession, getClientType, getSession, setClientType } from '@lantern/platform'
import { fakeApi, resetPlatform } from '@lantern/testing'
import { readInviteCodes, takeFromAddress } from './intake.ts'

const at = (path: string) => history.replaceState({ idx: 3 }, '', path)

beforeEach(() => {
  fakeApi()
  setClientType('web')
})
afterEach(() => {
  clearSession()
  resetPlatform()
  at('/')
})

describe('takeFromAddress', () => {
  it('[SHELL-INTAKE-1] keeps an existing session and cleans the address', () => {
    adoptToken('stored-token-1')
    at('/mine?token=token-of-a-stranger')
    takeFromAddress()
    expect(getSession()).toMatchObject({ kind: 'member', token: 'stored-token-1' })
    expect(localStorage.getItem('token')).toBe('stored-token-1')
    expect(location.search).toBe('')
  })

  it('[SHELL-INTAKE-1] starts the session of the token and cleans the address', () => {
    at('/mine?token=fresh-token-2&tab=1#top')
    takeFromAddress()
    expect(getSession()).toMatchObject({ kind: 'member', token: 'fresh-token-2' })
    expect(location.pathname + location.search + location.hash).toBe('/mine?tab=1#top')
    expect(history.state).toEqual({ idx: 3 })
  })

  it.each(['<script>', 'short', 'a b c d e f g h', '%00%00%00%00%00%00%00%00'])(
    '[SHELL-INTAKE-2] removes a malformed token %j from the address and starts no session',
    (token) => {
      at(`/help/kh?token=${token}&tab=1`)
      takeFromAddress()
      expect([getSession().kind, localStorage.getItem('token'), document.cookie.includes('token=')]).toEqual([
        'anonymous',
        null,
        false,
      ])
      expect(location.pathname + location.search).toBe('/help/kh?tab=1')
    },
  )

  it('[SHELL-INTAKE-3] stores codes on any page', () => {
    at('/help/kh?i_code=AB12&agent-verify=77')
    takeFromAddress()
    expect(readInviteCodes()).toMatchObject({ i_code: { value: 'AB12' } })
    expect(localStorage.getItem('agentVerify')).toBe('77')
    expect(location.search).toBe('')
  })

  it('[SHELL-INTAKE-6] remembers the download client after a reload, on /download-page', () => {
    at('/?appdown-token=fresh-token-3')
    takeFromAddress()
    expect(getClientType()).toBe('download')
    setClientType('web')
    takeFromAddress()
    expect(getClientType()).toBe('download')
  })

  it('[SHELL-INTAKE-6] treats a visitor without the token as one on /download-page only', () => {
    document.cookie = 'clientType=; max-age=0; path=/'
    at('/download')
    takeFromAddress()
    expect(getClientType()).toBe('web')
    at('/download-page')
    takeFromAddress()
    expect(getClientType()).toBe('download')
  })
})
