/** The ticket for the chat login: a JWT (HS256) bound to a body (spec 7: "token/body string used in chat login"). */
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Executor } from '../../database/database.ts'

/** Pages request a ticket right before the login: one minute by the machine's clock, five by the sandbox's. */
const TICKET_MS = 300_000
const KEY_NAME = 'chat.jwt'

export type Ticket = { token: string; body: string }
/** Member and session of a ticket. */
export type TicketHolder = { memberId: string; sessionId: string }

/** The signing key, stored in the database by the first start. */
export async function loadJwtKey(db: Executor): Promise<Buffer> {
  await db
    .insertInto('sandbox_state')
    .values({ key: KEY_NAME, value: randomBytes(32).toString('base64') })
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  const row = await db.selectFrom('sandbox_state').select('value').where('key', '=', KEY_NAME).executeTakeFirstOrThrow()
  return Buffer.from(row.value, 'base64')
}

export function issueTicket(key: Buffer, { memberId, sessionId }: TicketHolder, now: number): Ticket {
  const body = randomBytes(12).toString('base64url')
  const head = encode({ alg: 'HS256', typ: 'JWT' })
  const claims = encode({
    sub: memberId,
    sid: sessionId,
    jti: body,
    iat: Math.floor(now / 1_000),
    exp: Math.floor((now + TICKET_MS) / 1_000),
  })
  return { token: `${head}.${claims}.${sign(key, `${head}.${claims}`)}`, body }
}

/**
 * Consumes a ticket: it opens one socket only, so a copy is useless.
 * @returns null for a ticket that is forged, changed, expired or used
 */
export async function spendTicket(
  db: Executor,
  key: Buffer,
  ticket: Ticket,
  now: number,
): Promise<TicketHolder | null> {
  const holder = readTicket(key, ticket, now)
  if (holder === null) return null
  await db.deleteFrom('chat_tickets').where('expire_at', '<=', now).execute()
  const first = await db
    .insertInto('chat_tickets')
    .values({ jti: ticket.body, expire_at: now + TICKET_MS })
    .onConflict((conflict) => conflict.column('jti').doNothing())
    .returning('jti')
    .executeTakeFirst()
  return first ? holder : null
}

/** @returns null for a ticket that is forged, changed or expired */
export function readTicket(key: Buffer, { token, body }: Ticket, now: number): TicketHolder | null {
  const [head = '', claims = '', signature = '', ...rest] = token.split('.')
  if (rest.length > 0 || !isEqual(signature, sign(key, `${head}.${claims}`))) return null
  try {
    const { sub, sid, jti, exp } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as {
      sub: string
      sid: string
      jti: string
      exp: number
    }
    return jti === body && exp * 1_000 > now ? { memberId: sub, sessionId: sid } : null
  } catch {
    return null
  }
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

function sign(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url')
}

function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
