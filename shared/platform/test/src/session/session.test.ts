import { logout } from '@lantern/contract/logout'
import { fakeApi, resetPlatform } from '@lantern/testing'
import { act, renderHook } from '@testing-library/react'
import { subscribe } from '../../../src/events/events.ts'
import { sessionAtom } from '../../../src/session/session.atoms.ts'
import {
  adoptToken,
  clearSession,
  finishGuide,
  getSession,
  nameSession,
  readLoginInfo,
  rememberedLogin,
  restoreSession,
  signIn,
  signOut,
  useSession,
} from '../../../src/session/session.ts'
import { removeCookie } from '../../../src/storage/cookies.ts'
import { onKeepDrafts } from '../../../src/storage/drafts.ts'
import { writeStored } from '../../../src/storage/stored.ts'
import { pageStore } from '../../../src/store/store.ts'

const member = { token: 't1', memberId: 'm1', userName: 'demo01', expireAt: 1, guideDone: false }

afterEach(() => resetPlatform())

describe('signIn', () => {
  it('[PLAT-SES-2, PLAT-SES-3] keeps the token cookie 365 days and the isCheck cookie a day', () => {
    const written: string[] = []
    jest.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => written.push(cookie))
    signIn(member, { remember: true })
    expect(written).toEqual([
      expect.stringMatching(/^token=t1; path=\/; samesite=lax; max-age=\d+$/),
      expect.stringMatching(/^isCheck=1; .*max-age=\d+$/),
    ])
    const seconds = written.map((cookie) => Number(cookie.split('max-age=')[1]))
    expect(seconds).toEqual([365 * 86_400, 86_400])
    jest.restoreAllMocks()
  })

  it('[PLAT-SES-2] writes a session cookie without remember-me', () => {
    const written: string[] = []
    jest.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => written.push(cookie))
    signIn(member, { remember: false })
    expect(written[0]).toBe('token=t1; path=/; samesite=lax')
    jest.restoreAllMocks()
  })

  it('[PLAT-SES-1] stores the token in a cookie and in local storage, beside who it belongs to', () => {
    signIn(member, { remember: true })
    expect(document.cookie).toContain('token=t1')
    expect(localStorage.getItem('token')).toBe('t1')
    expect(readLoginInfo()).toMatchObject({ memberId: 'm1', userName: 'demo01', isChecked: true })
  })
})

describe('rememberedLogin', () => {
  it('[PLAT-SES-3][PLAT-SES-4] ticks and names for as long as the isCheck cookie lives', () => {
    signIn(member, { remember: true })
    expect(rememberedLogin()).toEqual({ isChecked: true, userName: 'demo01' })
    removeCookie('isCheck')
    expect(rememberedLogin()).toEqual({ isChecked: false, userName: '' })
  })

  it('[PLAT-SES-3] names nobody after a login without remember-me', () => {
    signIn(member, { remember: true })
    signIn(member, { remember: false })
    expect(rememberedLogin()).toEqual({ isChecked: false, userName: '' })
  })
})

describe('login info', () => {
  it('[PLAT-SES-4] takes the guide for done and remember-me for off where it does not say', () => {
    writeStored('loginInfo', { memberId: 'm1', userName: 'demo01' })
    expect(readLoginInfo()).toEqual({ memberId: 'm1', userName: 'demo01', guideDone: true, isChecked: false })
  })

  it('[PLAT-SES-4] is nothing where it names nobody', () => {
    writeStored('loginInfo', { userName: 'demo01' })
    expect(readLoginInfo()).toBeNull()
  })

  it('[PLAT-SES-3] ticks remember-me without a name when local storage was emptied', () => {
    signIn(member, { remember: true })
    localStorage.clear()
    expect(rememberedLogin()).toEqual({ isChecked: true, userName: '' })
  })
})

describe('useSession', () => {
  it('[PLAT-SES-9] follows the session', () => {
    const { result } = renderHook(() => useSession())
    expect(result.current).toEqual({ kind: 'anonymous' })
    act(() => signIn(member, { remember: false }))
    expect(result.current).toEqual(getSession())
    expect(result.current).toMatchObject({ kind: 'member', token: 't1' })
  })
})

