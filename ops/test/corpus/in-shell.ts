/**
 * `EDGE_ORIGIN=… node ops/test/corpus/in-shell.ts`: builds that fail only when a page or slot of theirs is rendered, and sound ones beside them,
 * inside the shell that this edge serves. Prints what was expected and what was found as JSON; e2e/gate reads it.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { findBrowser, runIndependentHost } from '../../src/gate/host/independent-host.ts'
import type { RenderFault } from '../../src/gate/host/render-order.ts'
import { trialOrder } from '../../src/gate/render/trial-order.ts'
import { changed } from './corpus-build.ts'
import { startCorpusEdge } from './corpus-edge.ts'
import { FAULTY_SOURCES, MODE, RENDERED } from './rendered-builds.ts'
import { buildSmallRemote } from './small-remote.ts'

const LIMIT_MS = 400_000
/** A sound build and one that throws in one case. `RENDERED=all` shows every build (`npm run proof -- gate`). */
const SHORT: ReadonlySet<string> = new Set(['sound', 'english'])
const builds = RENDERED.filter(({ mode }) => process.env.RENDERED === 'all' || SHORT.has(mode))
const TRIAL = '1.0.0-trial'
const upstream = process.env.EDGE_ORIGIN ?? 'http://127.0.0.1:3000'
const dataDir = mkdtempSync(join(tmpdir(), 'lantern-in-shell-'))
const artifacts = await startCorpusEdge(dataDir)
/** The live edge, with the builds of the corpus as trials. */
const edge = createServer(async (request, response) => {
  // The browser leaves in the middle of requests: pages are closed as soon as they were judged.
  request.on('error', () => undefined).resume()
  response.on('error', () => undefined)
  const { url = '/', headers } = request
  const isTrial = url.startsWith('/r/')
  const answer = await fetch(`${isTrial ? artifacts.origin : upstream}${url}`, {
    headers: { accept: headers.accept ?? '*/*', 'accept-language': headers['accept-language'] ?? '' },
  }).catch(() => null)
  if (answer === null) return void response.writeHead(502).end()
  const kept = [...answer.headers].filter(
    ([name]) => !/^(?:content-encoding|content-length|transfer-encoding|connection)$/.test(name),
  )
  const body = await answer.arrayBuffer().catch(() => new ArrayBuffer(0))
  response.writeHead(answer.status, Object.fromEntries(kept)).end(Buffer.from(body))
})
await new Promise<void>((resolve) => edge.listen(0, '127.0.0.1', resolve))
const origin = `http://127.0.0.1:${(edge.address() as AddressInfo).port}`

/** Version of the shell in a page of the edge. */
async function shellOfEdge(): Promise<string> {
  const page = await (await fetch(upstream, { headers: { accept: 'text/html' } })).text()
  return /"shellVersion":"([^"]+)"/.exec(page)?.[1] ?? ''
}

try {
  const shell = await shellOfEdge()
  const browser = findBrowser(process.env.GATE_BROWSER ?? process.env.CHROME ?? '')
  if (browser === null) throw new Error('There is no browser: name one in CHROME.')
  const original = await buildSmallRemote({}, FAULTY_SOURCES)
  const renders = await Promise.all(
    builds.map(({ mode }, index) => {
      const name = `small${index}`
      const files = changed(original, ({ files: all, text, declaration }) => {
        for (const file of all.keys())
          if (file.endsWith('.js')) all.set(file, Buffer.from(text(file).replaceAll(MODE, mode)))
        Object.assign(declaration, { name })
      })
      for (const [file, content] of files) {
        const path = join(dataDir, 'artifacts', name, TRIAL, file)
        mkdirSync(dirname(path), { recursive: true })
        writeFileSync(path, content)
      }
      const [build, integrity] = ['lantern.json', 'integrity.json'].map((file) => JSON.parse(String(files.get(file))))
      return trialOrder({ build, integrity, trial: TRIAL, shells: [{ shell, origin, ticket: '' }] })
    }),
  )
  const { renders: reports = [], refused } = await runIndependentHost(
    { browser, remotes: [], renders },
    { limitMs: LIMIT_MS },
  )
  const told = builds.map(({ title, expected }, index) => {
    const report = reports.find(({ remote }) => remote === `small${index}`)
    return {
      title,
      expected: expected.map(({ source }) => source),
      shown: report?.shown ?? 0,
      found: (report?.faults ?? []).map(inWords),
      unopened: report?.unopened,
    }
  })
  process.stdout.write(JSON.stringify({ told, refused }, null, 2))
} finally {
  edge.close()
  await artifacts.close()
  rmSync(dataDir, { recursive: true, force: true })
}

/** `/small en member: it draws nothing (/r/small1/1.0.0-trial/97.0123abcd.js:1:2)` */
function inWords({ page, slot, locale, isMember, fault, stack }: RenderFault): string {
  return `${slot || page || '-'} ${locale} ${isMember ? 'member' : 'visitor'}: ${fault} (${stack[0] ?? ''})`
}
