import { mergeCodes, takeFromQuery } from './intake.rules.ts'

describe('takeFromQuery', () => {
  it('[SHELL-INTAKE-1] takes a token under either name and keeps the rest of the query', () => {
    expect(takeFromQuery('?appdown-token=abcdefgh12&chat=1', 0)).toMatchObject({ token: 'abcdefgh12', rest: '?chat=1' })
    expect(takeFromQuery('?appdown-token=abcdefgh12&token=zyxwvuts98', 0).token).toBe('zyxwvuts98')
  })

  it('[SHELL-INTAKE-1] returns a query without our parameters unchanged', () => {
    for (const query of ['?q=a%20b', '?url=https://venue.test/x', '?flag'])
      expect(takeFromQuery(query, 0).rest).toBe(query)
  })

  it('[SHELL-INTAKE-2] removes a malformed token from the address without using it', () => {
    expect(takeFromQuery('?token=<script>', 0)).toMatchObject({ token: null, rest: '' })
  })

  it('[SHELL-INTAKE-6] recognises the downloaded app by the name of the token, well-formed or not', () => {
    expect(takeFromQuery('?appdown-token=x', 0)).toMatchObject({ token: null, isFromApp: true, rest: '' })
    expect(takeFromQuery('?token=abcdefgh12', 0).isFromApp).toBe(false)
  })

  it('[SHELL-INTAKE-3] takes invite codes and the agent check on any page', () => {
    expect(takeFromQuery('?i_code=AB12&r_code=C3&r_bet=D4&invite_code=E5&agent-verify=77&x=1', 5)).toMatchObject({
      codes: {
        i_code: { value: 'AB12', at: 5 },
        r_code: { value: 'C3', at: 5 },
        r_bet: { value: 'D4', at: 5 },
        invite_code: { value: 'E5', at: 5 },
      },
      agentVerify: '77',
      rest: '?x=1',
    })
  })
})

describe('mergeCodes', () => {
  it('[SHELL-INTAKE-4] expires i_code, r_code and r_bet after 12 hours and invite_code after 24', () => {
    const hours = (count: number): number => count * 3_600_000
    const seen = { value: 'A', at: 0 }
    const stored = { i_code: seen, r_code: seen, r_bet: seen, invite_code: seen }
    const livingAt = (at: number): string[] => Object.keys(mergeCodes(stored, {}, at))
    expect(livingAt(hours(12) - 1)).toEqual(['i_code', 'r_code', 'r_bet', 'invite_code'])
    expect(livingAt(hours(12))).toEqual(['invite_code'])
    expect(livingAt(hours(24) - 1)).toEqual(['invite_code'])
    expect(livingAt(hours(24))).toEqual([])
  })

  it('[SHELL-INTAKE-5] replaces an older code with a newer one, and keeps the first time of a code seen again', () => {
    const stored = { i_code: { value: 'A', at: 0 } }
    expect(mergeCodes(stored, { i_code: { value: 'B', at: 9 } }, 10).i_code).toEqual({ value: 'B', at: 9 })
    expect(mergeCodes(stored, { i_code: { value: 'A', at: 9 } }, 10).i_code).toEqual({ value: 'A', at: 0 })
  })
})
