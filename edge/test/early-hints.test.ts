import { get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { anEdge, type Edge } from './edge.fixture.ts'

let edge: Edge
afterEach(() => edge.close())

const NAVIGATION = { 'sec-fetch-mode': 'navigate' }

/** The links of 103 answers before the page, and its status. */
async function visit(path: string, headers: Record<string, string>): Promise<{ status: number; links: string[] }> {
  if (!edge.app.server.listening) await edge.app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = edge.app.server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    const links: string[] = []
    get({ port, path, headers }, (answer) => {
      answer.resume().once('end', () => resolve({ status: answer.statusCode ?? 0, links }))
    })
      .on('information', ({ statusCode, headers: told }) => {
        if (statusCode === 103) links.push(...String(told.link).split(/, (?=<)/))
      })
      .once('error', reject)
  })
}

describe('early hints', () => {
  it("[EDGE-HTML-5] name the shell's scripts and those of the remote that owns the asked page, with their hashes", async () => {
    edge = await anEdge({ EARLY_HINTS: 'on' })
    const home = await visit('/', NAVIGATION)
    expect(home.status).toBe(200)
    expect(home.links.length).toBeGreaterThan(0)
    for (const link of home.links)
      expect(link).toMatch(
        /^<\/assets\/[^>]+\.js>; rel=preload; as=script; crossorigin=anonymous; integrity="sha\d+-[^"]+"$/,
      )
    const remote = await visit('/mine', NAVIGATION)
    expect(remote.links.slice(0, home.links.length)).toEqual(home.links)
    expect(remote.links.some((link) => link.startsWith('</r/mine/'))).toBe(true)
  })

  it('[EDGE-HTML-5] are sent neither to other clients, nor for a page that needs no wait', async () => {
    edge = await anEdge({ EARLY_HINTS: 'on' })
    expect((await visit('/', {})).links).toEqual([])
    expect((await visit('/', NAVIGATION)).links).toEqual([])
  })

  it('[EDGE-HTML-5] are off by default', async () => {
    edge = await anEdge()
    expect((await visit('/', NAVIGATION)).links).toEqual([])
  })
})
