import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import * as CODE from '@lantern/contract/code'
import { mailList } from '@lantern/contract/mail'
import { dataExport, EXPORT_TICKET_MS, exportList } from '@lantern/contract/privacy'
import { profileGet, profileUpdate } from '@lantern/contract/profile'
import { othersSignOut } from '@lantern/contract/security'
import { strFromU8, unzipSync } from 'fflate'
import { sql } from 'kysely'
import { seedId } from '../src/members/seed-id.rules.ts'
import { columnsOf } from '../src/privacy/export.repository.ts'
import { SECTIONS, WITHHELD } from '../src/privacy/export-sections.rules.ts'
import { openSandbox, type TestSandbox } from './harness.ts'

let sandbox: TestSandbox
beforeAll(async () => {
  sandbox = await openSandbox()
})
afterAll(() => sandbox.close())

const PASSWORD = 'Test@1234'
const ticketOf = async (token: string, format: ('json' | 'csv')[] = ['json', 'csv']) =>
  (await sandbox.call(dataExport, { format, password: PASSWORD }, { token })).url
const fetchFile = (url: string) => sandbox.app.inject({ method: 'GET', url })
async function filesOf(url: string): Promise<Record<string, string>> {
  const answer = await fetchFile(url)
  expect(answer.statusCode).toBe(200)
  const files = unzipSync(new Uint8Array(answer.rawPayload))
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]))
}
/** Until the server has bytes to send and none are taken any more. */
async function untilStalled(socket: Socket): Promise<void> {
  for (let [same, before] = [0, -1]; same < 5; before = socket.bytesWritten) {
    await pause(200)
    same = socket.writableNeedDrain && socket.bytesWritten === before ? same + 1 : 0
  }
}

