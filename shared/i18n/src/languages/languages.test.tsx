import { act, render, screen } from '@testing-library/react'
import { defineMessages, messagesOf } from '../define-messages.ts'
import { formatDay } from '../format.ts'
import { getLanguage, getLocale, setLocale } from '../locale.ts'
import { useLanguage, useMessages } from '../use-messages.ts'
import { addLanguages, isLanguage, languageChoices, languageLoaded, setLanguage } from './languages.ts'
import { named } from './table-names.ts'
import type { LanguageData } from './translation.ts'

const messages = named(
  'remote-x/a#messages',
  defineMessages({
    'zh-CN': { title: '钱包', days: ({ n }: { n: number }) => `${n} 天`, state: { open: '开放', shut: '关闭' } },
    en: { title: 'Wallet', days: ({ n }) => (n === 1 ? '1 day' : `${n} days`), state: { open: 'Open', shut: 'Shut' } },
  }),
)
const FRENCH: LanguageData = {
  'remote-x/a#messages': {
    title: 'Portefeuille',
    days: '{n, plural, one {{n} jour} many {{n} jours} other {{n} jours}}',
    state: { open: 'Ouvert' },
  },
}

function Reader() {
  const t = useMessages(messages)
  return (
    <p lang={useLanguage()}>
      {t.title} {t.days({ n: 2 })} {t.state.open} {t.state.shut}
    </p>
  )
}

beforeEach(() => setLocale('zh-CN'))

it('[I18N-7] shows a third language from data, with plurals, and English for what it lacks', async () => {
  const load = jest.fn(async () => [FRENCH])
  addLanguages('remote-x', { fr: load })
  render(<Reader />)
  expect(load).not.toHaveBeenCalled()
  await act(() => setLanguage('fr'))
  expect(load).toHaveBeenCalledTimes(1)
  expect(screen.getByText('Portefeuille 2 jours Ouvert Shut')).toHaveAttribute('lang', 'fr')
  expect(messagesOf(messages).days({ n: 1 })).toBe('1 jour')
  // Content that comes in the two written languages is shown in English.
  expect([getLanguage(), getLocale()]).toEqual(['fr', 'en'])
  expect(formatDay(Date.UTC(2026, 10, 24))).toMatch(/novembre/)
  await act(() => setLanguage('zh-CN'))
  expect(screen.getByText('钱包 2 天 开放 关闭')).toBeVisible()
})

it('[I18N-7] adds the texts of a package that comes later to pages that are open', async () => {
  addLanguages('remote-x', {})
  addLanguages('shell', { it: async () => [] })
  render(<Reader />)
  await act(() => setLanguage('it'))
  expect(screen.getByText('Wallet 2 days Open Shut')).toBeVisible()
  addLanguages('remote-x', { it: async () => [{ 'remote-x/a#messages': { title: 'Portafoglio' } }] })
  await act(() => languageLoaded())
  expect(screen.getByText('Portafoglio 2 days Open Shut')).toBeVisible()
})

it('[I18N-7] keeps English where the data of a package does not load or cannot be formatted', async () => {
  addLanguages('shell', { de: async () => Promise.reject(new Error('gone')) })
  addLanguages('remote-x', { de: async () => [{ 'remote-x/a#messages': { days: '{n, plural, one {' } }] })
  await setLanguage('de')
  expect([messagesOf(messages).title, messagesOf(messages).days({ n: 1 })]).toEqual(['Wallet', '1 day'])
})

it('[I18N-7] shows the choice that was made last', async () => {
  let arrive: (data: LanguageData[]) => void = () => undefined
  addLanguages('shell', {})
  addLanguages('remote-x', { fr: () => new Promise((resolve) => (arrive = resolve)) })
  const slow = setLanguage('fr')
  await setLanguage('en')
  await new Promise((resolve) => setTimeout(resolve))
  arrive([FRENCH])
  await slow
  expect(messagesOf(messages).title).toBe('Wallet')
})

it('[I18N-8] offers the languages that packages bring, each under its own name, and never a pseudo-locale', () => {
  addLanguages('shell', { ja: async () => [] })
  addLanguages('remote-x', { fr: async () => [] })
  expect(languageChoices()).toEqual([
    { value: 'zh-CN', label: '中文' },
    { value: 'en', label: 'English' },
    { value: 'fr', label: 'français' },
    { value: 'ja', label: '日本語' },
  ])
  expect(['ja', 'en-XA', 'xx', null].map(isLanguage)).toEqual([true, true, false, false])
})

it('[I18N-9] disguises English in pseudo-locales, and leaves values as they are', async () => {
  await setLanguage('en-XA')
  expect([messagesOf(messages).title, messagesOf(messages).days({ n: 2 })]).toEqual(['Wåålléét', '2 dååýš'])
  expect(getLocale()).toBe('en')
  await setLanguage('en-XB')
  expect(messagesOf(messages).days({ n: 2 })).toBe('2 \u200f\u202edays\u202c\u200f')
})
