import { orderLink } from './order-link.rules.ts'

describe('orderLink', () => {
  it.each([
    ['deposit', '/mine/finance/deposit?orderNo=D%2F7'],
    ['withdraw', '/mine/finance/withdrawal?orderNo=D%2F7'],
    ['transfer', '/mine/record/transRecord?no=T%261'],
    ['rebate', '/mine/record/transRecord?no=T%261'],
  ] as const)('[MINE-92] a %s leads to %s', (type, path) => {
    expect(orderLink({ type, no: 'T&1', bizNo: 'D/7' } as Parameters<typeof orderLink>[0])).toBe(path)
  })
})
