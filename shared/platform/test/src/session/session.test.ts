import { logout } from '@lantern/contract/logout'
import { STORAGE_KEY } from '@lantern/contract/storage-keys'
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
import { writeStored, writeStoredText } from '../../../src/storage/stored.ts'
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

  it('[PLAT-SES-1] stores the token in a cookie and in local storage, with the login info', () => {
    signIn(member, { remember: true })
    expect(document.cookie).toContain('token=t1')
    expect(localStorage.getItem('token')).toBe('t1')
    expect(readLoginInfo()).toMatchObject({ memberId: 'm1', userName: 'demo01', isChecked: true })
  })
})

describe('rememberedLogin', () => {
  it('[PLAT-SES-3][PLAT-SES-4] ticks remember-me and fills in the name while the isCheck cookie lives', () => {
    signIn(member, { remember: true })
    expect(rememberedLogin()).toEqual({ isChecked: true, userName: 'demo01' })
    removeCookie('isCheck')
    expect(rememberedLogin()).toEqual({ isChecked: false, userName: '' })
  })

  it('[PLAT-SES-3] has no name after a login without remember-me', () => {
    signIn(member, { remember: true })
    signIn(member, { remember: false })
    expect(rememberedLogin()).toEqual({ isChecked: false, userName: '' })
  })
})

describe('login info', () => {
  it('[PLAT-SES-4] assumes the guide done and remember-me off when missing', () => {
    writeStored('loginInfo', { memberId: 'm1', userName: 'demo01' })
    expect(readLoginInfo()).toEqual({ memberId: 'm1', userName: 'demo01', guideDone: true, isChecked: false })
  })

  it('[PLAT-SES-4] is invalid without a name', () => {
    writeStored('loginInfo', { userName: 'demo01' })
    expect(readLoginInfo()).toBeNull()
  })

  it('[PLAT-SES-3] ticks remember-me without a name when local storage was cleared', () => {
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
  it('[PLAT-SES-9] keeps an existing session', () => {
    signIn(member, { remember: true })
    adoptToken('t9')
    expect(getSession()).toMatchObject({ token: 't1' })
    expect(localStorage.getItem('token')).toBe('t1')
  })

  it('[PLAT-SES-9] starts one that ends with the browser, without data of an earlier member', () => {
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
  it('[PLAT-SES-9] restores a member without a name when local storage was cleared', () => {
    signIn(member, { remember: true })
    localStorage.clear()
    restoreSession()
    expect(getSession()).toEqual({ kind: 'member', token: 't1', memberId: '', userName: '', guideDone: true })
  })

  it('[PLAT-SES-9] restores the member after a reload', () => {
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

  it('[PLAT-SES-11] restores the copy in local storage, by which tabs detect changes', () => {
    signIn(member, { remember: true })
    localStorage.clear()
    restoreSession()
    expect(getSession()).toMatchObject({ kind: 'member', token: 't1' })
    expect(localStorage.getItem('token')).toBe('t1')
  })

  it('[PLAT-SES-9] falls back to a visitor when the cookie cannot be decoded', () => {
    // biome-ignore lint/suspicious/noDocumentCookie: our own function cannot write a broken cookie
    document.cookie = 'token=%E0%A4%A; path=/'
    restoreSession()
    expect(getSession()).toEqual({ kind: 'anonymous' })
  })

  it('[PLAT-SES-9] is a visitor without a cookie, whatever local storage contains', () => {
    localStorage.setItem('token', 'left-over')
    restoreSession()
    expect(getSession()).toEqual({ kind: 'anonymous' })
  })
})

describe('launch params, which give access to a member’s venue money', () => {
  const launched = () => {
    signIn(member, { remember: false })
    writeStored('venueParams', { OBTY: { url: 'http://venue.test/#code=1' } })
    writeStoredText('launchOBTY', 'refused')
    writeStoredText('countsPath', '/v1/counts')
  }
  const left = () =>
    ['venueParams', 'launchOBTY', 'countsPath'].find((key) => localStorage.getItem(key) !== null) ?? null

  it('[PLAT-SES-16] survive a reload of the same session', () => {
    launched()
    restoreSession()
    expect(left()).not.toBeNull()
  })

  it('[PLAT-SES-16] are kept for the same member who signs in after the cookie ended with the browser', () => {
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

describe('what is stored on the device', () => {
  it('[PLAT-SES-16] loses the keys of the session when it ends, and no other key', () => {
    signIn(member, { remember: false })
    const names = Object.values(STORAGE_KEY)
    for (const name of names) localStorage.setItem(name, localStorage.getItem(name) ?? 'stored')
    clearSession()
    const gone = names.filter((name) => localStorage.getItem(name) === null)
    expect(gone.sort()).toEqual(['countsPath', 'hub', 'launchErrors', 'mailbox', 'token', 'venueParams'])
  })
})

describe('member data on the page', () => {
  it('[PLAT-SES-9] emits a session change when another member signs in', () => {
    signIn(member, { remember: false })
    const changed = jest.fn()
    const undo = subscribe('session:changed', changed)
    signIn(member, { remember: false })
    expect(changed).not.toHaveBeenCalled()
    signIn({ ...member, token: 't2', memberId: 'm2' }, { remember: false })
    undo()
    expect(changed).toHaveBeenCalledTimes(1)
  })

  it('[PLAT-SES-12] collects drafts while their owner is still known, and none of a visitor', () => {
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
  it('[PLAT-SES-1] notifies the server for a member, not for a visitor', async () => {
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

describe('member identity', () => {
  it('[PLAT-SES-9] has no name in a session from an address until member info arrives', () => {
    adoptToken('t9')
    expect(getSession()).toEqual({ kind: 'member', token: 't9', memberId: '', userName: '', guideDone: true })
    nameSession('m9', 'demo09')
    expect(getSession()).toMatchObject({ token: 't9', memberId: 'm9', userName: 'demo09' })
    expect(readLoginInfo()).toMatchObject({ memberId: 'm9', userName: 'demo09' })
  })

  it('[PLAT-SES-9] accepts a new id with the same name, and a new name with the same id', () => {
    signIn(member, { remember: true })
    nameSession('m2', 'demo01')
    expect(getSession()).toMatchObject({ memberId: 'm2', userName: 'demo01' })
    nameSession('m2', 'demo02')
    expect(getSession()).toMatchObject({ memberId: 'm2', userName: 'demo02' })
  })

  it('[PLAT-SES-4] keeps the rest of the login info when the name arrives', () => {
    signIn(member, { remember: true })
    nameSession('m2', 'demo02')
    expect(readLoginInfo()).toMatchObject({ memberId: 'm2', isChecked: true, guideDone: false })
  })

  it('[PLAT-SES-9] ignores a name and a completed guide without a session', () => {
    nameSession('m1', 'demo01')
    finishGuide()
    expect(getSession()).toEqual({ kind: 'anonymous' })
    expect(readLoginInfo()).toBeNull()
  })

  it('[PLAT-SES-9] stores that the guide is done across reloads', () => {
    signIn(member, { remember: true })
    finishGuide()
    expect(getSession()).toMatchObject({ kind: 'member', guideDone: true })
    expect(readLoginInfo()).toMatchObject({ memberId: 'm1', userName: 'demo01', guideDone: true })
    restoreSession()
    expect(getSession()).toMatchObject({ guideDone: true })
  })
})
