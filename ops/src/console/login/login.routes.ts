/** Sign-in with a token and sign-out; the session is a cookie that scripts and other sites cannot use. */
import { DAY_MS, SECOND_MS } from '@lantern/contract/site-time'
import { html } from '@remix-run/html-template'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Access } from '../../access/access.ts'
import { actorOf } from '../../access/guard.ts'
import type { SignInLinks } from '../../access/sign-in-links.ts'
import { ok } from '../../answers/answers.ts'
import type { RequireRight } from '../../rights/require-right.ts'
import { may } from '../../rights/rights.rules.ts'
import { LANGUAGES } from '../../texts/define-messages.ts'
import { isOwnOrigin, LANGUAGE_COOKIE, languageOf, SESSION_COOKIE, sendPage } from '../frame/console-frame.ts'
import { documentOf } from '../frame/layout.ts'
import { textField } from '../parts/form.ts'
import { lantern } from '../parts/icon.ts'
import type { Sessions } from '../session/sessions.ts'
import { loginMessages } from './login.messages.ts'

type Problem = 'wrong' | 'wait' | 'noPages' | 'strange' | 'usedLink'
const STATUS: Readonly<Record<Problem, number>> = { wrong: 401, wait: 429, noPages: 403, strange: 403, usedLink: 401 }
/** The release service listens on loopback without TLS, so the cookie cannot be Secure; scripts and other sites cannot use it. */
const COOKIE = { path: '/', httpOnly: true, sameSite: 'strict' } as const
const YEAR_S = (365 * DAY_MS) / SECOND_MS

/** For the command line: a link that signs in once as the holder of the token that asks for it. */
export function signInLinkRoutes(
  app: FastifyInstance,
  { links, requireRight }: { links: SignInLinks; requireRight: RequireRight },
): void {
  app.post('/api/sign-in-links', requireRight('read'), async (request) =>
    ok({ path: `/sign-in?token=${links.make(actorOf(request))}` }),
  )
}

export function loginRoutes(
  app: FastifyInstance,
  { access, sessions, links }: { access: Access; sessions: Sessions; links: SignInLinks },
): void {
  app.get('/login', async (request, reply) => {
    const { next, ended } = request.query as { next?: string; ended?: string }
    return sendPage(reply, loginPage(request, { next: ownPath(next), hasEnded: ended !== undefined }))
  })

  app.post('/login', async (request, reply) => {
    const { token = '', next } = (request.body ?? {}) as { token?: string; next?: string }
    const refuse = (problem: Problem) =>
      sendPage(reply.code(STATUS[problem]), loginPage(request, { next: ownPath(next), problem }))
    if (!isOwnOrigin(request)) return refuse('strange')
    const identity = await access.identify(token.trim(), request.ip)
    if (identity.kind === 'wait') return refuse('wait')
    if (identity.kind === 'unknown') return refuse('wrong')
    const { name } = identity.grant
    if (!may(identity.grant, 'read')) return refuse('noPages')
    const line = { actor: name, action: 'sign-in', name: '', version: '', outcome: 'done', detail: 'console' }
    await access.audit.write(line)
    return reply.setCookie(SESSION_COOKIE, await sessions.begin(name), COOKIE).redirect(ownPath(next), 303)
  })

  app.get('/sign-in', async (request, reply) => {
    const name = links.use(String((request.query as { token?: unknown }).token ?? ''))
    if (name === undefined || (await access.standing(name)) === null)
      return sendPage(reply.code(STATUS.usedLink), loginPage(request, { next: '/', problem: 'usedLink' }))
    const line = {
      actor: name,
      action: 'sign-in',
      name: '',
      version: '',
      outcome: 'done',
      detail: 'console, by a link',
    }
    await access.audit.write(line)
    return reply.setCookie(SESSION_COOKIE, await sessions.begin(name), COOKIE).redirect('/', 303)
  })

  app.post('/logout', async (request, reply) => {
    if (!isOwnOrigin(request)) return reply.redirect('/', 303)
    await sessions.end(request.cookies[SESSION_COOKIE] ?? '')
    return endOf(reply)
  })

  app.post('/language', async (request, reply) => {
    const { language, back } = (request.body ?? {}) as { language?: string; back?: string }
    if (!isOwnOrigin(request)) return reply.redirect('/', 303)
    const chosen = LANGUAGES.find((one) => one === language)
    if (chosen !== undefined) reply.setCookie(LANGUAGE_COOKIE, chosen, { ...COOKIE, maxAge: YEAR_S })
    return reply.redirect(ownPath(back), 303)
  })
}

function endOf(reply: FastifyReply): FastifyReply {
  return reply.clearCookie(SESSION_COOKIE, COOKIE).redirect('/login?ended', 303)
}

/** A path of the console only: no open redirect. */
function ownPath(path: string | undefined): string {
  return path !== undefined && /^\/(?![/\\])[\w\-./?=&%+:~]*$/.test(path) ? path : '/'
}

function loginPage(
  request: FastifyRequest,
  { next, problem, hasEnded = false }: { next: string; problem?: Problem; hasEnded?: boolean },
): string {
  const language = languageOf(request)
  const words = loginMessages[language]
  const field = textField({
    name: 'token',
    label: words.token,
    type: 'password',
    required: true,
    maxLength: 300,
    autocomplete: 'current-password',
    error: problem === undefined ? undefined : words[problem],
  })
  const page = documentOf(
    language,
    words.title,
    html`<main class="login" id="main">
<div class="card">
<p class="mark">${lantern()}</p>
<h1>${words.title}</h1>
<p class="weak">${words.lead}</p>
<div role="status">${hasEnded ? html`<p class="notice">${words.ended}</p>` : null}</div>
<form method="post" action="/login"><input type="hidden" name="next" value="${next}">${field}<button class="button" data-kind="primary">${words.signIn}</button></form>
</div>
<form method="post" action="/language" class="login-language"><input type="hidden" name="back" value="/login">
<button class="link" name="language" value="${language === 'zh' ? 'en' : 'zh'}" lang="${language === 'zh' ? 'en' : 'zh-CN'}">${language === 'zh' ? 'English' : '中文'}</button></form>
</main>`,
  )
  return String(page)
}
