/**
 * Two edges and a release service as processes: the second edge fetches a shell from the first; both are killed in the middle of a file. Members get
 * the complete old shell or the complete new one, and open pages keep their chunks (issue 11).
 */
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { ShellBuild } from '@lantern/contract/federation'
import { expect, test } from '@playwright/test'
import { ownEdge } from '../site/own-edge.ts'
import { ownReleaseService } from '../site/own-release-service.ts'
import { type AnotherShell, anotherShell } from './another-shell.ts'
import { servedShells, untilServed } from './served-shells.ts'

const CHUNK = 'help-zh-ck-md.'

test('[EDGE-SHELL-1] [EDGE-SHELL-4] [EDGE-SHELL-5] an edge and the release service are killed while the edge fetches a shell: every page belongs to one complete shell at any time', async () => {
  test.setTimeout(240_000)
  const own = await ownReleaseService()
  const far = await ownEdge()
  const dataDir = mkdtempSync(join(tmpdir(), 'lantern-far-edge-'))
  const origin = await slowOrigin(own.edge.origin)
  const settings = {
    DATA_DIR: dataDir,
    OPS_ORIGIN: own.origin,
    OPS_PUBLIC_KEY: readFileSync(join(own.dataDir, 'keys/discovery-ed25519.pub'), 'utf8').trim(),
    ARTIFACT_ORIGINS: origin.url,
    LOG_LEVEL: 'fatal',
  }
  const make = (name: string, version: string) => anotherShell(join(own.dataDir, name), version, CHUNK)
  try {
    const first = make('first', '9.0.0-first')
    const second = make('second', '9.1.0-second')
    await own.ops('publish', first.folder)
    await far.start(settings)
    for (const edge of [own.edge, far]) await untilServed(edge.origin, [first.version])
    await expectWhole(far.origin, first)

    const held = origin.holdAfter(12)
    await own.ops('publish', second.folder)
    await untilServed(own.edge.origin, [second.version])
    await held
    // Half a file has arrived, and nothing of the new shell is served.
    expect(await servedShells(far.origin)).toEqual(new Set([first.version]))
    await own.kill()
    await far.kill()

    // The fetch is still stuck, so the edge serves what it verified before.
    await far.start(settings)
    expect(await servedShells(far.origin)).toEqual(new Set([first.version]))
    await expectWhole(far.origin, first)
    origin.release()
    await expect.poll(() => servedShells(far.origin), { timeout: 60_000 }).toEqual(new Set([second.version]))
    await expectWhole(far.origin, second)
    // A page of the first shell may be open.
    for (const edge of [own.edge, far])
      expect((await fetch(`${edge.origin}/assets/${first.chunk}`)).status, edge.origin).toBe(200)
  } finally {
    origin.release()
    await far.stop()
    await own.stop()
    await origin.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
})

/** Expects that members get every file of the build unchanged. */
async function expectWhole(origin: string, { folder }: AnotherShell): Promise<void> {
  const { files } = JSON.parse(readFileSync(join(folder, 'shell.json'), 'utf8')) as ShellBuild
  const wrong: string[] = []
  for (const [file, integrity] of Object.entries(files)) {
    const content = Buffer.from(await (await fetch(`${origin}/assets/${file}`)).arrayBuffer())
    if (`sha384-${createHash('sha384').update(content).digest('base64')}` !== integrity) wrong.push(file)
  }
  expect(wrong).toEqual([])
}

/** Serves the artifacts of an edge; on demand it pauses in the middle of a file until released. */
async function slowOrigin(upstream: string) {
  let left = Number.POSITIVE_INFINITY
  let gate = Promise.withResolvers<void>()
  let reached = Promise.withResolvers<void>()
  const server = createServer(async (request, response) => {
    // The edge is killed while it reads.
    request.on('error', () => undefined)
    response.on('error', () => undefined)
    const answer = await fetch(upstream + request.url).catch(() => null)
    const body = Buffer.from((await answer?.arrayBuffer().catch(() => null)) ?? new ArrayBuffer(0))
    response.writeHead(answer?.status ?? 502, { 'content-length': body.length })
    left -= 1
    if (left < 0) {
      response.write(body.subarray(0, body.length / 2))
      reached.resolve()
      await gate.promise
      return void response.end(body.subarray(body.length / 2))
    }
    response.end(body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** @returns a promise that resolves when half of a file has been sent */
    holdAfter(files: number): Promise<void> {
      left = files
      gate = Promise.withResolvers()
      reached = Promise.withResolvers()
      return reached.promise
    },
    release(): void {
      left = Number.POSITIVE_INFINITY
      gate.resolve()
    },
    async close(): Promise<void> {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
