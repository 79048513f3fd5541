/** HTTP client of the CLI for the release service. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import type { ReadableStream as WebStream } from 'node:stream/web'
import { STEPS_TYPE } from '../../answers/steps.ts'
import { TOKEN_FILE } from '../../keys/signing-keys.ts'
import type { Refusal } from '../../texts/refusal.rules.ts'
import { CliError } from './cli-error.ts'

export type ServiceClient = {
  get<Data>(path: string): Promise<Data | undefined>
  put(path: string, content: Buffer): Promise<void>
  post<Data>(path: string, body?: unknown): Promise<Data>
  /** For long calls that report their steps. */
  postInSteps<Data>(path: string, body: unknown, onStep: (step: string) => void): Promise<Data>
}

export type ServiceClientOptions = { port: number; dataDir: string; token: string }
/** Longest time without a step: the gate may render the pages of one remote for four minutes. */
const STEPS_SILENCE_MS = 300_000
type Answer = { status_code?: number; message?: string; data?: unknown }

export function createServiceClient({ port, dataDir, token }: ServiceClientOptions): ServiceClient {
  const origin = `http://127.0.0.1:${port}`

  async function call(
    method: string,
    path: string,
    body?: string | Uint8Array<ArrayBuffer>,
    type?: string,
  ): Promise<{ status: number; answer: Answer }> {
    const headers: Record<string, string> = {
      authorization: `Bearer ${tokenOf(dataDir, token)}`,
      ...(type === undefined ? {} : { 'content-type': type }),
    }
    let response: Response
    try {
      response = await fetch(`${origin}${path}`, { method, headers, body, signal: AbortSignal.timeout(60_000) })
    } catch {
      throw new CliError(
        `The release service does not answer at ${origin}. Start it (npm start, or npm run serve -- ops) or set OPS_PORT.`,
      )
    }
    const answer = (await response.json().catch(() => ({}))) as Answer
    if (response.ok || (method === 'GET' && response.status === 404)) return { status: response.status, answer }
    throw new CliError(sentencesOf(answer, response.status))
  }

  return {
    async get<Data>(path: string) {
      const { status, answer } = await call('GET', path)
      return status === 404 ? undefined : (answer.data as Data)
    },
    async put(path, content) {
      await call('PUT', path, new Uint8Array(content), 'application/octet-stream')
    },
    async post<Data>(path: string, body: unknown = {}) {
      const { answer } = await call('POST', path, JSON.stringify(body), 'application/json')
      return answer.data as Data
    },
    async postInSteps<Data>(path: string, body: unknown, onStep: (step: string) => void) {
      const headers = { authorization: `Bearer ${tokenOf(dataDir, token)}`, 'content-type': 'application/json' }
      const end = await stepsOf(`${origin}${path}`, { ...headers, accept: STEPS_TYPE }, JSON.stringify(body), onStep)
      if (end.status < 400) return end.answer.data as Data
      throw new CliError(sentencesOf(end.answer, end.status))
    },
  }
}

type End = { status: number; answer: Answer }

/** Reads lines as they arrive; an answer without steps is a single line. */
async function stepsOf(
  url: string,
  headers: Record<string, string>,
  body: string,
  onStep: (step: string) => void,
): Promise<End> {
  const lost = (why: string) =>
    new CliError(`The release service did not finish its answer (${why}). See \`list\` for what is live.`)
  const abort = new AbortController()
  const silence = setTimeout(() => abort.abort(), STEPS_SILENCE_MS)
  try {
    const response = await fetch(url, { method: 'POST', headers, body, signal: abort.signal })
    if (!response.headers.get('content-type')?.startsWith(STEPS_TYPE) || response.body === null)
      return { status: response.status, answer: (await response.json().catch(() => ({}))) as Answer }
    for await (const line of createInterface({ input: Readable.fromWeb(response.body as WebStream) })) {
      silence.refresh()
      const told = JSON.parse(line) as { step: string } | End
      if ('status' in told) return told
      onStep(told.step)
    }
  } catch (error) {
    throw lost(abort.signal.aborted ? `it was silent for ${STEPS_SILENCE_MS / 1_000} s` : (error as Error).message)
  } finally {
    clearTimeout(silence)
  }
  throw lost('it was cut off')
}

function tokenOf(dataDir: string, token: string): string {
  if (token !== '') return token
  const file = join(dataDir, TOKEN_FILE)
  if (existsSync(file)) return readFileSync(file, 'utf8').trim()
  throw new CliError(
    `There is no token of the release service: set OPS_TOKEN, or DATA_DIR to the folder that ops uses (looked for ${file}).`,
  )
}

function sentencesOf(answer: Answer, status: number): string {
  const refusals = (answer.data as { refusals?: Refusal[] } | undefined)?.refusals
  if (refusals === undefined) return `Refused (${status}): ${answer.message ?? 'the release service gave no reason'}`
  return ['Refused:', ...refusals.map(({ rule, what, fix }) => `  ${what}\n    ${fix} [${rule}]`)].join('\n')
}
