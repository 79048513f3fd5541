import { fullDiskIn, sentenceOfFailure } from './start-failure.ts'

const place = { dataDir: '/data', databaseUrl: 'postgres://lantern:secret@db.example:5432/site' }
const failure = (code: string, more: object = {}) => Object.assign(new Error(`${code}: secret`), { code, ...more })

describe('sentenceOfFailure', () => {
  it.each([
    [
      'ENOSPC',
      /^The disk of \/data is full.*: a site needs 500 MB there\. Free space on it, or set DATA_DIR to a folder/,
    ],
    ['EROFS', /^\/data\/keys is on a read-only disk\. Set DATA_DIR/],
    ['EACCES', /^\/data\/keys cannot be written\. Give this user the right to/],
    ['ECONNREFUSED', /^The database of DATABASE_URL does not answer at db\.example:5432\/site\. Start it/],
    ['28P01', /refuses the user or the password/],
    ['3D000', /does not exist\. Create it with createdb/],
    ['42501', /may not create tables: GRANT CREATE/],
  ])('tells %s in one sentence with the remedy, without the password', (code, sentence) => {
    const told = sentenceOfFailure(failure(code, { path: '/data/keys' }), place)
    expect(told).toMatch(sentence)
    expect(told).not.toMatch(/secret|\n/)
  })

  it('finds the reason below other errors', () => {
    const twice = new AggregateError([failure('ECONNREFUSED'), failure('ECONNREFUSED')], '')
    expect(sentenceOfFailure(new Error('Migration 0001 failed', { cause: twice }), place)).toMatch(/does not answer/)
    // As PGlite throws it.
    expect(sentenceOfFailure({ name: 'ErrnoError', errno: 51 }, place)).toMatch(/is full/)
    expect(sentenceOfFailure(new Error('could not extend file: No space left on device'), place)).toMatch(/is full/)
  })

  it('leaves a bug its stack, and the network to those without a database', () => {
    expect(sentenceOfFailure(new TypeError('x is undefined'), place)).toBeUndefined()
    expect(sentenceOfFailure(failure('ECONNREFUSED'), { dataDir: '/data', databaseUrl: '' })).toBeUndefined()
  })
})

it('fullDiskIn tells the disk of a PostgreSQL server from that of DATA_DIR', () => {
  const failure = Object.assign(new Error('could not extend file'), { code: '53100' })
  const databaseUrl = 'postgres://lantern:secret@db.example:5432/site'
  expect(fullDiskIn(failure, { dataDir: '/data', databaseUrl })).toEqual({
    status: 507,
    message: 'The disk of the PostgreSQL server is full. Free space on it.',
  })
  expect(fullDiskIn(failure, { dataDir: '/data', databaseUrl: '' })?.message).toMatch(/^The disk of \/data is full/)
})
