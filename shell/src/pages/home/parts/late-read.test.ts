import { markInteractive } from '../../../host/boot/use-interactive.ts'
import { type Beginning, createLateRead, type LiveRead, type ReadView } from './late-read.ts'

type Read = ReadView<string>
let show: (view: Read) => void
let stopped: number
let told: string[]
let begun: Beginning<string>[]
const live: LiveRead<string> = {
  follow(beginning, listener) {
    begun.push(beginning)
    show = listener
    return () => {
      stopped += 1
    }
  },
  tell: (data) => void told.push(data),
}
const brought = { initialData: 'inlined', initialDataUpdatedAt: 1 }
const settled = () => jest.advanceTimersByTimeAsync(0)
const idle = () => jest.advanceTimersByTimeAsync(2_000)
const late = (given: Partial<Parameters<typeof createLateRead<string>>[0]> = {}) => {
  const load = jest.fn(async () => live)
  return { load, read: createLateRead<string>({ begin: () => brought, load, ...given }) }
}

beforeEach(() => {
  jest.useFakeTimers()
  // jsdom has no layout.
  performance.mark ??= jest.fn()
  stopped = 0
  told = []
  begun = []
})
afterEach(() => jest.useRealTimers())

describe('a read of home', () => {
  it('[SHELL-HOME-9] shows what the page brought, and goes live when the page is interactive', async () => {
    const { read, load } = late()
    const seen = jest.fn()
    const undo = read.subscribe(seen)
    await idle()
    expect([read.view().data, read.view().isPending, load.mock.calls.length]).toEqual(['inlined', false, 0])
    markInteractive()
    await idle()
    expect(begun).toEqual([brought])
    show({ data: 'fresh', isPending: false, isError: false, refetch: () => undefined })
    expect([read.view().data, seen.mock.calls.length]).toEqual(['fresh', 1])
    undo()
    expect(stopped).toBe(1)
  })

  it('[SHELL-HOME-9] goes live at once when the page brought nothing', async () => {
    const { read, load } = late({ begin: () => ({}) })
    read.subscribe(() => undefined)
    expect(read.view().isPending).toBe(true)
    await settled()
    expect([load.mock.calls.length, begun]).toEqual([1, [{}]])
  })

  it('[SHELL-HOME-9] offers a retry without its code, and keeps data that it has', async () => {
    const load = jest.fn((): Promise<LiveRead<string>> => Promise.reject(new Error('lost')))
    const { read } = late({ begin: () => ({}), load })
    read.subscribe(() => undefined)
    await settled()
    expect(read.view()).toMatchObject({ data: undefined, isPending: false, isError: true })
    load.mockImplementation(async () => live)
    read.view().refetch()
    await settled()
    expect(begun).toEqual([{}])
    const kept = late({ load: () => Promise.reject(new Error('lost')) }).read
    kept.subscribe(() => undefined)
    await idle()
    expect(kept.view().data).toBe('inlined')
  })

  it('[SHELL-HOME-9] passes on data that arrived before its code', async () => {
    const { read } = late({ begin: () => ({}) })
    read.subscribe(() => undefined)
    read.tell('early')
    expect(read.view()).toMatchObject({ data: 'early', isPending: false })
    await settled()
    expect(told).toEqual(['early'])
    read.tell('later')
    expect(told).toEqual(['early', 'later'])
  })

  it('does not follow an optional read that the page brought nothing for', async () => {
    const { read, load } = late({ begin: () => ({}), isOptional: true })
    read.subscribe(() => undefined)
    await settled()
    expect(load).not.toHaveBeenCalled()
  })
})
