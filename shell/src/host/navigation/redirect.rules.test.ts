import { guidePath, loginPath, needsSession, safeRedirect } from './redirect.rules.ts'

/** No remote has metadata for any page. */
const noPage = () => null

describe('redirect after login', () => {
  it('[SHELL-SES-8] keeps path and query of a page of this site', () => {
    expect(loginPath('/mine/finance/wallet?a=1')).toBe('/user/login?redirect=%2Fmine%2Ffinance%2Fwallet%3Fa%3D1')
    expect(safeRedirect('/game/sport/ob?url=https%3A%2F%2Fx')).toBe('/game/sport/ob?url=https%3A%2F%2Fx')
  })

  it.each([
    'https://evil.example/x',
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    '/./\\evil.example',
    '/x/..//evil.example/mine',
    '/\t/evil.example',
    '/\t/evil.example/mine',
    '//:80',
    '/\\:80',
    'mine',
    'javascript:alert(1)',
    '/user/login',
    '/',
    null,
  ])('[SHELL-SES-8] refuses %s', (path) => {
    expect(safeRedirect(path)).toBeNull()
  })

  it('[SHELL-SES-8] redirects to login without a return path when there is none', () => {
    expect(loginPath('/')).toBe('/user/login')
    expect(loginPath('//evil.example')).toBe('/user/login')
  })

  it('[SHELL-AUTH-15] leads through the guide to the requested page', () => {
    expect(guidePath(null)).toBe('/registerGuide')
    expect(guidePath('/mine?a=1')).toBe('/registerGuide?redirect=%2Fmine%3Fa%3D1')
  })

  it('[SHELL-SES-8] requires a session on member pages, not on login pages', () => {
    expect(needsSession('/mine', noPage)).toBe(true)
    expect(needsSession('/game/sport', noPage)).toBe(false)
    expect(needsSession('/game/sport?a=1', (path) => ({ protected: path === '/game/sport' }))).toBe(true)
    expect(needsSession('/user/login?redirect=/mine', noPage)).toBe(false)
  })
})
