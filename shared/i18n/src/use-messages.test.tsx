import { act, render, screen } from '@testing-library/react'
import { defineMessages, messagesOf } from './define-messages.ts'
import { localeOf, setLocale } from './locale.ts'
import { useMessages } from './use-messages.ts'

const messages = defineMessages({
  'zh-CN': { title: '钱包', left: ({ n }: { n: number }) => `还剩 ${n}` },
  en: { title: 'Wallet', left: ({ n }) => `${n} left` },
})

function Title() {
  const t = useMessages(messages)
  return <h1>{`${t.title} ${t.left({ n: 2 })}`}</h1>
}

afterEach(() => act(() => setLocale('zh-CN')))

describe('useMessages', () => {
  it('[I18N-5] starts in zh-CN and follows a switch at run time', () => {
    render(<Title />)
    expect(screen.getByRole('heading')).toHaveTextContent('钱包 还剩 2')
    act(() => setLocale('en'))
    expect(screen.getByRole('heading')).toHaveTextContent('Wallet 2 left')
    expect(messagesOf(messages).title).toBe('Wallet')
  })
})

describe('localeOf', () => {
  it('[I18N-5] picks the first known language and falls back to zh-CN', () => {
    expect(localeOf(['fr', 'en-GB', 'zh-TW'])).toBe('en')
    expect(localeOf(['fr'])).toBe('zh-CN')
    expect(localeOf(['zh-Hant-HK'])).toBe('zh-CN')
  })
})
