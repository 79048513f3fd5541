import { createLogger } from '../process/logger.ts'
import { lazyChild } from './request-logger.ts'

function capture() {
  const lines: string[] = []
  const parent = createLogger('test', { write: (line) => lines.push(line) })
  const child = jest.spyOn(parent, 'child')
  return { parent, child, entries: () => lines.map((line) => JSON.parse(line) as Record<string, unknown>) }
}

describe('lazyChild', () => {
  it('makes one child, when the first line of an enabled level is written', () => {
    const { parent, child, entries } = capture()
    const log = lazyChild(parent, { reqId: 'r1' }, {})
    log.debug({ a: 1 }, 'not written')
    expect([child.mock.calls.length, log.level]).toEqual([0, 'info'])
    log.warn({ token: 's3cret' }, 'written')
    log.warn({ token: 's3cret' }, 'written')
    expect(child).toHaveBeenCalledTimes(1)
    log.child({ part: 'proxy' }).error('below')
    expect(entries()).toMatchObject([
      { reqId: 'r1', msg: 'written', token: '***' },
      { reqId: 'r1', msg: 'written', token: '***' },
      { reqId: 'r1', part: 'proxy', msg: 'below' },
    ])
  })
})
