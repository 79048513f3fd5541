import { preferenceGet, preferenceSave } from '@lantern/contract/preferences'
import { addLanguages, defineMessages, messagesOf, named, PSEUDO_LOCALES } from '@lantern/i18n'
import { chooseDisplay, readStoredText, readTabText, signOut } from '@lantern/platform'
import { type FakeApi, fakeApi, renderWithPlatform } from '@lantern/testing'
import { act, waitFor } from '@testing-library/react'
import { applyPreferences, choose } from '../boot/preferences.ts'
import { markInteractive } from '../boot/use-interactive.ts'
import { syncChoices } from './preference-sync.ts'
import { usePreferences } from './use-preferences.ts'

const UNSET = { lang: null, language: null, theme: null, skin: null, motion: null, haptics: null, sound: null }

function AnyPage() {
  usePreferences()
  return null
}

const root = document.documentElement
const unsaved = () => readTabText('unsavedPreferences')

let api: FakeApi
beforeAll(() => {
  performance.mark ??= () => ({}) as PerformanceMark
  void applyPreferences('zh-CN')
})
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  choose({ lang: 'zh-CN', theme: 'system', skin: 'festival', motion: 'system' })
  sessionStorage.clear()
  api = fakeApi()
  api.on(preferenceGet, UNSET)
  api.on(preferenceSave, { prefs: { oddsType: 3, lang: 'zh-CN' } })
  markInteractive()
})

