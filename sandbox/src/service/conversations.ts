/** Conversations: access, lines, and the behaviour of simulated agents. */

import { randomUUID } from 'node:crypto'
import * as CODE from '@lantern/contract/code'
import type { ServiceTopic } from '@lantern/contract/service'
import { MINUTE_MS, SECOND_MS } from '@lantern/contract/site-time'
import { sql } from 'kysely'
import type { Executor, Trx } from '../database/database.ts'
import type { Member } from '../database/tables/members/members.schema.ts'
import type { ServiceLine, ServiceSession } from '../database/tables/site/service.schema.ts'
import { SandboxError } from '../refusal/sandbox-error.ts'
import { agentFor, type ServiceKey } from './agents.ts'
import { orderState } from './order-state.ts'
import { agentReply, botReplies, sentence } from './replies.rules.ts'

/** A conversation ends after this much silence. */
const RESUME_MS = 30 * MINUTE_MS
/** Queue length of a new conversation, time per place, and time in which an agent writes. */
const QUEUE_LENGTH = 2
const QUEUE_STEP_MS = 3 * SECOND_MS
const WRITING_MS = 3 * SECOND_MS
const LINES_A_MINUTE = 30
const LINES_AN_ANSWER = 200
/** Pictures make lines large, and a visitor without an account may ask for all of them again and again. */
const BYTES_AN_ANSWER = 1024 * 1024

type Line = Pick<ServiceLine, 'sender' | 'type' | 'content'> & { readonly requestNo?: string }

const localeOf = (session: ServiceSession): 'zh' | 'en' => (session.locale === 'en' ? 'en' : 'zh')

