import { GUIDE_STEPS } from '@lantern/contract/user'
import { limitMistakes, offerTerms, startAt } from './guide.rules.ts'

const guide = (states: string, readOnly = false) => ({
  readOnly,
  steps: GUIDE_STEPS.map((key, at) => ({
    key,
    state: ({ o: 'open', d: 'done', s: 'skipped' } as const)[states[at] as 'o' | 'd' | 's'],
  })),
})

describe('guide rules', () => {
  it('[SHELL-GUIDE-2] resumes at the first unanswered step', () => {
    expect(startAt(guide('ooooo'))).toBe(0)
    expect(startAt(guide('dsooo'))).toBe(2)
    expect(startAt(guide('dsdds', true))).toBe(0)
  })

  it('[SHELL-GUIDE-3] accepts limits of 10 or more that do not contradict each other', () => {
    expect(limitMistakes({ day: '9.99', week: '', month: '' })).toEqual({ day: 'below' })
    expect(limitMistakes({ day: '100', week: '', month: '99' })).toEqual({ month: 'order' })
    expect(limitMistakes({ day: '100.', week: '500', month: '500' })).toEqual({})
    expect(limitMistakes({ day: '', week: '', month: '' })).toEqual({})
  })

  it('[SHELL-GUIDE-5] calculates bonus and turnover, with the bonus capped', () => {
    const offer = { percent: '50', maxBonus: '88.00', multiple: 8 }
    expect(offerTerms(offer, '100')).toEqual({ bonus: '50.00', turnover: '400.00' })
    expect(offerTerms(offer, '1000')).toEqual({ bonus: '88.00', turnover: '704.00' })
    expect(offerTerms(offer, '')).toEqual({ bonus: '0.00', turnover: '0.00' })
    expect(offerTerms({ ...offer, percent: '' }, '5.')).toEqual({ bonus: '88.00', turnover: '704.00' })
  })
})
