import { messagesOf } from '../venue-site.messages.ts'
import { clockText } from './match-clock.rules.ts'

const zh = messagesOf('zh-CN')

describe('clockText', () => {
  it('keeps running between two answers at the rate of the sport', () => {
    const facts = { sport: 'football', period: '2H', clockSec: 2_700, clockRate: 1, clock: 45 }
    expect(clockText(facts, 0, zh)).toEqual({ period: '下半场', clock: '45:00' })
    expect(clockText(facts, 65_000, zh).clock).toBe('46:05')
    expect(clockText({ ...facts, clockRate: 0.5 }, 65_000, zh).clock).toBe('45:32')
  })

  it('shows innings, sets, breaks and the end without a clock', () => {
    const say = (sport: string, period: string) => clockText({ sport, period, clock: 0 }, 0, messagesOf('en'))
    expect(say('baseball', 'T7')).toEqual({ period: 'Top 7', clock: '' })
    expect(say('tennis', 'S2')).toEqual({ period: 'Set 2', clock: '' })
    expect(say('football', 'HT').period).toBe('Half-time')
    expect(say('football', 'FT')).toEqual({ period: 'Full time', clock: '' })
  })
})
