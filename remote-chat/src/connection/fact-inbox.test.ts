import { aChatLine } from '@lantern/testing'
import type { ChatFact } from './chat-facts.rules.ts'
import { createFactInbox } from './fact-inbox.ts'

const line = (seq: number): ChatFact => ({ kind: 'line', roomId: 'lobby', line: aChatLine({ seq }) })
const hidden: ChatFact = { kind: 'shielded', roomId: 'lobby', seqs: [3] }

describe('createFactInbox', () => {
  let delivered: (readonly ChatFact[])[]
  beforeEach(() => {
    jest.useFakeTimers()
    delivered = []
  })
  afterEach(() => jest.useRealTimers())
  const open = () => createFactInbox((facts) => delivered.push(facts))

  it('[CHAT-13] delivers a line at once, and those of the next 100 ms together', () => {
    const inbox = open()
    for (const seq of [1, 2, 3]) inbox.take(line(seq))
    expect(delivered).toEqual([[line(1)]])
    jest.advanceTimersByTime(100)
    expect(delivered).toEqual([[line(1)], [line(2), line(3)]])
    jest.advanceTimersByTime(100)
    inbox.take(line(4))
    expect(delivered.at(-1)).toEqual([line(4)])
  })

  it('[CHAT-13] delivers four times a second during a flood, and at the normal rate afterwards', () => {
    const inbox = open()
    const flood = Array.from({ length: 12 }, (_, n) => line(n + 2))
    for (const one of [line(1), ...flood]) inbox.take(one)
    jest.advanceTimersByTime(100)
    expect(delivered).toEqual([[line(1)], flood])
    inbox.take(line(14))
    jest.advanceTimersByTime(249)
    expect(delivered).toHaveLength(2)
    jest.advanceTimersByTime(1)
    expect(delivered.at(-1)).toEqual([line(14)])
    inbox.take(line(15))
    jest.advanceTimersByTime(100)
    expect(delivered.at(-1)).toEqual([line(15)])
  })

  it('[CHAT-18] does not delay a fact that hides a line, and keeps the order', () => {
    const inbox = open()
    for (const seq of [1, 2, 3]) inbox.take(line(seq))
    inbox.take(hidden)
    expect(delivered).toEqual([[line(1)], [line(2), line(3), hidden]])
  })

  it('[CHAT-3] delivers what arrived before the connection was lost', () => {
    const inbox = open()
    for (const seq of [1, 2]) inbox.take(line(seq))
    inbox.flush()
    inbox.flush()
    expect(delivered).toEqual([[line(1)], [line(2)]])
  })
})