describe('adoptToken', () => {
  it('[PLAT-SES-9] leaves a session that is there alone', () => {
    signIn(member, { remember: true })
    adoptToken('t9')
    expect(getSession()).toMatchObject({ token: 't1' })
    expect(localStorage.getItem('token')).toBe('t1')
  })

  it('[PLAT-SES-9] begins one that ends with the browser, of nobody who was here before', () => {
    writeStored('loginInfo', { memberId: 'm1', userName: 'demo01' })
    const written: string[] = []
    jest.spyOn(document, 'cookie', 'set').mockImplementation((cookie) => written.push(cookie))
    adoptToken('t9')
    jest.restoreAllMocks()
    expect(written).toEqual(['token=t9; path=/; samesite=lax'])
    expect(readLoginInfo()).toBeNull()
  })
})

describe('restoreSession', () => {
  it('[PLAT-SES-9] is a member whose name is not known yet when local storage was emptied', () => {
    signIn(member, { remember: true })
    localStorage.clear()
    restoreSession()
    expect(getSession()).toEqual({ kind: 'member', token: 't1', memberId: '', userName: '', guideDone: true })
  })

  it('[PLAT-SES-9] brings the member back after a reload', () => {
    signIn(member, { remember: true })
    restoreSession()
    expect(getSession()).toEqual({
      kind: 'member',
      token: 't1',
      memberId: 'm1',
      userName: 'demo01',
      guideDone: false,
    })
  })

  it('[PLAT-SES-11] restores the copy in local storage, by which tabs notice each other', () => {
    signIn(member, { remember: true })
    localStorage.clear()
    restoreSession()
    expect(getSession()).toMatchObject({ kind: 'member', token: 't1' })
    expect(localStorage.getItem('token')).toBe('t1')
  })

  it('[PLAT-SES-9] is a visitor, not a crash, when the cookie cannot be decoded', () => {
    // biome-ignore lint/suspicious/noDocumentCookie: a broken cookie cannot be written by our own function
    document.cookie = 'token=%E0%A4%A; path=/'
    restoreSession()
    expect(getSession()).toEqual({ kind: 'anonymous' })
  })

  it('[PLAT-SES-9] is a visitor without a cookie, whatever local storage holds', () => {
    localStorage.setItem('token', 'left-over')
    restoreSession()
    expect(getSession()).toEqual({ kind: 'anonymous' })
  })
})

describe('launch params, which open a venue with the money of who launched it', () => {
  const launched = () => {
    signIn(member, { remember: false })
    writeStored('venueParams', { OBTY: { url: 'http://venue.test/#code=1' } })
    writeStored('launchErrors', { OBTY: 'refused' })
  }
  const left = () => localStorage.getItem('venueParams') ?? localStorage.getItem('launchErrors')

  it('[PLAT-SES-16] stay over a reload of the same session', () => {
    launched()
    restoreSession()
    expect(left()).not.toBeNull()
  })

  it('[PLAT-SES-16] stay for the same member who signs in after the cookie ended with the browser', () => {
    launched()
    removeCookie('token')
    pageStore.set(sessionAtom, { kind: 'anonymous' })
    signIn({ ...member, token: 't2' }, { remember: false })
    expect(left()).not.toBeNull()
  })

  it.each<[string, () => void]>([
    ['the session ends', clearSession],
    ['another member signs in', () => signIn({ ...member, token: 't2', memberId: 'm2' }, { remember: false })],
    [
      'a token comes in the address after the cookie ended with the browser',
      () => {
        removeCookie('token')
        pageStore.set(sessionAtom, { kind: 'anonymous' })
        adoptToken('t3')
      },
    ],
    [
      'another member signs in after the cookie ended with the browser',
      () => {
        removeCookie('token')
        pageStore.set(sessionAtom, { kind: 'anonymous' })
        signIn({ ...member, token: 't2', memberId: 'm2' }, { remember: false })
      },
    ],
  ])('[PLAT-SES-16] are gone when %s', (_name, happens) => {
    launched()
    happens()
    expect(left()).toBeNull()
  })
})

