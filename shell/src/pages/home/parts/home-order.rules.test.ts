import { HOME_BLOCKS } from '@lantern/contract/home-blocks'
import { orderOf } from './home-order.rules.ts'

describe('orderOf', () => {
  it('[SHELL-HOME-6] follows the feed, skips unknown blocks, keeps unnamed ones', () => {
    const order = orderOf([
      { type: 'offers', sort: 2 },
      { type: 'weather', sort: 0 },
      { type: 'categories', sort: 1 },
      { type: 'offers', sort: 9 },
    ])
    expect(order).toEqual(['categories', 'offers', 'hero', 'notices', 'member', 'rails', 'sponsor'])
  })

  it('[SHELL-HOME-6] is the default order without a feed', () => {
    expect(orderOf([])).toEqual([...HOME_BLOCKS])
  })
})
