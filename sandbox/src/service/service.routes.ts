/** Customer service endpoints, its control actions, and the job for queues and agents. */
import * as CODE from '@lantern/contract/code'
import {
  agentVerify,
  isServiceContent,
  type ServiceMessage,
  serviceEnd,
  serviceHuman,
  serviceOpen,
  servicePoll,
  serviceRate,
  serviceSend,
  serviceTranscript,
} from '@lantern/contract/service'
import { siteTimeText } from '../clock/site-time.rules.ts'
import { type Database, inTransaction } from '../database/database.ts'
import type { ServiceLine, ServiceSession } from '../database/tables/site/service.schema.ts'
import type { Job } from '../jobs/jobs.ts'
import { findMemberByName } from '../members/members.repository.ts'
import { SandboxError } from '../refusal/sandbox-error.ts'
import type { ControlActions } from '../wire/control-actions.ts'
import type { Wire } from '../wire/wire.ts'
import { AGENTS, type ServiceKey } from './agents.ts'
import {
  endConversation,
  etaSec,
  hear,
  linesOf,
  openConversation,
  queueUp,
  sayAsAgent,
  stepConversation,
  takeConversation,
  wordsOf,
} from './conversations.ts'
import { conversationWithAgent, dueConversations, rateConversation } from './service.repository.ts'

export function serviceRoutes(wire: Wire, key: ServiceKey): void {
  wire.publicWrite(serviceOpen, async ({ topic, sid, orderNo }, { trx, caller, locale, now }) => {
    const known = sid ? await takeConversation(trx, sid, caller, now).catch(() => undefined) : undefined
    const session =
      known && known.state !== 'ended' ? known : await openConversation(trx, { topic, locale, member: caller, now })
    if (orderNo) await hear(trx, session, { sender: 'member', type: 'order', content: orderNo }, now)
    return { sid: session.sid, ...standingOf(session, locale), key: key.publicKey }
  })

  wire.publicWrite(serviceSend, async ({ sid, type, content, requestNo }, context) => {
    const { trx, caller, network, limits, now } = context
    if (!isServiceContent(type, content))
      throw new SandboxError(
        CODE.VALIDATION,
        { zh: '内容过长或格式不对', en: 'Too long, or not what it should be' },
        { fields: { content: 'invalid' } },
      )
    const session = await takeConversation(trx, sid, caller, now)
    if (type === 'image') limits.pictures.take(caller?.id ?? network)
    return { seq: await hear(trx, session, { sender: 'member', type, content, requestNo }, now) }
  })

  wire.publicRead(servicePoll, async ({ sid, afterSeq }, { db, caller, locale, now }) => {
    const session = await takeConversation(db, sid, caller, now)
    return {
      list: (await linesOf(db, sid, afterSeq)).map(lineView),
      ...standingOf(session, locale),
      typing: session.answering !== null,
      readSeq: session.read_seq,
    }
  })

  wire.publicWrite(serviceHuman, async ({ sid }, { trx, caller, locale, now }) =>
    standingOf(await queueUp(trx, await takeConversation(trx, sid, caller, now), now), locale),
  )

  wire.publicWrite(serviceEnd, async ({ sid }, { trx, caller, now }) => {
    await endConversation(trx, await takeConversation(trx, sid, caller, now), now)
    return {}
  })

  wire.publicWrite(serviceRate, async ({ sid, stars, tags }, { trx, caller, now }) => {
    await takeConversation(trx, sid, caller, now)
    await rateConversation(trx, sid, { stars, tags: tags.join(',') })
    return {}
  })

  wire.publicRead(serviceTranscript, async ({ sid }, { db, caller, now }) => {
    await takeConversation(db, sid, caller, now)
    const lines = await wordsOf(db, sid)
    const text = lines.map(({ at, sender, agent_no, words }) => `${siteTimeText(at)} ${agent_no ?? sender}: ${words}`)
    return { text: text.join('\n') }
  })

  wire.publicRead(agentVerify, async ({ agentNo }, { locale }) => {
    const agent = AGENTS.find((known) => known.agentNo === agentNo.toUpperCase())
    return {
      official: agent !== undefined,
      since: agent?.since ?? null,
      channel: agent ? (locale === 'en' ? 'Live support on this site' : '本站在线客服') : '',
    }
  })
}

/** Every second of the sandbox clock. */
export function serviceJob(key: ServiceKey): Job {
  return {
    name: 'service',
    everyMs: 1_000,
    async run({ db, now }) {
      for (const sid of await dueConversations(db, now))
        await inTransaction(db, (trx) => stepConversation(trx, sid, key, now))
    },
  }
}

export function serviceActions(db: Database, key: ServiceKey): ControlActions {
  return {
    'service.say': async ({ userName, text }, { now }) => {
      const member = await findMemberByName(db, userName)
      return inTransaction(db, async (trx) => {
        const session = member && (await conversationWithAgent(trx, member.id))
        if (!session) throw new SandboxError(CODE.COMMON, `${userName} talks to no agent.`)
        await sayAsAgent(trx, session, text, key, now)
        return { sid: session.sid }
      })
    },
  }
}

function standingOf(session: ServiceSession, locale: string) {
  const agent = AGENTS.find(({ agentNo }) => agentNo === session.agent_no)
  return {
    state: session.state as 'bot' | 'queue' | 'agent' | 'ended',
    queue: session.state === 'queue' ? session.queue : 0,
    etaSec: etaSec(session),
    agent: agent ? { agentNo: agent.agentNo, name: locale === 'en' ? agent.en : agent.zh } : null,
  }
}

function lineView(line: ServiceLine): ServiceMessage {
  return {
    seq: line.seq,
    from: line.sender as ServiceMessage['from'],
    agentNo: line.agent_no,
    type: line.type as ServiceMessage['type'],
    content: line.content,
    at: line.at,
    signature: line.signature,
  }
}
