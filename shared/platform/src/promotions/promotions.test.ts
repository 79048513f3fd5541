import type { PromotionAsk } from '@lantern/contract/promotions'
import { askPromotion, readPromotions, silencePromotion, tellPromotionPlace } from './promotions.ts'

const ask = (id: string): PromotionAsk => ({
  kind: 'popup',
  id,
  title: { zh: '活动', en: 'Offer' },
  start: 0,
  end: Number.MAX_SAFE_INTEGER,
  showRule: 1,
})

beforeEach(() => localStorage.clear())
afterEach(() => tellPromotionPlace('free'))

describe('askPromotion', () => {
  it('[PLAT-PROMO-6] remembers on the device what was decided, for every part of the page that asks', () => {
    tellPromotionPlace('money')
    expect(askPromotion(ask('c1'), 'none')).toBe('money')
    tellPromotionPlace('free')
    silencePromotion('c1')
    expect(askPromotion(ask('c1'), 'none')).toBe('not-today')
    expect(askPromotion(ask('c2'), 'none')).toBeNull()
    expect(askPromotion(ask('c3'), 'none')).toBe('visit')
    expect(readPromotions().entries.map(({ id, outcome }) => `${id} ${outcome}`)).toEqual([
      'c1 money',
      'c1 not-today',
      'c2 shown',
      'c3 visit',
    ])
  })

  it('[PLAT-PROMO-1] sees a dialog of any part of the page', () => {
    document.body.innerHTML = '<div role="dialog"></div>'
    expect(askPromotion(ask('c1'), 'none')).toBe('busy')
    document.body.innerHTML = ''
    expect(askPromotion(ask('c1'), 'none')).toBeNull()
  })

  it('starts anew when the stored log cannot be read', () => {
    localStorage.setItem('popupLog', '[{"id":"c1","at":7}]')
    expect(askPromotion(ask('c1'), 'none')).toBeNull()
  })
})
