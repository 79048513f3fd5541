/** A browser without a window: keeps cookies, follows what a person would follow, sends forms as browsers do. */
import { FIRST_TOKEN, HOST, type TestAnswer, type TestReleaseService } from './release-service.fixture.ts'

const ORIGIN = `http://${HOST}`

export type TestBrowser = {
  cookies: Map<string, string>
  get(url: string, headers?: Record<string, string>): Promise<TestAnswer>
  /** Sends a form with the token of the session; `fields.formToken` replaces it. */
  send(url: string, fields?: Record<string, string>, headers?: Record<string, string>): Promise<TestAnswer>
  /** Sends a form and goes where the answer leads. */
  sendAndFollow(url: string, fields?: Record<string, string>): Promise<TestAnswer>
}

/** Opens the console and signs in. @param token '' = stays at the sign-in page */
export async function openBrowser(service: TestReleaseService, token: string = FIRST_TOKEN): Promise<TestBrowser> {
  const cookies = new Map<string, string>()
  let formToken = ''
  const headersWith = (headers: Record<string, string>) => ({
    host: HOST,
    'accept-language': 'en',
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    ...headers,
  })
  const kept = (answer: TestAnswer): TestAnswer => {
    for (const { name, value } of answer.cookies as { name: string; value: string }[]) cookies.set(name, value)
    formToken = /name="formToken" value="([^"]+)"/.exec(answer.body)?.[1] ?? formToken
    return answer
  }
  const browser: TestBrowser = {
    cookies,
    get: async (url, headers = {}) => kept(await service.app.inject({ url, headers: headersWith(headers) })),
    async send(url, fields = {}, headers = {}) {
      const payload = new URLSearchParams({ formToken, ...fields }).toString()
      const type = { 'content-type': 'application/x-www-form-urlencoded', origin: ORIGIN }
      return kept(
        await service.app.inject({ method: 'POST', url, payload, headers: headersWith({ ...type, ...headers }) }),
      )
    },
    async sendAndFollow(url, fields) {
      const answer = await browser.send(url, fields)
      return answer.statusCode === 303 ? browser.get(String(answer.headers.location)) : answer
    },
  }
  if (token !== '') {
    await browser.send('/login', { token })
    await browser.get('/')
  }
  return browser
}
