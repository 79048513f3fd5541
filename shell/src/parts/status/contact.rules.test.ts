import { contactOf } from './contact.rules.ts'

describe('contactOf', () => {
  it('[SHELL-STAT-3] links phone numbers, mail addresses and pages of this site', () => {
    expect(contactOf('400-000-0000')).toEqual({ kind: 'phone', href: 'tel:4000000000' })
    expect(contactOf('+86 (400) 000 0000')).toEqual({ kind: 'phone', href: 'tel:+864000000000' })
    expect(contactOf('service@lantern.example')).toEqual({ kind: 'mail', href: 'mailto:service@lantern.example' })
    expect(contactOf('/customer/main')).toEqual({ kind: 'page', to: '/customer/main' })
  })

  it.each(['https://evil.example', 'javascript:alert(1)', '//evil.example', '/mine', 'WeChat: lantern88', 'a@b\n.c'])(
    '[SHELL-STAT-3] links nothing else: %s',
    (text) => expect(contactOf(text)).toEqual({ kind: 'text' }),
  )
})
