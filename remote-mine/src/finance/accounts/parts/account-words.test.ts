import { ACCOUNT_KINDS, type AccountKind } from '@lantern/contract/account-kinds'
import { accountListMessages } from './account-list.messages.ts'
import { accountNeedsMessages } from './account-needs.messages.ts'
import { accountsMessages } from './accounts.messages.ts'

const sentencesOf = (locale: 'zh-CN' | 'en', kind: AccountKind): readonly string[] => {
  const texts = accountsMessages[locale]
  const table: Readonly<Record<string, unknown>> = texts
  const inText = table[`inText_${kind}`]
  const name = { kind: texts[`kind_${kind}`] }
  const within = { kind: typeof inText === 'string' ? inText : name.kind }
  const list = accountListMessages[locale]
  return [
    list.title(name),
    list.addTitle(within),
    list.addKind(within),
    list.empty(within),
    accountNeedsMessages[locale].tutorial(within),
  ]
}

describe('the texts of payout accounts', () => {
  const all = ACCOUNT_KINDS.flatMap((kind) => [
    ...sentencesOf('zh-CN', kind).map((text) => [kind, text] as const),
    ...sentencesOf('en', kind).map((text) => [kind, text] as const),
  ])

  it.each(all)('%s: no word stands twice in "%s"', (_kind, text) => {
    expect(text).not.toMatch(/\b(\w+) \1\b/i)
    expect(text).not.toMatch(/(\p{Script=Han}{2,})\1/u)
    expect(text).toBe(text.trim())
  })
})