export async function openConversation(
  trx: Trx,
  { topic, locale, member, now }: { topic: ServiceTopic; locale: string; member: Member | undefined; now: number },
): Promise<ServiceSession> {
  const session = await trx
    .insertInto('service_sessions')
    .values({
      sid: randomUUID(),
      member_id: member?.id ?? null,
      topic,
      locale,
      state: 'bot',
      agent_no: null,
      next_at: null,
      answering: null,
      stars: null,
      created_at: now,
      last_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await say(trx, session, { sender: 'bot', type: 'text', content: sentence('hello', localeOf(session)) }, now)
  return session
}

/**
 * The conversation; a visitor's one is assigned to the member who asks.
 * @throws SandboxError 10001 when it does not exist or belongs to another member
 */
export async function takeConversation(
  db: Executor,
  sid: string,
  member: Member | undefined,
  now: number,
): Promise<ServiceSession> {
  const session = await db.selectFrom('service_sessions').selectAll().where('sid', '=', sid).executeTakeFirst()
  if (!session || (session.member_id !== null && session.member_id !== member?.id)) throw unknown()
  const isOver = session.state !== 'ended' && now - session.last_at > RESUME_MS
  const binds = session.member_id === null && member !== undefined
  if (!isOver && !binds) return session
  return db
    .updateTable('service_sessions')
    .set({ ...(isOver ? { state: 'ended', next_at: null } : {}), ...(binds ? { member_id: member.id } : {}) })
    .where('sid', '=', sid)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Adds a member's line; idempotent by request number. @returns its number */
export async function hear(trx: Trx, taken: ServiceSession, line: Line, now: number): Promise<number> {
  const session = await lock(trx, taken)
  const known = await trx
    .selectFrom('service_messages')
    .select('seq')
    .where('sid', '=', session.sid)
    .where('request_no', '=', line.requestNo ?? '')
    .executeTakeFirst()
  if (known) return known.seq
  if (session.state === 'ended')
    throw new SandboxError(CODE.COMMON, {
      zh: '本次对话已结束，请重新发起',
      en: 'This conversation has ended. Start a new one.',
    })
  await requireCalm(trx, session.sid, now)
  const seq = await say(trx, session, line, now)
  if (session.state === 'bot') {
    for (const reply of botReplies(line.type, line.content, localeOf(session))) {
      await say(trx, session, { sender: 'bot', ...reply }, now)
    }
    await update(trx, session.sid, { read_seq: seq, last_at: now })
  } else {
    const isWriting = session.state === 'agent'
    await update(trx, session.sid, {
      last_at: now,
      ...(isWriting ? { next_at: now + WRITING_MS, answering: seq } : {}),
    })
  }
  return seq
}

/** Enters the queue for an agent, once. */
export async function queueUp(trx: Trx, taken: ServiceSession, now: number): Promise<ServiceSession> {
  const session = await lock(trx, taken)
  if (session.state !== 'bot') return session
  await say(trx, session, { sender: 'system', type: 'text', content: sentence('waiting', localeOf(session)) }, now)
  return update(trx, session.sid, { state: 'queue', queue: QUEUE_LENGTH, next_at: now + QUEUE_STEP_MS, last_at: now })
}

export async function endConversation(trx: Trx, taken: ServiceSession, now: number): Promise<void> {
  const session = await lock(trx, taken)
  if (session.state === 'ended') return
  await say(trx, session, { sender: 'system', type: 'text', content: sentence('ended', localeOf(session)) }, now)
  await update(trx, session.sid, { state: 'ended', next_at: null })
}

/** One due step: the queue moves, an agent takes over, or an answer is ready. */
export async function stepConversation(trx: Trx, sid: string, key: ServiceKey, now: number): Promise<void> {
  const session = await lock(trx, { sid })
  if (session.next_at === null || session.next_at > now) return
  const agent = agentFor(sid)
  const locale = localeOf(session)
  if (session.state === 'queue') {
    if (session.queue > 1) {
      await update(trx, sid, { queue: session.queue - 1, next_at: now + QUEUE_STEP_MS })
      return
    }
    const lastLine = await lastOf(trx, sid)
    await update(trx, sid, { state: 'agent', queue: 0, agent_no: agent.agentNo, next_at: null, read_seq: lastLine })
    await sayAsAgent(trx, { ...session, agent_no: agent.agentNo }, sentence('agentHello', locale), key, now)
    return
  }
  const asked = await trx
    .selectFrom('service_messages')
    .selectAll()
    .where('sid', '=', sid)
    .where('seq', '=', session.answering ?? 0)
    .executeTakeFirst()
  await update(trx, sid, { next_at: null, answering: null, read_seq: session.answering ?? session.read_seq })
  if (!asked) return
  const state =
    asked.type === 'order' && session.member_id ? await orderState(trx, session.member_id, asked.content) : undefined
  await sayAsAgent(trx, session, agentReply(asked.type, asked.content, locale, state?.[locale]), key, now)
}

/** Adds a signed line of an agent. */
export async function sayAsAgent(
  trx: Trx,
  session: ServiceSession,
  content: string,
  key: ServiceKey,
  now: number,
): Promise<void> {
  const agentNo = session.agent_no ?? agentFor(session.sid).agentNo
  const seq = (await lastOf(trx, session.sid)) + 1
  await trx
    .insertInto('service_messages')
    .values({
      sid: session.sid,
      seq,
      sender: 'agent',
      agent_no: agentNo,
      type: 'text',
      content,
      signature: key.signLine(`${session.sid}|${seq}|${agentNo}|${content}`),
      request_no: null,
      at: now,
    })
    .execute()
}

/** The next lines, as many as fit into one answer; the client continues after the last. */
export async function linesOf(db: Executor, sid: string, afterSeq: number): Promise<ServiceLine[]> {
  const sizes = await db
    .selectFrom('service_messages')
    .select('seq')
    .select(sql<number>`octet_length(content)`.as('bytes'))
    .where('sid', '=', sid)
    .where('seq', '>', afterSeq)
    .orderBy('seq')
    .limit(LINES_AN_ANSWER)
    .execute()
  let room = BYTES_AN_ANSWER
  const fitting = sizes.filter(({ bytes }, index) => {
    room -= Number(bytes)
    return index === 0 || room >= 0
  })
  const last = fitting.at(-1)
  if (last === undefined) return []
  return db
    .selectFrom('service_messages')
    .selectAll()
    .where('sid', '=', sid)
    .where('seq', '>', afterSeq)
    .where('seq', '<=', last.seq)
    .orderBy('seq')
    .execute()
}

/** All lines without the pictures, which are many and large. */
export async function wordsOf(db: Executor, sid: string) {
  return db
    .selectFrom('service_messages')
    .select(['at', 'sender', 'agent_no'])
    .select(sql<string>`CASE WHEN type = 'image' THEN '[image]' ELSE content END`.as('words'))
    .where('sid', '=', sid)
    .orderBy('seq')
    .execute()
}

/** Estimated wait in seconds. */
export function etaSec(session: ServiceSession): number {
  return session.state === 'queue' ? (session.queue * QUEUE_STEP_MS) / SECOND_MS : 0
}

async function say(trx: Trx, session: ServiceSession, line: Line, now: number): Promise<number> {
  const seq = (await lastOf(trx, session.sid)) + 1
  await trx
    .insertInto('service_messages')
    .values({
      sid: session.sid,
      seq,
      sender: line.sender,
      agent_no: null,
      type: line.type,
      content: line.content,
      signature: null,
      request_no: line.requestNo ?? null,
      at: now,
    })
    .execute()
  return seq
}

async function lastOf(trx: Trx, sid: string): Promise<number> {
  const row = await trx
    .selectFrom('service_messages')
    .select((is) => is.fn.max('seq').as('last'))
    .where('sid', '=', sid)
    .executeTakeFirst()
  return Number(row?.last ?? 0)
}

/** The current conversation: the queue may have moved, or it may have ended since it was read. */
function lock(trx: Trx, { sid }: Pick<ServiceSession, 'sid'>): Promise<ServiceSession> {
  return trx.selectFrom('service_sessions').selectAll().where('sid', '=', sid).forUpdate().executeTakeFirstOrThrow()
}

/** @throws SandboxError 715003 with the time to wait: visitors need no account, so a rate limit stops floods */
async function requireCalm(trx: Trx, sid: string, now: number): Promise<void> {
  const said = await trx
    .selectFrom('service_messages')
    .select('at')
    .where('sid', '=', sid)
    .where('sender', '=', 'member')
    .where('at', '>', now - MINUTE_MS)
    .orderBy('seq')
    .execute()
  if (said.length < LINES_A_MINUTE) return
  const waitSec = Math.ceil(((said[0]?.at ?? now) + MINUTE_MS - now) / SECOND_MS)
  throw new SandboxError(
    CODE.CHAT_TOO_FAST,
    { zh: `发送太快，请 ${waitSec} 秒后再试`, en: `That was a lot at once. Send this again in ${waitSec} s.` },
    { waitSec },
  )
}

function update(trx: Trx, sid: string, change: Partial<ServiceSession>): Promise<ServiceSession> {
  return trx.updateTable('service_sessions').set(change).where('sid', '=', sid).returningAll().executeTakeFirstOrThrow()
}

function unknown(): SandboxError {
  return new SandboxError(CODE.COMMON, { zh: '对话不存在或已结束', en: 'There is no such conversation' })
}