describe('usePreferences', () => {
  it('[SHELL-BOOT-12] takes over what was chosen on another device; what was never chosen stays as it is here', async () => {
    choose({ theme: 'dark' })
    sessionStorage.clear()
    api.on(preferenceGet, { ...UNSET, lang: 'en', motion: 'reduced', skin: 'plain', haptics: 'off', sound: 'on' })
    renderWithPlatform(<AnyPage />, { route: '/' })
    await waitFor(() => expect(root.lang).toBe('en'))
    expect(root.dataset).toMatchObject({ motion: 'reduced', scheme: 'dark' })
    expect(readStoredText('plainLook')).toBe('1')
    expect([readStoredText('haptics'), readStoredText('sound')]).toEqual(['off', 'on'])
    expect(api.calls(preferenceSave)).toEqual([])
  })

  it('[SHELL-BOOT-12] [SHELL-BOOT-14] takes over a third language with its direction, and no language that this shell does not know', async () => {
    const texts = named('shell/test#texts', defineMessages({ 'zh-CN': { hello: '你好' }, en: { hello: 'Hello' } }))
    addLanguages('shell', { he: async () => [{ 'shell/test#texts': { hello: 'שלום' } }] })
    api.on(preferenceGet, { ...UNSET, lang: 'zh-CN', language: 'xx', theme: 'light' })
    const { unmount } = renderWithPlatform(<AnyPage />, { route: '/' })
    await waitFor(() => expect(root.dataset.scheme).toBe('light'))
    expect(root.lang).toBe('zh-CN')
    unmount()
    api.on(preferenceGet, { ...UNSET, lang: 'en', language: 'he' })
    renderWithPlatform(<AnyPage />, { route: '/' })
    await waitFor(() => expect([root.lang, root.dir]).toEqual(['he', 'rtl']))
    expect(readStoredText('locale')).toBe('he')
    expect(messagesOf(texts).hello).toBe('שלום')
    // A back end that keeps no further language does not take it away.
    api.on(preferenceGet, { ...UNSET, lang: 'en', theme: 'dark' })
    await act(() => syncChoices())
    expect(root.dataset.scheme).toBe('dark')
    expect(root.lang).toBe('he')
    act(() => chooseDisplay({ lang: 'he' }))
    await waitFor(() => expect(api.calls(preferenceSave)).toContainEqual({ lang: 'en', language: 'he' }))
    act(() => chooseDisplay({ lang: PSEUDO_LOCALES.rightToLeft }))
    await waitFor(() => expect([root.lang, root.dir]).toEqual(['en-XB', 'rtl']))
    addLanguages('shell', {})
  })

  it('[SHELL-BOOT-12] a choice of this tab, made before the sign-in, wins over the account', async () => {
    choose({ lang: 'en' })
    api.on(preferenceGet, { ...UNSET, lang: 'en', theme: 'light' })
    renderWithPlatform(<AnyPage />, { route: '/' })
    await waitFor(() => expect(root.dataset.scheme).toBe('light'))
    expect(api.calls(preferenceSave)).toEqual([{ lang: 'en', language: 'en' }])
    expect(root.lang).toBe('en')
    expect(unsaved()).toBeNull()
  })

  it('[SHELL-BOOT-11] applies a choice at once and saves it; after a failure it is saved when the network returns', async () => {
    renderWithPlatform(<AnyPage />, { route: '/' })
    await waitFor(() => expect(api.calls(preferenceGet)).toHaveLength(1))
    api.refuse(preferenceSave, 10001, '系统繁忙')
    act(() => chooseDisplay({ motion: 'reduced' }))
    expect(root.dataset.motion).toBe('reduced')
    await waitFor(() => expect(api.calls(preferenceSave)).toHaveLength(1))
    expect(unsaved()).toBe('{"motion":"reduced"}')
    api.on(preferenceSave, { prefs: { oddsType: 3, lang: 'zh-CN' } })
    act(() => void window.dispatchEvent(new Event('online')))
    await waitFor(() => expect(unsaved()).toBeNull())
    expect(api.calls(preferenceSave).at(-1)).toEqual({ motion: 'reduced' })
  })

  it('[SHELL-BOOT-11] saves a choice where the browser stores nothing', async () => {
    renderWithPlatform(<AnyPage />, { route: '/' })
    await waitFor(() => expect(api.calls(preferenceGet)).toHaveLength(1))
    const denied = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    act(() => chooseDisplay({ theme: 'dark' }))
    await waitFor(() => expect(api.calls(preferenceSave)).toEqual([{ theme: 'dark' }]))
    denied.mockRestore()
  })

  it('[SHELL-BOOT-12] takes nothing over for a member who has signed out meanwhile', async () => {
    choose({ theme: 'dark' })
    sessionStorage.clear()
    const answer = Promise.withResolvers<Omit<typeof UNSET, 'theme'> & { theme: 'light' }>()
    api.on(preferenceGet, () => answer.promise)
    renderWithPlatform(<AnyPage />, { route: '/' })
    await waitFor(() => expect(api.calls(preferenceGet)).toHaveLength(1))
    await act(() => signOut())
    await act(async () => answer.resolve({ ...UNSET, theme: 'light' }))
    expect(root.dataset.scheme).toBe('dark')
  })

  it('[SHELL-BOOT-11] keeps a choice of a visitor on the device', async () => {
    renderWithPlatform(<AnyPage />, { route: '/', member: null })
    act(() => chooseDisplay({ theme: 'light' }))
    expect(readStoredText('scheme')).toBe('light')
    expect(api.calls(preferenceSave)).toEqual([])
  })

  it('[SHELL-BOOT-11] applies a choice of another tab', () => {
    localStorage.setItem('motion', 'reduced')
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'motion' })))
    expect(root.dataset.motion).toBe('reduced')
  })

  it('[SHELL-BOOT-11] forgets at sign-out what was not saved: the next member did not choose it', async () => {
    renderWithPlatform(<AnyPage />, { route: '/' })
    await waitFor(() => expect(api.calls(preferenceGet)).toHaveLength(1))
    api.refuse(preferenceSave, 10001, '系统繁忙')
    act(() => chooseDisplay({ theme: 'light' }))
    await waitFor(() => expect(api.calls(preferenceSave)).toHaveLength(1))
    await act(() => signOut())
    expect(unsaved()).toBeNull()
  })
})
