import { changed, type Outgoing, pendingLines, withLine } from './outbox.rules.ts'
import { POLL_FAST_MS, POLL_SLOW_MS, pollDelayMs } from './poll.rules.ts'

const line = (requestNo: string, rest: Partial<Outgoing> = {}): Outgoing => ({
  requestNo,
  type: 'text',
  content: requestNo,
  state: 'sending',
  ...rest,
})

describe('the outbox', () => {
  it('[SHELL-CUST-2] keeps a line until the server returns its request number', () => {
    const out = changed(withLine([], line('a')), 'a', { seq: 5 })
    expect(pendingLines(out, 4)).toHaveLength(1)
    expect(pendingLines(out, 5)).toHaveLength(0)
  })

  it('holds one line per request number', () => {
    expect(withLine(withLine([], line('a')), line('a', { state: 'waiting' }))).toEqual([
      line('a', { state: 'waiting' }),
    ])
  })
})

describe('pollDelayMs', () => {
  it('[SHELL-CUST-7] polls every two seconds during a conversation and backs off to ten', () => {
    expect(pollDelayMs(0, false)).toBe(POLL_FAST_MS)
    expect(pollDelayMs(19_999, false)).toBe(POLL_FAST_MS)
    expect(pollDelayMs(60_000, false)).toBe(6_000)
    expect(pollDelayMs(600_000, false)).toBe(POLL_SLOW_MS)
    expect(pollDelayMs(600_000, true)).toBe(POLL_FAST_MS)
  })
})