describe('what a page holds of a member', () => {
  it('[PLAT-SES-9] tells that the session changed when one member follows another', () => {
    signIn(member, { remember: false })
    const changed = jest.fn()
    const undo = subscribe('session:changed', changed)
    signIn(member, { remember: false })
    expect(changed).not.toHaveBeenCalled()
    signIn({ ...member, token: 't2', memberId: 'm2' }, { remember: false })
    undo()
    expect(changed).toHaveBeenCalledTimes(1)
  })

  it('[PLAT-SES-12] asks for drafts while their owner is still known, and not of a visitor', () => {
    const owners: unknown[] = []
    const undo = onKeepDrafts(() => owners.push(getSession()))
    signIn(member, { remember: false })
    expect(owners).toEqual([])
    const owner = getSession()
    clearSession()
    undo()
    expect(owners).toEqual([owner])
  })
})

describe('signOut', () => {
  it('[PLAT-SES-1] tells the server of a member, and of nobody else', async () => {
    const api = fakeApi()
    api.on(logout, {})
    await signOut()
    expect(api.calls(logout)).toHaveLength(0)
    signIn(member, { remember: true })
    await signOut()
    expect(api.calls(logout)).toHaveLength(1)
  })

  it('[PLAT-SES-1] clears here even when the server never answers', async () => {
    jest.useFakeTimers()
    const api = fakeApi()
    api.hang(logout)
    signIn(member, { remember: true })
    const changed = jest.fn()
    const undo = subscribe('session:changed', changed)
    const done = signOut()
    await jest.advanceTimersByTimeAsync(1_000)
    await done
    expect(getSession()).toEqual({ kind: 'anonymous' })
    expect(document.cookie).not.toContain('token=')
    expect(localStorage.getItem('token')).toBeNull()
    expect(changed).toHaveBeenCalledWith({ kind: 'anonymous' })
    undo()
    jest.useRealTimers()
  })
})

describe('what is known of the member', () => {
  it('[PLAT-SES-9] a session from an address has no name until member info tells it', () => {
    adoptToken('t9')
    expect(getSession()).toEqual({ kind: 'member', token: 't9', memberId: '', userName: '', guideDone: true })
    nameSession('m9', 'demo09')
    expect(getSession()).toMatchObject({ token: 't9', memberId: 'm9', userName: 'demo09' })
    expect(readLoginInfo()).toMatchObject({ memberId: 'm9', userName: 'demo09' })
  })

  it('[PLAT-SES-9] takes a new id with the same name, and a new name with the same id', () => {
    signIn(member, { remember: true })
    nameSession('m2', 'demo01')
    expect(getSession()).toMatchObject({ memberId: 'm2', userName: 'demo01' })
    nameSession('m2', 'demo02')
    expect(getSession()).toMatchObject({ memberId: 'm2', userName: 'demo02' })
  })

  it('[PLAT-SES-4] keeps the rest of the login info when the name is told', () => {
    signIn(member, { remember: true })
    nameSession('m2', 'demo02')
    expect(readLoginInfo()).toMatchObject({ memberId: 'm2', isChecked: true, guideDone: false })
  })

  it('[PLAT-SES-9] names no visitor and ends no guide of a visitor', () => {
    nameSession('m1', 'demo01')
    finishGuide()
    expect(getSession()).toEqual({ kind: 'anonymous' })
    expect(readLoginInfo()).toBeNull()
  })

  it('[PLAT-SES-9] remembers that the guide is done, also after a reload', () => {
    signIn(member, { remember: true })
    finishGuide()
    expect(getSession()).toMatchObject({ kind: 'member', guideDone: true })
    expect(readLoginInfo()).toMatchObject({ memberId: 'm1', userName: 'demo01', guideDone: true })
    restoreSession()
    expect(getSession()).toMatchObject({ guideDone: true })
  })
})
