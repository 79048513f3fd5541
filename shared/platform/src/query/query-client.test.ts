import { BusinessError, ConnectionError } from '../errors/errors.ts'
import { queryClient } from './query-client.ts'

const LOST = new ConnectionError('terminated', 0, 'lost')

/** Queries until an answer or the last retry. @returns the number of requests */
async function timesAsked(error: Error): Promise<number> {
  const ask = jest.fn(() => Promise.reject(error))
  const asked = queryClient.fetchQuery({ queryKey: [ask.getMockName(), error.message], queryFn: ask, retry: readRetry })
  const ended = asked.catch(() => null)
  await jest.advanceTimersByTimeAsync(999)
  const before = ask.mock.calls.length
  await jest.advanceTimersByTimeAsync(1)
  const first = ask.mock.calls.length
  await jest.advanceTimersByTimeAsync(2_999)
  const between = ask.mock.calls.length
  await jest.advanceTimersByTimeAsync(60_000)
  await ended
  expect([before, first - before, between - first]).toEqual([1, ask.mock.calls.length > 1 ? 1 : 0, 0])
  return ask.mock.calls.length
}

// fetchQuery does not retry by default; screens mount observers, which use the client's default.
const readRetry = queryClient.getDefaultOptions().queries?.retry

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  queryClient.clear()
  jest.useRealTimers()
})

describe('reads', () => {
  it('[PLAT-HTTP-6] retry twice after a lost connection, after 1 s and 3 s', async () => {
    expect(await timesAsked(LOST)).toBe(3)
  })

  it('[PLAT-HTTP-6] fail at once while offline', async () => {
    expect(await timesAsked(new ConnectionError('disconnected', 0, 'offline'))).toBe(1)
  })

  it('[PLAT-HTTP-6] do not retry a refusal', async () => {
    expect(await timesAsked(new BusinessError(10001, 'no'))).toBe(1)
  })
})

describe('writes', () => {
  it('[PLAT-HTTP-6] are never retried automatically', async () => {
    const send = jest.fn(() => Promise.reject(LOST))
    const mutation = queryClient.getMutationCache().build(queryClient, { mutationFn: send })
    const ended = mutation.execute(undefined).catch(() => null)
    await jest.advanceTimersByTimeAsync(60_000)
    await ended
    expect(send).toHaveBeenCalledTimes(1)
  })
})
