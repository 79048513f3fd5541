import { aDatabase } from '../../../test/test-database.ts'
import type { Database } from '../../database/database.ts'
import { createSessions, IDLE_MS, LONGEST_MS } from './sessions.ts'

let db: Database
let nowMs = Date.UTC(2026, 0, 5)
const service = () => createSessions(db, () => nowMs)
const rows = () => db.selectFrom('console_sessions').selectAll().execute()

beforeAll(async () => {
  db = await aDatabase()
}, 60_000)
beforeEach(() => db.deleteFrom('console_sessions').execute())
afterAll(() => db.destroy())

describe('a session', () => {
  it('[OPS-CON-12] survives a restart, with its forms and its notice', async () => {
    const one = service()
    const id = await one.begin('somebody')
    const before = await one.find(id, true)
    if (before !== null) await one.tell(before, 'Done, revision 7.')
    const after = await service().find(id, true)
    expect(after).toMatchObject({ name: 'somebody', notice: 'Done, revision 7.', formToken: before?.formToken })
    await service().end(id)
    expect(await one.find(id, true)).toBeNull()
  })

  it('[OPS-CON-12] is stored as a hash: data of the registry cannot be used to sign in', async () => {
    const id = await service().begin('somebody')
    const [row] = await rows()
    const session = await service().find(id, false)
    expect(JSON.stringify(row)).not.toContain(id)
    expect(JSON.stringify(row)).not.toContain(session?.formToken)
    expect(await service().find(row?.hash ?? '', false)).toBeNull()
    expect(session?.formToken).toMatch(/^[\w-]{43}$/)
    expect(session?.formToken).not.toBe((await service().find(await service().begin('somebody'), false))?.formToken)
  })

  it('[OPS-CON-2] [OPS-CON-12] is deleted when it expires', async () => {
    const idle = await service().begin('somebody')
    nowMs += IDLE_MS
    expect(await service().find(idle, true)).toBeNull()
    expect(await rows()).toEqual([])
    const long = await service().begin('somebody')
    for (let spent = 0; spent < LONGEST_MS; spent += IDLE_MS / 2) {
      expect(await service().find(long, true)).not.toBeNull()
      nowMs += IDLE_MS / 2
    }
    expect(await service().find(long, true)).toBeNull()
    await service().begin('left lying')
    nowMs += IDLE_MS
    await service().begin('the next one')
    expect((await rows()).map(({ name }) => name)).toEqual(['the next one'])
  })

  it('[OPS-CON-12] is one of two hundred at most: the least recently used one ends', async () => {
    const first = await service().begin('first')
    nowMs += 1
    for (let count = 0; count < 200; count += 1) await service().begin('more')
    expect(await service().find(first, false)).toBeNull()
    expect(await rows()).toHaveLength(200)
  })
})
