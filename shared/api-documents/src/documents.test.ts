/** The documents judged by tools that are not ours: their linters, a JSON Schema validator, and a mock server made from the file alone. */
import { Parser } from '@asyncapi/parser'
import { NAMED_ENDPOINTS } from '@lantern/testing/endpoints'
import { Spectral } from '@stoplight/spectral-core'
import { asyncapi, oas } from '@stoplight/spectral-rulesets'
import Ajv2020 from 'ajv/dist/2020.js'
import { documents } from './documents.ts'
import { startMockServer } from './mock-server.ts'
import { driftedDocuments } from './write.ts'

type Operation = { operationId: string; responses: { 200: { content: { 'application/json': Media } } } }
type Media = { schema: object; example?: unknown }
type OpenApi = { paths: Record<string, Record<string, Operation>>; components: object }

let texts: Awaited<ReturnType<typeof documents>>
let openApi: OpenApi
beforeAll(async () => {
  texts = await documents()
  openApi = JSON.parse(texts['openapi.json']) as OpenApi
})

const operations = (): [string, Operation][] =>
  Object.entries(openApi.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Operation] => [
      `${method.toUpperCase()} ${path}`,
      operation,
    ]),
  )

describe('the documents of the contract', () => {
  it('[WIRE-67] are committed as generated', async () => {
    expect(await driftedDocuments()).toEqual([])
  })

  it('[WIRE-67] describe every endpoint', () => {
    const wanted = new Set(NAMED_ENDPOINTS.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`))
    expect(new Set(operations().map(([call]) => call))).toEqual(wanted)
  })

  it('[WIRE-67] give an answer as an example that their own JSON Schema accepts', () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false })
    ajv.addSchema({ $id: 'doc:all', components: openApi.components }, 'doc:all')
    const wrong = operations().flatMap(([call, { responses }]) => {
      const { schema, example } = responses['200'].content['application/json']
      const text = JSON.stringify(schema).replaceAll('"#/components', '"doc:all#/components')
      const accepts = ajv.compile(JSON.parse(text) as object)
      return accepts(example) ? [] : [`${call}: ${ajv.errorsText(accepts.errors)}`]
    })
    expect(wrong).toEqual([])
  }, 60_000)

  it.each([
    ['openapi.json', oas, ['info-contact', 'info-license']],
    ['asyncapi.json', asyncapi, ['asyncapi-info-contact', 'asyncapi-info-license']],
  ] as const)(
    '[WIRE-67] pass the linter: %s',
    async (file, ruleset, off) => {
      const spectral = new Spectral()
      const rules = Object.fromEntries(off.map((name) => [name, 'off' as const]))
      spectral.setRuleset({ extends: [ruleset], rules } as never)
      const found = await spectral.run(JSON.parse(texts[file]) as Record<string, unknown>)
      expect(found.map(({ code, path, message }) => `${code} ${path.join('.')}: ${message}`)).toEqual([])
    },
    120_000,
  )

  it('[WIRE-67] are an AsyncAPI document to its own parser', async () => {
    const { document, diagnostics } = await new Parser().parse(texts['asyncapi.json'])
    expect(document?.channels().all()).toHaveLength(3)
    expect(diagnostics.filter(({ severity }) => severity < 2)).toEqual([])
  }, 60_000)

  it('[WIRE-67] make a mock server that answers by the contract', async () => {
    const mock = await startMockServer()
    try {
      const answer = await fetch(`${mock.origin}/site/api/v1/configuration/preInfo`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"platformType":6}',
      })
      const envelope = (await answer.json()) as { status_code: number; data: { disablePhones: string[] } }
      expect([answer.status, envelope.status_code, envelope.data.disablePhones]).toEqual([200, 6000, ['170', '171']])
    } finally {
      await mock.stop()
    }
  }, 60_000)
})
