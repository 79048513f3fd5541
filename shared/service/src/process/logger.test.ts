import { DatabaseAwayError } from './database-away.ts'
import { createLogger, redactUrl } from './logger.ts'

function capture() {
  const lines: string[] = []
  return { lines, log: createLogger('test', { write: (line) => lines.push(line) }) }
}

describe('createLogger', () => {
  it('writes no token, cookie, password or body, at the root or below', () => {
    const { lines, log } = capture()
    log.info(
      { token: 's3cret', headers: { cookie: 'token=s3cret', 'x-token': 's3cret' }, body: { password: 's3cret' } },
      'hello',
    )
    log.info({ req: { method: 'GET', url: '/a?token=s3cret&b=1', headers: { cookie: 's3cret' } } }, 'request')
    log.error({ err: new Error('failed at /x?appdown-token=s3cret') }, 'broken')
    expect(lines).toHaveLength(3)
    expect(lines.join('')).not.toContain('s3cret')
    expect(lines[1]).toContain('b=1')
  })

  it('leaves out what failed because the database is lost: its watch logs that once', () => {
    const { lines, log } = capture()
    const lost = new DatabaseAwayError()
    log.error({ err: lost }, 'a job failed')
    log.error({ err: new Error('wrapped', { cause: lost }) }, 'a job failed')
    log.error({ err: new Error('other') }, 'a job failed')
    expect(lines.map((line) => JSON.parse(line).err.message)).toEqual(['other'])
  })
})

describe('redactUrl', () => {
  it('keeps the path and takes out the values of secret parameters only', () => {
    expect(redactUrl('/p?a=1&Token=x&appdown-token=y#t')).toBe('/p?a=1&Token=***&appdown-token=***#t')
  })
})
