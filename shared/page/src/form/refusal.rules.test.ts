import { openOrderLink, targetOfRefusal } from './refusal.rules.ts'

describe('refusals', () => {
  it.each([
    [711001, 'amount'],
    [711007, 'fundPwd'],
    [711010, 'identity'],
    [711012, 'open-order'],
    [711015, 'changed'],
    [711017, 'venue'],
    [711018, 'account'],
    [712001, 'amount'],
    [10001, 'form'],
  ])('puts %d at %s', (code, target) => expect(targetOfRefusal(code)).toBe(target))

  it('links to the blocking order', () => {
    expect(openOrderLink({ orderNo: 'D9' })).toBe('/mine/finance/deposit?orderNo=D9')
    expect(openOrderLink({ orderNo: 'W9' })).toBe('/mine/finance/withdrawal?orderNo=W9')
    expect(openOrderLink({})).toBeNull()
  })
})
