import { INVITE_KINDS } from '@lantern/contract/invite'
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

type Case = 'absent' | 'good' | 'expired' | 'unknown' | 'excluded' | 'own device' | 'other kind'
const CASES: readonly Case[] = ['absent', 'good', 'expired', 'unknown', 'excluded', 'own device', 'other kind']

describe('the order of codes at registration', () => {
  it('[SBX-43, SBX-INV-2] holds in all 2,401 combinations of what can be wrong with each of the four codes', () => {
    const wrong: string[] = []
    let checked = 0
    for (const row of combinations(INVITE_KINDS.length)) {
      const codes: Record<string, { value: string; at: number }> = {}
      const byKey = new Map<string, KnownCode>()
      for (const [index, kind] of INVITE_KINDS.entries()) {
        const state = row[index] ?? 'absent'
        if (state === 'absent') continue
        const value = `CODE${index}`
        codes[kind] = { value, at: state === 'expired' ? NOW - 24 * HOUR_MS : NOW }
        if (state === 'unknown') continue
        const found = known(value, state === 'other kind' ? 'r_code' : kind, state === 'excluded' ? 4 : 1)
        byKey.set(value.toLowerCase(), { ...found, isOwnDevice: state === 'own device' })
      }
      const bound = bindingInvite(currentCodes(codes, NOW), byKey, NOW)?.code ?? null
      // The field takes a code of any kind, and r_code is the kind of "other kind" itself.
      const isTaken = (state: Case | undefined, index: number) =>
        state === 'good' || (state === 'other kind' && (index === 0 || INVITE_KINDS[index] === 'r_code'))
      const first = row.findIndex(isTaken)
      const expected = first === -1 ? null : `CODE${first}`
      checked += 1
      if (bound !== expected) wrong.push(`${row.join(', ')}: ${bound} instead of ${expected}`)
    }
    expect(wrong).toEqual([])
    expect(checked).toBe(2_401)
  })
})

function* combinations(length: number): Generator<readonly Case[]> {
  if (length === 0) return yield []
  for (const rest of combinations(length - 1)) for (const one of CASES) yield [one, ...rest]
}

function known(code: string, kind: string, status = 1): KnownCode {
  const inviter = { id: 'm', status, status_until: null } as Member
  return {
    code: { code_key: code.toLowerCase(), code, kind, member_id: 'm', campaign_zh: '', campaign_en: '' },
    inviter,
    isOwnDevice: false,
  }
}
