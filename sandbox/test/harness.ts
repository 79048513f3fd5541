/**
 * The whole sandbox in the test's process, on a clock that only the test moves. On PGlite in memory; with TEST_DATABASE_URL on a database of its own
 * on that PostgreSQL server.
 */
import { randomInt, randomUUID } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import type { DataOf, Endpoint, InputOf } from '@lantern/contract'
import type { ControlRequest } from '@lantern/contract/control'
import { envelopeSchema, HEADER, SUCCESS } from '@lantern/contract/envelope'
import { imageCode, login, register, smsSend } from '@lantern/contract/user'
import { createLogger } from '@lantern/service'
import pg from 'pg'
import * as v from 'valibot'
import { buildApp } from '../src/app.ts'
import type { DatabaseLocation } from '../src/database/database.ts'
import { liveCodes } from '../src/members/proofs/sms-codes.ts'
import { openPlatform } from '../src/platform/platform.ts'
import { SEED_PASSWORD } from '../src/seed/seed-members.ts'
import { decrypt } from '../src/wire/cipher.ts'
import { START } from './template/start.ts'

export type Answer = { status: number; code: number; message: string; data: unknown }
type TestDatabase = { location: DatabaseLocation; drop: () => Promise<void> }
type CallOptions = { token?: string; headers?: Record<string, string> }

/** @param options.limitScale wide: the calls of a whole test file come from one network */
export async function openSandbox({
  limitScale = 100,
  pushOrigins = [],
}: {
  limitScale?: number
  pushOrigins?: readonly string[]
} = {}) {
  const database = await seededLocation()
  let real = START
  const platform = await openPlatform({
    location: database.location,
    logger: createLogger('test', { write: () => undefined }),
    real: () => real,
    limitScale,
  })
  /** A token is used by the device that it was given to. */
  const deviceOfToken = new Map<string, string>()
  const app = await buildApp(platform, {
    venueOrigin: 'http://127.0.0.1:4129',
    siteOrigins: ['http://127.0.0.1:3000', 'http://localhost:3000'],
    pushOrigins,
  })

  const ask = async (
    endpoint: Endpoint,
    input: unknown,
    { token, headers = {} }: CallOptions = {},
  ): Promise<Answer> => {
    const isGet = endpoint.method === 'GET'
    const response = await app.inject({
      method: endpoint.method,
      url: endpoint.path,
      headers: {
        'accept-language': 'en',
        [HEADER.deviceUuid]: deviceOfToken.get(token ?? '') ?? 'test-device',
        ...(token ? { [HEADER.token]: token } : {}),
        ...headers,
      },
      ...(isGet ? { query: input as Record<string, string> } : { payload: input as object }),
    })
    const envelope = v.parse(envelopeSchema, response.json())
    const data =
      response.headers[HEADER.encrypted] === '1'
        ? JSON.parse(decrypt(platform.keys, String(envelope.data)) ?? 'null')
        : envelope.data
    const given = (data as { token?: unknown } | null)?.token
    if (typeof given === 'string') deviceOfToken.set(given, headers[HEADER.deviceUuid] ?? 'test-device')
    return { status: response.statusCode, code: Number(envelope.status_code), message: envelope.message, data }
  }

  return {
    ...platform,
    app,
    ask,
    /** Calls, expects success, and parses the answer by the contract. */
    async call<E extends Endpoint>(endpoint: E, input: InputOf<E>, options?: CallOptions): Promise<DataOf<E>> {
      const answer = await ask(endpoint, input, options)
      if (answer.code !== SUCCESS)
        throw new Error(`${endpoint.path} answered ${answer.code} ${answer.message} ${JSON.stringify(answer.data)}`)
      return v.parse(endpoint.response, answer.data) as DataOf<E>
    },
    /** Signs a seed member in. @returns the token */
    async signIn(userName: string): Promise<string> {
      const answer = await ask(login, { userName, password: SEED_PASSWORD })
      if (answer.code !== SUCCESS) throw new Error(`${userName} could not sign in: ${answer.code} ${answer.message}`)
      return (answer.data as { token: string }).token
    },
    /** All that a registration needs, the code of its phone included. */
    async application(
      userName: string,
      extra: Partial<InputOf<typeof register>> = {},
      deviceUuid = deviceOf(userName),
    ) {
      const phone = `139${String(randomInt(100_000_000)).padStart(8, '0')}`
      const input = { ...newcomer(userName), phone, ...extra }
      const { area } = input
      await ask(
        smsSend,
        { scene: 'register', area, phone: input.phone },
        { headers: { [HEADER.deviceUuid]: deviceUuid } },
      )
      return { ...input, smsCode: await this.codeOf(input.phone), ...extra }
    },
    /** Opens an account, on a device and a phone of its own unless told otherwise. */
    async join(userName: string, extra: Partial<InputOf<typeof register>> = {}, deviceUuid = deviceOf(userName)) {
      const input = await this.application(userName, extra, deviceUuid)
      return ask(register, input, { headers: { [HEADER.deviceUuid]: deviceUuid } })
    },
    /** An image code that was read rightly. */
    async solvedImage() {
      const { data } = await ask(imageCode, {})
      const { imageId } = data as { imageId: string }
      const row = await platform.db
        .selectFrom('image_codes')
        .select('code')
        .where('id', '=', imageId)
        .executeTakeFirstOrThrow()
      return { imageId, imageCode: row.code }
    },
    /** The newest code that was sent to a phone, name or address; '' when there is none. */
    async codeOf(target: string): Promise<string> {
      const codes = await liveCodes(platform.db, platform.clock.now())
      return codes.find((code) => code.target.endsWith(target))?.code ?? ''
    },
    async control(request: ControlRequest): Promise<Answer> {
      const response = await app.inject({ method: 'POST', url: '/control', payload: request })
      const envelope = v.parse(envelopeSchema, response.json())
      return {
        status: response.statusCode,
        code: Number(envelope.status_code),
        message: envelope.message,
        data: envelope.data,
      }
    },
    /** Moves the clock and lets every job that is due run. */
    async advance(ms: number): Promise<void> {
      real += ms
      await platform.jobs.tick()
    },
    /** In steps, for machines with several timers. */
    async live(ms: number, step = 1_000): Promise<void> {
      for (let passed = 0; passed < ms; passed += step) {
        real += step
        await platform.jobs.tick()
      }
    },
    async close(): Promise<void> {
      await app.close()
      await platform.close()
      await database.drop()
    },
  }
}
/** The device of a member who joined: from another one a login would be unusual. */
export const deviceOf = (userName: string): string => `device-of-${userName.toLowerCase()}`

