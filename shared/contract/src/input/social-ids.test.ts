import { isSocialId } from './social-ids.ts'

describe('isSocialId', () => {
  it.each([
    ['wechat', 'lin_xm-88', true],
    ['wechat', 'lin88', false],
    ['wechat', '8linxm8', false],
    ['wechat', 'a'.repeat(21), false],
    ['qq', '10001', true],
    ['qq', '012345', false],
    ['qq', '1234', false],
    ['qq', '1'.repeat(13), false],
    ['telegram', 'lin_xm', true],
    ['telegram', '@lin_xm', false],
    ['telegram', 'lin-xm', false],
    ['telegram', 'linx', false],
  ] as const)('[WIRE-72] %s %s: %p', (service, text, isId) => expect(isSocialId(service, text)).toBe(isId))
})
