/** A member's data as a file: a ticket by a signed call, then the file itself by a plain link (screens.md 6, security). */
import { createHash, randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import * as CODE from '@lantern/contract/code'
import {
  dataExport,
  EXPORT_FILE,
  type EXPORT_STATES,
  EXPORT_TICKET_MS,
  type ExportFormat,
  exportList,
} from '@lantern/contract/privacy'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/database.ts'
import type { DataExport } from '../database/tables/members/privacy.schema.ts'
import { newNo } from '../ledger/numbers.ts'
import { requirePassword } from '../members/proofs/passwords.ts'
import { sendMail } from '../members/send-mail.ts'
import { SandboxError } from '../refusal/sandbox-error.ts'
import type { Wire } from '../wire/wire.ts'
import { exportsOf, insertExport, takeTicket } from './export.repository.ts'
import { exportFiles } from './export-files.ts'
import { zipOf } from './zip-stream.ts'

/** Random bytes of a ticket, and the text that they give. */
const TICKET_BYTES = 32
const TICKET = /^[\w-]{43}$/
const SHOWN = 5

export function exportRoutes(wire: Wire): void {
  wire.memberWrite(dataExport, async ({ format, password }, context) => {
    const { trx, member, session, now, deviceLabel } = context
    await requirePassword(context, 'password', password)
    const ticket = randomBytes(TICKET_BYTES).toString('base64url')
    const id = newNo('EX', now)
    const expireAt = now + EXPORT_TICKET_MS
    await insertExport(trx, {
      id,
      member_id: member.id,
      session_hash: session.token_hash,
      device: deviceLabel,
      ticket_hash: hashOf(ticket),
      formats: [...new Set(format)].join(','),
      at: now,
      expire_at: expireAt,
      used_at: null,
    })
    await sendMail(trx, member.id, {
      type: 'notice',
      push: 'security',
      title: { zh: '您的数据已导出', en: 'Your data was exported' },
      body: {
        zh: `在“${deviceLabel}”上导出了账户的全部数据。如非本人操作，请立即修改登录密码并联系客服。`,
        en: `All data of your account was exported on ${deviceLabel}. If this was not you, change your password and contact support at once.`,
      },
      bizNo: id,
      at: now,
    })
    return { jobId: id, url: `${EXPORT_FILE}?ticket=${ticket}`, expireAt }
  })

  wire.memberRead(exportList, async (_input, { db, member, now }) => ({
    list: (await exportsOf(db, member.id, SHOWN)).map((row) => ({
      jobId: row.id,
      at: row.at,
      device: row.device,
      state: stateOf(row, now),
    })),
  }))
}

/** A link sends no headers of ours: the ticket alone opens the file. */
export function exportFileRoute(app: FastifyInstance, { db, clock }: { db: Database; clock: { now(): number } }): void {
  // A HEAD would use the ticket up.
  app.get(EXPORT_FILE, { exposeHeadRoute: false }, async (request, reply) => {
    const { ticket } = request.query as { ticket?: unknown }
    const now = clock.now()
    const row =
      typeof ticket === 'string' && TICKET.test(ticket) ? await takeTicket(db, hashOf(ticket), now) : undefined
    if (!row) throw gone()
    const files = exportFiles(db, row.member_id, row.formats.split(',') as ExportFormat[])
    return reply
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="lantern-${row.id}.zip"`)
      .type('application/zip')
      .send(Readable.from(zipOf(files, now)))
  })
}

function stateOf({ used_at: usedAt, expire_at: expireAt }: DataExport, now: number): (typeof EXPORT_STATES)[number] {
  if (usedAt !== null) return 'fetched'
  return expireAt > now ? 'ready' : 'expired'
}

function gone(): SandboxError {
  return new SandboxError(
    CODE.COMMON,
    {
      zh: '下载链接已失效，请在安全中心重新导出',
      en: 'This link is no longer valid. Export your data again in Security.',
    },
    null,
    { http: 410 },
  )
}

function hashOf(ticket: string): string {
  return createHash('sha256').update(ticket).digest('hex')
}