/** A registration that nothing is wrong with but its missing phone. */
export const newcomer = (userName: string) => ({
  userName,
  password: 'Strong#2026',
  birthday: '1999-09-09',
  area: '86',
  consents: { terms: true as const, privacy: true as const },
})
export type TestSandbox = Awaited<ReturnType<typeof openSandbox>>

export const uuid = (): string => randomUUID()

/** An empty database for one test. */
export async function freshLocation(): Promise<TestDatabase> {
  return process.env.TEST_DATABASE_URL ? freshDatabase('') : { location: {}, drop: async () => undefined }
}

/** A database for one test with the data of the template (template/global-setup.cjs); without a template it is empty and seeds itself. */
async function seededLocation(): Promise<TestDatabase> {
  const template = process.env.SANDBOX_TEMPLATE
  if (template === undefined) return freshLocation()
  if (process.env.TEST_DATABASE_URL) return freshDatabase(`TEMPLATE ${template}`)
  return { location: { dump: await openAsBlob(template) }, drop: async () => undefined }
}

async function freshDatabase(from: string): Promise<TestDatabase> {
  const server = process.env.TEST_DATABASE_URL
  if (server === undefined) throw new Error('TEST_DATABASE_URL names no server')
  const name = `lantern_test_${randomUUID().replaceAll('-', '')}`
  const run = async (sql: string): Promise<void> => {
    const client = new pg.Client({ connectionString: server })
    await client.connect()
    await client.query(sql)
    await client.end()
  }
  await run(`CREATE DATABASE ${name} ${from}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return { location: { url: url.href }, drop: () => run(`DROP DATABASE ${name} WITH (FORCE)`) }
}