describe('data export', () => {
  it('[SBX-DATA-1] gives a file with every section in each format, after the login password', async () => {
    const token = await sandbox.signIn('demo01')
    const wrong = await sandbox.ask(dataExport, { format: ['json'], password: 'Wrong@1234' }, { token })
    expect(wrong).toMatchObject({ code: CODE.VALIDATION, data: { fields: { password: expect.any(String) } } })
    const url = await ticketOf(token)
    const answer = await fetchFile(url)
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/zip',
      'content-disposition': expect.stringMatching(/^attachment; filename="lantern-EX\w+\.zip"$/),
    })
    const files = Object.keys(unzipSync(new Uint8Array(answer.rawPayload)))
    expect(files.sort()).toEqual(SECTIONS.flatMap(({ name }) => [`csv/${name}.csv`, `json/${name}.json`]).sort())
    const { list } = await sandbox.call(mailList, { tab: 'notice', keyword: 'data was exported' }, { token })
    expect(list).toHaveLength(1)
  })

  it('[SBX-DATA-2] holds all rows of the member and no others, each once, in both formats', async () => {
    const token = await sandbox.signIn('demo01')
    const files = await filesOf(await ticketOf(token))
    const rows = (name: string) => JSON.parse(files[`json/${name}.json`] ?? '') as Record<string, unknown>[]
    expect(rows('profile')).toMatchObject([{ user_name: 'demo01' }])
    const bets = await sandbox.db.selectFrom('bets').select('no').where('member_id', '=', seedId('demo01')).execute()
    expect(bets.length).toBeGreaterThan(10)
    expect(rows('bets').map(({ no }) => no)).toEqual(bets.map(({ no }) => no).sort())
    const { rows: sums } = await sql<{ sum: string }>`
      SELECT sum(p.amount)::text AS sum FROM ledger_postings p JOIN ledger_accounts a ON a.id = p.account_id
      WHERE a.owner = ${`member:${seedId('demo01')}`} AND a.currency = 'CNY'`.execute(sandbox.db)
    const fen = rows('ledger')
      .filter(({ currency }) => currency === 'CNY')
      .reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0)
    expect(String(fen)).toBe(sums[0]?.sum)
    for (const { name } of SECTIONS)
      expect([name, (files[`csv/${name}.csv`] ?? '').split('\r\n').length > rows(name).length]).toEqual([name, true])
  })

  it('[SBX-DATA-2] [SBX-INFO-12] holds the ids at other services whole', async () => {
    const token = await sandbox.signIn('newbie1')
    const { version } = await sandbox.call(profileGet, {}, { token })
    await sandbox.call(profileUpdate, { field: 'wechat', value: 'lin_xm-88', version }, { token })
    const files = await filesOf(await ticketOf(token, ['json']))
    expect(JSON.parse(files['json/profile.json'] ?? '')).toMatchObject([{ wechat: 'lin_xm-88', qq: '', telegram: '' }])
  })

  it('[SBX-DATA-2] reads pages of the key without a gap or a repeated row', async () => {
    const many = Array.from({ length: 1_203 }, (_, n) => ({
      member_id: seedId('audit01'),
      kind: 'match',
      id: `m${n}`,
      at: 1_000 + n,
    }))
    await sandbox.db
      .insertInto('favourite_subjects')
      .values(many as never)
      .execute()
    const token = await sandbox.signIn('audit01')
    const files = await filesOf(await ticketOf(token, ['json']))
    const kept = JSON.parse(files['json/favourites.json'] ?? '') as { id: string }[]
    expect(new Set(kept.map(({ id }) => id)).size).toBe(1_203)
    expect(kept).toHaveLength(1_203)
    expect(Object.keys(files).some((name) => name.startsWith('csv/'))).toBe(false)
  })

  it('[SBX-DATA-9] sends its first bytes before the rest is read, and reads on only as fast as they are taken', async () => {
    const token = await sandbox.signIn('audit01')
    // More than the buffers of a connection hold, also after the compression.
    await sql`INSERT INTO login_history (id, member_id, at, ip, place, device, result)
      SELECT 'big-' || n, ${seedId('audit01')}::text, n, '', '', (SELECT string_agg(md5(n || '-' || i), '') FROM generate_series(1, 40) i), 'ok'
      FROM generate_series(1, 30000) n`.execute(sandbox.db)
    await sandbox.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = sandbox.app.server.address() as AddressInfo
    const connected = once(sandbox.app.server, 'connection') as Promise<[Socket]>
    const request = get({ port, host: '127.0.0.1', path: await ticketOf(token, ['json']) })
    const [[socket], [answer]] = await Promise.all([connected, once(request, 'response') as Promise<[IncomingMessage]>])
    expect(answer.headers).toMatchObject({ 'transfer-encoding': 'chunked' })
    expect(answer.headers).not.toHaveProperty('content-length')
    await once(answer, 'readable')
    const first = answer.read() as Buffer
    expect(first.subarray(0, 4)).toEqual(Buffer.from('PK\u0003\u0004'))
    await untilStalled(socket)
    const favourite = { member_id: seedId('audit01'), kind: 'match', id: 'written-meanwhile', at: 1 }
    await sandbox.db
      .insertInto('favourite_subjects')
      .values(favourite as never)
      .execute()
    const rest: Buffer[] = []
    for await (const part of answer) rest.push(part as Buffer)
    const files = unzipSync(new Uint8Array(Buffer.concat([first, ...rest])))
    const rows = (name: string) =>
      JSON.parse(strFromU8(files[`json/${name}.json`] ?? new Uint8Array())) as { id: string }[]
    expect(rows('logins').length).toBeGreaterThanOrEqual(30_000)
    expect(rows('favourites')).toContainEqual(expect.objectContaining({ id: 'written-meanwhile' }))
  }, 120_000)

  it('[SBX-DATA-3] keeps text that a spreadsheet would run as text, and exports no secret', async () => {
    const token = await sandbox.signIn('limit01')
    await sandbox.db
      .updateTable('members')
      .set({ address: '=HYPERLINK("http://x")' })
      .where('id', '=', seedId('limit01'))
      .execute()
    const files = await filesOf(await ticketOf(token))
    expect(files['csv/profile.csv']).toContain(`"'=HYPERLINK(""http://x"")"`)
    const { pwd_hash: hash } = await sandbox.db
      .selectFrom('members')
      .select('pwd_hash')
      .where('id', '=', seedId('limit01'))
      .executeTakeFirstOrThrow()
    for (const text of Object.values(files)) expect(text).not.toContain(hash)
  })

  it('[SBX-DATA-4] takes a ticket once, for a minute, and only while its session is open', async () => {
    const token = await sandbox.signIn('demo01')
    const used = await ticketOf(token)
    expect((await fetchFile(used)).statusCode).toBe(200)
    expect((await fetchFile(used)).statusCode).toBe(410)
    await sandbox.advance(1_000)
    const late = await ticketOf(token)
    await sandbox.advance(EXPORT_TICKET_MS)
    expect((await fetchFile(late)).statusCode).toBe(410)
    const states = (await sandbox.call(exportList, {}, { token })).list.map(({ state }) => state)
    expect(states.slice(0, 2)).toEqual(['expired', 'fetched'])
    const open = await ticketOf(token)
    await sandbox.signIn('demo01')
    expect((await fetchFile(open)).statusCode).toBe(410)
    for (const path of ['', '?ticket=', `?ticket=${token}`, '?ticket=a&ticket=b'])
      expect((await fetchFile(open.replace(/\?.*/, path))).statusCode).toBe(410)
  })

  it('[SBX-DATA-4] gives a ticket that opens nothing else, and leaves it alone when asked for the head only', async () => {
    const token = await sandbox.signIn('demo01')
    const url = await ticketOf(token)
    const ticket = url.split('=')[1] ?? ''
    expect((await sandbox.ask(othersSignOut, {}, { token: ticket })).code).toBe(CODE.AUTH)
    expect((await sandbox.app.inject({ method: 'HEAD', url })).statusCode).toBe(404)
    expect((await fetchFile(url)).statusCode).toBe(200)
  })

  it('[SBX-DATA-5] names each table of members and each of its columns', async () => {
    const { rows } = await sql<{ name: string; column: string; type: string }>`
      SELECT table_name AS name, column_name AS column, data_type AS type FROM information_schema.columns
      WHERE table_schema = current_schema()`.execute(sandbox.db)
    const owned = new Set(
      rows
        .filter(({ column }) => ['member_id', 'owner', 'payee_id', 'invitee_id', 'inviter_id'].includes(column))
        .map(({ name }) => name),
    )
    const known = new Set([...SECTIONS.map(({ table }) => table), ...Object.keys(WITHHELD)])
    expect([...owned].filter((name) => !known.has(name))).toEqual([])
    for (const section of SECTIONS) {
      const { name, times = [], money = [], counts = [], json = [], omit = [], key } = section
      const columns = await columnsOf(sandbox.db, section)
      const named = [...times, ...money, ...counts, ...json, ...omit, ...key]
      expect([name, named.filter((column) => !columns.includes(column))]).toEqual([name, []])
      // A time or an amount of money must not be exported as a bare number.
      const bare = rows.filter(
        (row) =>
          row.name === section.table &&
          row.type === 'bigint' &&
          ![...times, ...money, ...counts, ...omit].includes(row.column),
      )
      expect([name, bare.map(({ column }) => column)]).toEqual([name, []])
    }
  })
})
