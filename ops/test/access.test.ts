/** Tokens and what they open: over HTTP, as pipelines and people come. */
import { WRONG_LIMIT } from '../src/access/wrong-tokens.ts'
import { FIRST_TOKEN, openReleaseService, type TestReleaseService } from './release-service.fixture.ts'

let service: TestReleaseService
beforeAll(async () => {
  service = await openReleaseService()
}, 180_000)
afterAll(() => service.close())

let count = 0
async function aToken(given: object): Promise<{ name: string; token: string }> {
  count += 1
  const name = `token-${count}`
  const answer = await service.call('POST', '/api/tokens', { name, role: 'viewer', ...given })
  expect(answer.json()).toMatchObject({ status_code: 6000, data: { kind: 'created', name } })
  return { name, token: answer.json().data.token }
}

async function log(filter: Record<string, string>) {
  const { lines } = (await service.call('GET', `/api/audit?${new URLSearchParams(filter)}`)).json().data
  return lines as { actor: string; action: string; name: string; outcome: string; detail: string }[]
}

describe('tokens', () => {
  it('[OPS-ACC-3] are shown once and stored as a hash', async () => {
    const { name, token } = await aToken({ role: 'deployer', reason: 'the pipeline of games' })
    expect(token).toMatch(/^lantern_ops_[\w-]{43}$/)
    const row = await service.db.selectFrom('access_tokens').selectAll().where('name', '=', name).executeTakeFirst()
    expect(JSON.stringify(row)).not.toContain(token)
    expect(row?.hash).toMatch(/^[0-9a-f]{64}$/)
    expect((await service.call('GET', '/api/tokens')).body).not.toContain(row?.hash)
    expect(await log({ name })).toMatchObject([{ actor: 'ops-token', action: 'token-create', outcome: 'done' }])
  })

  it('[OPS-ACC-3] have names that are never reused', async () => {
    const { name } = await aToken({})
    await service.call('POST', `/api/tokens/${name}/revoke`, { reason: 'left the team' })
    const again = await service.call('POST', '/api/tokens', { name, role: 'admin' })
    expect([again.statusCode, again.json().message]).toEqual([422, `The name ${name} is or was in use.`])
    for (const taken of ['ops-token', 'unknown', 'Boss', 'a', '-x', '<b>'])
      expect((await service.call('POST', '/api/tokens', { name: taken, role: 'viewer' })).statusCode).toBe(400)
  })

  it('[OPS-ACC-4] give no access once they are revoked or expired', async () => {
    const { name, token } = await aToken({})
    expect((await service.call('GET', '/api/remotes', undefined, token)).statusCode).toBe(200)
    await service.call('POST', `/api/tokens/${name}/revoke`, { reason: 'lost laptop' })
    const refused = await service.call('GET', '/api/remotes', undefined, token)
    expect([refused.statusCode, refused.json().message]).toEqual([
      401,
      expect.stringContaining(`${name} was revoked by ops-token`),
    ])
    expect((await service.call('POST', `/api/tokens/${name}/revoke`, { reason: 'once more' })).statusCode).toBe(422)

    const short = await aToken({ expiresAt: Date.now() + 60_000 })
    expect((await service.call('GET', '/api/remotes', undefined, short.token)).statusCode).toBe(200)
    await service.db
      .updateTable('access_tokens')
      .set({ expires_at: new Date(0) })
      .where('name', '=', short.name)
      .execute()
    expect((await service.call('GET', '/api/remotes', undefined, short.token)).json().message).toContain(
      'was good until',
    )
    expect(await log({ actor: short.name, outcome: 'refused' })).toMatchObject([{ action: 'sign-in' }])
  })

  it.each([
    ['an end in the past', { role: 'viewer', expiresAt: 1 }, 422],
    ['a viewer of one remote', { role: 'viewer', remote: 'mine' }, 422],
    ['a role that is none', { role: 'root' }, 400],
  ])('[OPS-ACC-3] are not made with %s', async (_name, given, status) => {
    expect((await service.call('POST', '/api/tokens', { name: 'odd', ...given })).statusCode).toBe(status)
  })
})

