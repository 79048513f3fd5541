import { HOUR_MS } from '@lantern/contract/site-time'
import type { Member } from '../database/tables/members/members.schema.ts'
import { bindingInvite, currentCodes, type KnownCode } from './invite.rules.ts'

const NOW = 100 * HOUR_MS

describe('currentCodes', () => {
  it('keeps the codes that have not expired, in the order in which they bind', () => {
    const seen = (hours: number) => ({ value: 'LAMP8888', at: NOW - hours * HOUR_MS })
    const sources = (codes: Parameters<typeof currentCodes>[0]) => currentCodes(codes, NOW).map(({ source }) => source)
    expect(sources({ r_bet: seen(1), i_code: seen(1), invite_code: seen(1) })).toEqual([
      'invite_code',
      'i_code',
      'r_bet',
    ])
    expect(sources({ invite_code: seen(23), i_code: seen(12), r_code: seen(11) })).toEqual(['invite_code', 'r_code'])
  })

  it('starts the time of a code seen in the future now', () => {
    const [code] = currentCodes({ i_code: { value: 'LAMP8888', at: NOW + HOUR_MS } }, NOW)
    expect(code).toMatchObject({ seenAt: NOW, expireAt: NOW + 12 * HOUR_MS })
  })
})

describe('bindingInvite', () => {
  const current = currentCodes(
    { invite_code: { value: 'FRIEND01', at: NOW }, r_code: { value: 'AGENT001', at: NOW } },
    NOW,
  )
  const binding = (...codes: KnownCode[]) =>
    bindingInvite(current, new Map(codes.map((one) => [one.code.code_key, one])), NOW)?.code

  it('prefers the typed code, of whatever kind it is', () => {
    expect(binding(known('FRIEND01', 'i_code'), known('AGENT001', 'r_code'))).toBe('FRIEND01')
  })

  it('takes a code of a link only under its own kind', () => {
    expect(binding(known('AGENT001', 'i_code'))).toBeUndefined()
    expect(binding(known('AGENT001', 'r_code'))).toBe('AGENT001')
  })

  it('skips unknown codes and inviters who are excluded or closed', () => {
    expect(binding(known('FRIEND01', 'i_code', 5), known('AGENT001', 'r_code'))).toBe('AGENT001')
    expect(binding()).toBeUndefined()
  })
})

function known(code: string, kind: string, status = 1): KnownCode {
  const inviter = { id: 'm', status, status_until: null } as Member
  return {
    code: { code_key: code.toLowerCase(), code, kind, member_id: 'm', campaign_zh: '', campaign_en: '' },
    inviter,
  }
}
