import { createLogger } from '../process/logger.ts'
import { openRedis, type RedisLink } from './redis-link.ts'
import { type FixtureRedis, startFixtureRedis } from './redis-server.fixture.ts'

const left: { close(): Promise<void> }[] = []
afterEach(async () => {
  await Promise.all(left.splice(0).map((one) => one.close()))
})

/** A link with a log that can be read and awaited. */
async function aLink(url: string) {
  const said: string[] = []
  let onLine = (): void => {}
  const logger = createLogger('test', {
    write: (line) => {
      said.push((JSON.parse(line) as { msg: string }).msg)
      onLine()
    },
  })
  const link = await openRedis(url, logger)
  left.push(link)
  const saidAgain = (words: RegExp, times = 1) =>
    new Promise<void>((resolve) => {
      onLine = () => {
        if (said.filter((line) => words.test(line)).length >= times) resolve()
      }
      onLine()
    })
  return { link, said, saidAgain }
}

async function aRedis(): Promise<FixtureRedis> {
  const redis = await startFixtureRedis()
  left.push(redis)
  return redis
}

/** Repeats until Redis has answered: connecting takes time. */
async function answered(link: RedisLink, key: string): Promise<string | null> {
  for (;;) {
    const value = await link.ask((client) => client.get(key))
    if (value !== undefined) return value
    await new Promise((resolve) => setImmediate(resolve))
  }
}

describe('openRedis', () => {
  it('asks and answers, and says nothing while all is well', async () => {
    const { link, said } = await aLink((await aRedis()).url)
    expect(await answered(link, 'a')).toBeNull()
    await link.ask((client) => client.set('a', '1'))
    expect(await answered(link, 'a')).toBe('1')
    expect(said).toEqual([])
  })

  it('starts without Redis, says so in one sentence, and joins it when it comes', async () => {
    const first = await startFixtureRedis()
    await first.close()
    const { link, said, saidAgain } = await aLink(first.url)
    expect(await link.ask((client) => client.get('a'))).toBeUndefined()
    await saidAgain(/does not answer/)
    left.push(await startFixtureRedis(Number(new URL(first.url).port)))
    await saidAgain(/answers again/)
    expect(await answered(link, 'a')).toBeNull()
    expect(said).toHaveLength(2)
  })

  it('does not wait for a Redis that hangs: once it waits, then it goes on at once', async () => {
    const redis = await aRedis()
    let nowMs = 0
    const link = await openRedis(redis.url, createLogger('test', { write: () => {} }), () => nowMs)
    left.push(link)
    await answered(link, 'a')
    redis.hang(true)
    expect(await link.ask((client) => client.get('a'))).toBeUndefined()
    const asked = jest.fn(async () => 'never')
    expect(await link.ask(asked)).toBeUndefined()
    expect(asked).not.toHaveBeenCalled()
    redis.hang(false)
    nowMs = 1_001
    expect(await link.ask(async () => 'asked again')).toBe('asked again')
  })

  it('hears a channel', async () => {
    const redis = await aRedis()
    const { link } = await aLink(redis.url)
    const heard = new Promise<string>((resolve) => void link.hear('chat', resolve))
    await redis.heard
    redis.publish('chat', 'hello')
    expect(await heard).toBe('hello')
  })
})
