import { missingOf, nextStepOf, shareOf } from './audit.rules.ts'

describe('audit rules', () => {
  it.each([
    ['0.00', '100.00', 0],
    ['99.99', '100.00', 99],
    ['100.00', '100.00', 100],
    ['120.00', '100.00', 100],
    ['0.00', '0.00', 100],
  ])('[MINE-17] %s of %s fills %i %%: full only when it is done', (done, whole, share) => {
    expect(shareOf(done, whole)).toBe(share)
  })

  it('[MINE-17] needs nothing more once the requirement is exceeded', () => {
    expect(missingOf({ required: '100.00', done: '99.99' })).toBe(1)
    expect(missingOf({ required: '100.00', done: '130.00' })).toBe(0)
  })

  it.each([
    ['withdraw', '500.00', '100.00', '60.00', '0.00'],
    ['recall', '0.00', '0.00', '60.00', '40.00'],
    ['recall', '500.00', '0.00', '60.00', '0.00'],
    ['conditions', '500.00', '0.00', '0.00', '0.00'],
    ['conditions', '0.00', '0.00', '0.00', '40.00'],
    ['deposit', '0.00', '0.00', '0.00', '0.00'],
  ])(
    '[MINE-63] links to %s with %s available, %s withdrawable, %s in venues, %s at stake',
    (step, available, withdrawable, venues, openStakes) => {
      expect(nextStepOf({ available, withdrawable, venues, openStakes })).toBe(step)
    },
  )
})
