import { fieldErrors, openOrderNo, placeOfRefusal } from './refusal.rules.ts'

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
  ])('puts %d at %s', (code, place) => expect(placeOfRefusal(code)).toBe(place))

  it('maps sentences to fields and survives anything else', () => {
    expect(fieldErrors({ fields: { amount: '太小', n: 1 } })).toEqual({ amount: '太小' })
    expect([null, 1, 'x', {}, { fields: null }].map(fieldErrors)).toEqual([{}, {}, {}, {}, {}])
  })

  it('reads the open order', () => {
    expect(openOrderNo({ orderNo: 'D9' })).toBe('D9')
    expect(openOrderNo({})).toBeNull()
  })
})
