/** Common handling of console pages: session, rights, form token, language, layout. A page is a function of a visit. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Access } from '../../access/access.ts'
import { type Action, may, refusalOf } from '../../rights/rights.rules.ts'
import { LANGUAGES, type Language } from '../../texts/define-messages.ts'
import type { Download, Form, Moved, Params, View, Visit } from '../parts/visit.ts'
import { isOurForm, type Session, type Sessions } from '../session/sessions.ts'
import { frameMessages } from './frame.messages.ts'
import { layout } from './layout.ts'
import { refusedView } from './refused-view.ts'

export const SESSION_COOKIE = 'ops_session'
export const LANGUAGE_COOKIE = 'ops_language'
/** Header of automatic refreshes: they do not extend the session. */
const LIVE_HEADER = 'x-live'

type Answer = View | Moved | Download | null
type ShowPage = (visit: Visit, params: Params, query: Params) => Promise<Answer>
type TakeStep = (visit: Visit, params: Params, form: Form) => Promise<Answer>

export type ConsoleFrame = {
  /** A page to read. Null = 404. */
  page(path: string, action: Action, show: ShowPage): void
  /** A form. The remote that it changes is the `:name` of the path. */
  step(path: string, action: Action, take: TakeStep): void
}
export type FrameParts = { access: Access; sessions: Sessions; zone: string; nowMs: () => number }

export function createFrame(app: FastifyInstance, { access, sessions, zone, nowMs }: FrameParts): ConsoleFrame {
  async function visitOf(request: FastifyRequest): Promise<{ visit: Visit; session: Session } | null> {
    const id = request.cookies[SESSION_COOKIE]
    const session = id === undefined ? null : await sessions.find(id, request.headers[LIVE_HEADER] === undefined)
    // A revoked token also ends its sessions.
    const grant = session === null ? null : await access.standing(session.name)
    if (session === null || grant === null) return null
    const { formToken, notice } = session
    const visit: Visit = {
      grant,
      language: languageOf(request),
      nowMs: nowMs(),
      zone,
      address: request.url,
      formToken,
      notice,
      may: (action, remote) => may(grant, action, remote),
    }
    return { visit, session }
  }

  async function refusalIn(visit: Visit, action: Action, params: Params): Promise<View | null> {
    const why = refusalOf(visit.grant, action, params.name)
    if (why === null) return null
    const line = { actor: visit.grant.name, action, name: params.name ?? '', version: '', outcome: 'refused' }
    await access.audit.write({ ...line, detail: why })
    // The log is in English, so that it can be searched; the page is in the reader's language.
    const told = refusalOf(visit.grant, action, params.name, visit.language) ?? why
    return refusedView(visit.language, 403, told)
  }

  async function send(reply: FastifyReply, visit: Visit, session: Session, answer: Answer): Promise<FastifyReply> {
    if (answer !== null && 'to' in answer) {
      await sessions.tell(session, answer.notice)
      return reply.redirect(answer.to, 303)
    }
    if (answer !== null && 'content' in answer)
      return reply
        .type(answer.type)
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="${answer.file}"`)
        .send(answer.content)
    const view = answer ?? refusedView(visit.language, 404, frameMessages[visit.language].nothingHere)
    if (visit.notice !== null) await sessions.tell(session, null)
    return sendPage(reply.code(view.status ?? 200), String(layout(visit, view)))
  }

  return {
    page(path, action, show) {
      app.get(path, async (request, reply) => {
        const found = await visitOf(request)
        if (found === null) return reply.redirect(`/login?next=${encodeURIComponent(request.url)}`, 303)
        const { visit, session } = found
        const params = request.params as Params
        const refused = await refusalIn(visit, action, params)
        return send(reply, visit, session, refused ?? (await show(visit, params, oneOfEach(request.query))))
      })
    },
    step(path, action, take) {
      app.post(path, async (request, reply) => {
        const found = await visitOf(request)
        if (found === null) return reply.redirect('/login', 303)
        const { visit, session } = found
        const params = request.params as Params
        const form = oneOfEach(request.body)
        if (!isOwnOrigin(request) || !isOurForm(session, form.formToken)) {
          const line = { actor: visit.grant.name, action, name: params.name ?? '', version: '', outcome: 'refused' }
          await access.audit.write({ ...line, detail: frameMessages.en.strangeForm })
          const words = frameMessages[visit.language].strangeForm
          return send(reply, visit, session, refusedView(visit.language, 403, words))
        }
        const refused = await refusalIn(visit, action, params)
        return send(reply, visit, session, refused ?? (await take(visit, params, form)))
      })
    },
  }
}

export function sendPage(reply: FastifyReply, page: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page)
}

/** The origin of a form: another port of this machine is another origin, though it shares cookies. */
export function isOwnOrigin(request: FastifyRequest): boolean {
  return request.headers.origin === `${request.protocol}://${request.headers.host}`
}

/** The chosen language, else the browser's; Chinese first. */
export function languageOf(request: FastifyRequest): Language {
  const chosen = LANGUAGES.find((one) => one === request.cookies[LANGUAGE_COOKIE])
  return chosen ?? (/^\s*en/i.test(request.headers['accept-language'] ?? '') ? 'en' : 'zh')
}

function oneOfEach(given: unknown): Params {
  const entries = Object.entries((given ?? {}) as Record<string, unknown>)
  return Object.fromEntries(entries.map(([key, value]) => [key, String(Array.isArray(value) ? value.at(-1) : value)]))
}
