import { COMPLAINT_DAYS } from '@lantern/contract/feedback'
import { DAY_MS } from '@lantern/contract/site-time'
import { ANSWER_MS, comparable, dayOf, dueTurn, maskContact, REST_MS, TAKE_MS } from './feedback.rules.ts'

const AT = 1_800_000_000_000
const row = {
  type: 'game' as const,
  order_no: '',
  state: 'waiting' as const,
  at: AT,
  turn_at: AT,
  asked: false,
  escalated: false,
}
const END = AT + 100 * DAY_MS

describe('maskContact', () => {
  it.each([
    ['', ''],
    ['lin@example.com', 'l***@example.com'],
    ['+86 139-1234-5678', '****5678'],
    ['123456', '****3456'],
  ])('[SBX-FB-5] shows %s as %s', (contact, masked) => expect(maskContact(contact)).toBe(masked))
})

describe('the clock of a case', () => {
  it('[SBX-FB-2] takes, answers and closes each at its own time', () => {
    expect(dueTurn(row, AT + TAKE_MS - 1)).toBeNull()
    expect(dueTurn(row, END)).toEqual({ kind: 'take', at: AT + TAKE_MS })
    expect(dueTurn({ ...row, state: 'working' }, END)).toEqual({ kind: 'answer', at: AT + ANSWER_MS })
    expect(dueTurn({ ...row, state: 'solved' }, END)).toEqual({ kind: 'rest', at: AT + REST_MS })
    expect(dueTurn({ ...row, state: 'info' }, END)).toBeNull()
  })

  it('[SBX-FB-2] asks once for the order of a case about money', () => {
    const money = { ...row, type: 'money' as const, state: 'working' as const }
    expect(dueTurn(money, END)?.kind).toBe('ask')
    expect(dueTurn({ ...money, asked: true }, END)?.kind).toBe('answer')
    expect(dueTurn({ ...money, order_no: 'D1' }, END)?.kind).toBe('answer')
  })

  it('[SBX-FB-4] ends a complaint with a letter on day 56, or after its escalation', () => {
    const complaint = { ...row, type: 'complaint' as const, state: 'info' as const }
    expect(dueTurn(complaint, END)).toEqual({ kind: 'letter', at: AT + COMPLAINT_DAYS * DAY_MS })
    const escalated = { ...complaint, state: 'working' as const, escalated: true }
    expect(dueTurn(escalated, END)).toEqual({ kind: 'letter', at: AT + ANSWER_MS })
    expect([dayOf(complaint, AT), dayOf(complaint, AT + DAY_MS), dayOf(complaint, END)]).toEqual([1, 2, COMPLAINT_DAYS])
  })

  it('[SBX-FB-1] compares texts without spaces, case and punctuation', () => {
    expect(comparable('存款 未到账。Order A1!')).toBe(comparable('存款未到账 order a1'))
  })
})
