import { type AccessFacts, IS_GO_MS, restrictionNamed, restrictionOf } from './restriction.rules.ts'

const WEB: AccessFacts = { maintainStatus: 1, wentOnAt: null, client: 'web', nowMs: IS_GO_MS * 3 }

describe('restrictionOf', () => {
  it.each([6031, 6033])('[SHELL-ERR-4] redirects %i to the caveat, except for the download client', (code) => {
    expect(restrictionOf(code, WEB)).toBe('access-caveat')
    expect(restrictionOf(code, { ...WEB, wentOnAt: String(WEB.nowMs) })).toBe('access-caveat')
    expect(restrictionOf(code, { ...WEB, client: 'download' })).toBeNull()
  })

  it('[SHELL-ERR-5] redirects 6032 to the alert unless isGo is set, the client is the download type or maintenance is on', () => {
    expect(restrictionOf(6032, WEB)).toBe('access-alert')
    expect(restrictionOf(6032, { ...WEB, maintainStatus: undefined })).toBe('access-alert')
    expect(restrictionOf(6032, { ...WEB, maintainStatus: 0 })).toBeNull()
    expect(restrictionOf(6032, { ...WEB, client: 'download' })).toBeNull()
    expect(restrictionOf(6032, { ...WEB, wentOnAt: String(WEB.nowMs) })).toBeNull()
  })

  it('[SHELL-STAT-6] honours "continue" for exactly 24 hours', () => {
    const wentOn = (agoMs: number) => restrictionOf(6032, { ...WEB, wentOnAt: String(WEB.nowMs - agoMs) })
    expect(wentOn(IS_GO_MS - 1)).toBeNull()
    expect(wentOn(IS_GO_MS)).toBe('access-alert')
    expect(restrictionOf(6032, { ...WEB, wentOnAt: 'true' })).toBe('access-alert')
  })
})

describe('restrictionNamed', () => {
  it('[SHELL-STAT-6] treats any other name as the caveat', () => {
    expect([null, '', 'access-alert ', 'toString'].map(restrictionNamed)).toEqual(Array(4).fill('access-caveat'))
    expect(restrictionNamed('access-alert')).toBe('access-alert')
  })
})
