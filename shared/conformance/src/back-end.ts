/** Calls a back end as the site does: headers, signature, session, and decryption of answers. */
import { createDecipheriv, createHmac, randomUUID } from 'node:crypto'
import type { Endpoint } from '@lantern/contract'
import { API_VERSION, HEADER, SITE_ID } from '@lantern/contract/envelope'
import { SANDBOX_SIGNING_KEY, type SigningModule, signingGroupOf, signingText } from '@lantern/contract/signing'
import { sec } from '@lantern/contract/site'

/** What came back; `body` is undefined when it is not JSON. */
export type Answer = {
  readonly status: number
  readonly body: unknown
  /** Why there is no JSON, or why `data` could not be decrypted. */
  readonly fault?: string
}

export type BackEnd = {
  /** @throws when nothing answers */
  ask(endpoint: Endpoint, input: unknown, token?: string): Promise<Answer>
}

export type BackEndOptions = {
  readonly origin: string
  /** @default as the sandbox requires */
  readonly sign?: SigningModule
  readonly timeoutMs?: number
  /** Replaced by tests only. */
  readonly fetch?: typeof globalThis.fetch
}

const TIMEOUT_MS = 10_000

export const sandboxSignature: SigningModule = async (text) =>
  createHmac('sha256', SANDBOX_SIGNING_KEY).update(text).digest('base64')

/** One device for all calls. */
export function createBackEnd({
  origin,
  sign = sandboxSignature,
  timeoutMs = TIMEOUT_MS,
  fetch = globalThis.fetch,
}: BackEndOptions): BackEnd {
  const device = randomUUID()
  let keys: Promise<Keys> | undefined

  async function send(endpoint: Endpoint, input: unknown, token?: string): Promise<Response> {
    const { method, path, headers = {} } = endpoint
    const group = signingGroupOf(path)
    const query = method === 'GET' ? queryOf(input) : ''
    return fetch(`${origin}${path}${query}`, {
      method,
      headers: {
        accept: 'application/json',
        'accept-language': 'en',
        [HEADER.clientType]: 'web',
        [HEADER.siteId]: String(SITE_ID),
        [HEADER.version]: API_VERSION,
        [HEADER.deviceUuid]: device,
        ...(group === null ? {} : { [HEADER.signature]: await sign(signingText(group, SITE_ID, API_VERSION, device)) }),
        ...(token === undefined ? {} : { [HEADER.token]: token }),
        ...headers,
        ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
      },
      ...(method === 'POST' ? { body: JSON.stringify(input) } : {}),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
  }

  return {
    async ask(endpoint, input, token) {
      const response = await send(endpoint, input, token)
      const text = await response.text()
      let body: unknown
      try {
        body = JSON.parse(text)
      } catch {
        const type = response.headers.get('content-type') ?? 'no content type'
        return { status: response.status, body: undefined, fault: `expected JSON, got ${type}` }
      }
      if (response.headers.get(HEADER.encrypted) !== '1') return { status: response.status, body }
      keys ??= send(sec, {}).then(async (answer) => ((await answer.json()) as { data: Keys }).data)
      try {
        const envelope = body as { data: string }
        return { status: response.status, body: { ...envelope, data: decrypt(await keys, envelope.data) } }
      } catch {
        return { status: response.status, body, fault: `data: expected text encrypted with the keys of ${sec.path}` }
      }
    },
  }
}

type Keys = { readonly k: string; readonly v: string }

function decrypt({ k, v }: Keys, text: string): unknown {
  const decipher = createDecipheriv('aes-256-cbc', Buffer.from(k, 'base64'), Buffer.from(v, 'base64'))
  return JSON.parse(Buffer.concat([decipher.update(Buffer.from(text, 'base64')), decipher.final()]).toString('utf8'))
}

function queryOf(input: unknown): string {
  const fields = Object.entries((input ?? {}) as Record<string, unknown>).filter(([, value]) => value !== undefined)
  return fields.length === 0
    ? ''
    : `?${new URLSearchParams(fields.map(([name, value]): [string, string] => [name, String(value)]))}`
}