describe('a call', () => {
  const POSTS = ['/api/builds/mine/9.9.9/publish', '/api/remotes/mine/rollback', '/api/remotes/mine/maintenance']

  it('[OPS-ACC-1] is refused and logged when its role is not sufficient', async () => {
    const { name, token } = await aToken({ role: 'viewer' })
    for (const url of [...POSTS, '/api/tokens'])
      expect((await service.call('POST', url, { reason: 'I try' }, token)).statusCode).toBe(403)
    expect((await service.call('GET', '/api/tokens', undefined, token)).statusCode).toBe(403)
    expect((await log({ actor: name, outcome: 'refused' })).map(({ action }) => action)).toEqual([
      'token',
      'token',
      'maintenance',
      'rollback',
      'publish',
    ])
    const edge = await aToken({ role: 'edge' })
    expect((await service.call('GET', '/api/remotes', undefined, edge.token)).statusCode).toBe(403)
  })

  it('[OPS-ACC-2] may change the remote of its token only', async () => {
    const { name, token } = await aToken({ role: 'deployer', remote: 'mine' })
    expect((await service.publish({ name: 'mine', version: '1.0.0' }, token)).json().data.kind).toBe('published')
    const other = await service.publish({ name: 'games', version: '1.0.0' }, token)
    expect([other.statusCode, other.json().message]).toEqual([
      403,
      `${name} may change mine only, not games. Ask an admin for a wider token.`,
    ])
    expect((await service.call('GET', '/api/remotes', undefined, token)).statusCode).toBe(200)
  })

  it('[OPS-ACC-5] is logged under the name of its token, whatever its headers say', async () => {
    const { name, token } = await aToken({ role: 'deployer' })
    await service.publish({ version: '1.0.1' }, token)
    const answer = await service.app.inject({
      method: 'POST',
      url: '/api/remotes/mine/rollback',
      headers: { host: '127.0.0.1', authorization: `Bearer ${token}`, 'x-actor': 'somebody-else' },
      payload: { reason: 'white page' },
    })
    expect(answer.statusCode).toBe(200)
    // What the gate could not try here is noted by the gate.
    const own = (await log({ actor: name })).filter(({ action }) => action !== 'gate')
    expect(own.map(({ action, detail }) => `${action}: ${detail}`)).toEqual([
      'rollback: white page',
      'publish: published',
    ])
    expect(await log({ actor: 'somebody-else' })).toEqual([])
  })

  it('[OPS-ACC-5] is logged when it is refused, too', async () => {
    await service.call('POST', '/api/remotes/nobody/rollback', { reason: 'none at all' })
    await service.call('POST', '/api/remotes/nobody/maintenance/end', { reason: 'none at all' })
    expect(await log({ name: 'nobody' })).toMatchObject([
      { action: 'maintenance-end', outcome: 'refused' },
      { action: 'rollback', outcome: 'refused', detail: 'none at all: No remote named nobody is live in production.' },
    ])
  })

  it('[OPS-ACC-8] is logged with its reason when it cannot be read or needs a further right; reads and reports of edges are not', async () => {
    const { name, token } = await aToken({ role: 'deployer' })
    const send = (url: string, body: object) => service.call('POST', url, body, token)
    expect((await send('/api/remotes/mine/rollback', { reason: '' })).statusCode).toBe(400)
    expect((await send('/api/remotes/mine/canary', { version: 'latest', reason: 'a part first' })).statusCode).toBe(400)
    const broken = await service.app.inject({
      method: 'POST',
      url: '/api/skins/revert',
      headers: { host: '127.0.0.1', authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      payload: '{"reason":',
    })
    expect(broken.statusCode).toBe(400)
    const waived = await send('/api/builds/mine/1.0.0/publish', { withoutBrowser: 'no time for it' })
    expect(waived.statusCode).toBe(403)
    expect((await send('/api/remotes/mine/plan', { kind: 'nonsense' })).statusCode).toBe(400)
    expect((await service.call('POST', '/api/health', { rows: 'none' })).statusCode).toBe(400)
    expect(await log({ actor: name })).toMatchObject([
      {
        action: 'publish',
        name: 'mine',
        version: '1.0.0',
        outcome: 'refused',
        detail: expect.stringContaining('waive takes admin'),
      },
      { action: 'skin', outcome: 'refused' },
      { action: 'canary', name: 'mine', outcome: 'refused', detail: expect.stringContaining('The canary is wrong') },
      { action: 'rollback', name: 'mine', outcome: 'refused', detail: expect.stringContaining('needs a reason') },
    ])
    expect(await log({ action: 'health' })).toEqual([])
  })

  it('[OPS-ACC-6] must wait after ten wrong tokens; authenticated clients are not affected', async () => {
    const late = await aToken({ role: 'viewer' })
    const statuses: number[] = []
    for (let n = 0; n <= WRONG_LIMIT; n += 1)
      statuses.push((await service.call('GET', '/api/remotes', undefined, `guess-${n}`)).statusCode)
    expect(statuses.at(-1)).toBe(429)
    expect(statuses[0]).toBe(401)
    // A guess that happens to be right is not looked at either, until the minute is over.
    expect((await service.call('GET', '/api/remotes', undefined, late.token)).statusCode).toBe(429)
    expect((await service.call('GET', '/api/remotes', undefined, FIRST_TOKEN)).statusCode).toBe(200)
    expect((await log({ actor: 'unknown', action: 'sign-in' })).length).toBeLessThanOrEqual(WRONG_LIMIT)
  })
})

describe('the audit log', () => {
  it('[OPS-ACC-7] is never rewritten, not even as a whole', async () => {
    const { sql } = await import('kysely')
    await expect(service.db.updateTable('audit_log').set({ actor: 'x' }).execute()).rejects.toThrow('never changed')
    await expect(service.db.deleteFrom('audit_log').execute()).rejects.toThrow('never changed')
    await expect(sql`TRUNCATE audit_log`.execute(service.db)).rejects.toThrow('never changed')
  })

  it('[OPS-ACC-7] is read in pages and downloaded as CSV without formulas', async () => {
    await service.call('POST', '/api/remotes/mine/rollback', { version: '1.0.1', reason: '=HYPERLINK("x"), 白屏' })
    const first = await service.call('GET', '/api/audit?name=mine&limit=2')
    const { lines } = first.json().data
    expect(lines).toHaveLength(2)
    const next = await service.call('GET', `/api/audit?name=mine&limit=2&before=${lines[1].id}`)
    expect(next.json().data.lines[0].id).toBeLessThan(lines[1].id)
    expect((await service.call('GET', '/api/audit?limit=0')).statusCode).toBe(400)

    const file = await service.call('GET', '/api/audit.csv?name=mine')
    expect(file.headers['content-type']).toContain('text/csv')
    expect(file.body).toMatch(/^\uFEFFid,at,actor,action,subject,version,environment,revision,outcome,reason\r\n/)
    expect(file.body).toContain('"\'=HYPERLINK(""x""), 白屏"')
  })
})
