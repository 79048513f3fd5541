import { INVITE_LONG_MS, INVITE_SHORT_MS } from '@lantern/contract/constants'
import { mergeCodes, takeFromQuery } from './intake.rules.ts'

describe('takeFromQuery', () => {
  it('[SHELL-INTAKE-1] takes a token from either name and leaves the rest of the query', () => {
    expect(takeFromQuery('?appdown-token=abcdefgh12&chat=1', 0)).toMatchObject({ token: 'abcdefgh12', rest: '?chat=1' })
    expect(takeFromQuery('?appdown-token=abcdefgh12&token=zyxwvuts98', 0).token).toBe('zyxwvuts98')
  })

  it('[SHELL-INTAKE-1] leaves a query without anything of ours as it was written', () => {
    for (const query of ['?q=a%20b', '?url=https://venue.test/x', '?flag'])
      expect(takeFromQuery(query, 0).rest).toBe(query)
  })

  it('[SHELL-INTAKE-2] removes a malformed token from the address without using it', () => {
    expect(takeFromQuery('?token=<script>', 0)).toMatchObject({ token: null, rest: '' })
  })

  it('[SHELL-INTAKE-6] knows the visitor of the downloaded app by the name of the token, well-formed or not', () => {
    expect(takeFromQuery('?appdown-token=x', 0)).toMatchObject({ token: null, isFromApp: true, rest: '' })
    expect(takeFromQuery('?token=abcdefgh12', 0).isFromApp).toBe(false)
  })

  it('[SHELL-INTAKE-3] takes invite codes and the agent check on any page', () => {
    expect(takeFromQuery('?i_code=AB12&agent-verify=77&x=1', 5)).toMatchObject({
      codes: { i_code: { value: 'AB12', at: 5 } },
      agentVerify: '77',
      rest: '?x=1',
    })
  })
})

describe('mergeCodes', () => {
  it('[SHELL-INTAKE-4] lets i_code, r_code and r_bet live 12 hours and invite_code 24', () => {
    const stored = { i_code: { value: 'A', at: 0 }, invite_code: { value: 'B', at: 0 } }
    expect(Object.keys(mergeCodes(stored, {}, INVITE_SHORT_MS - 1))).toEqual(['i_code', 'invite_code'])
    expect(Object.keys(mergeCodes(stored, {}, INVITE_SHORT_MS))).toEqual(['invite_code'])
    expect(mergeCodes(stored, {}, INVITE_LONG_MS)).toEqual({})
  })

  it('[SHELL-INTAKE-5] replaces an older code by a newer one, and counts a code seen again from its first sight', () => {
    const stored = { i_code: { value: 'A', at: 0 } }
    expect(mergeCodes(stored, { i_code: { value: 'B', at: 9 } }, 10).i_code).toEqual({ value: 'B', at: 9 })
    expect(mergeCodes(stored, { i_code: { value: 'A', at: 9 } }, 10).i_code).toEqual({ value: 'A', at: 0 })
  })
})
