import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { aSmallRemote, PAGE, type Running, run, type SmallRemote } from './dev-process.fixture.ts'

jest.setTimeout(240_000)

let remote: SmallRemote
let serve: Running | undefined
beforeEach(() => {
  remote = aSmallRemote()
})
afterEach(async () => {
  await serve?.stop()
  remote.remove()
})

const versionIn = (manifest: unknown): string =>
  (manifest as { metaData: { buildInfo: { buildVersion: string } } }).metaData.buildInfo.buildVersion

describe('lantern-serve', () => {
  it('[BUILD-10] [BUILD-12] serves a build on the next free port and replaces it after each change that builds', async () => {
    const blocker = createServer()
    await new Promise<void>((resolve) => blocker.listen(0, '127.0.0.1', resolve))
    const taken = (blocker.address() as AddressInfo).port
    serve = run('lantern-serve.mjs', remote.folder, { env: { PORT: String(taken) } })
    const [, manifest = ''] = await serve.says(/^(http:\/\/127\.0\.0\.1:\d+\/mf-manifest\.json)$/m)
    blocker.close()
    expect(new URL(manifest).port).not.toBe(String(taken))
    const answer = await fetch(manifest)
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    const first = versionIn(await answer.json())

    remote.write(PAGE.replace('<h1>', '<h1'))
    await serve.says(/Expression expected/)
    expect(versionIn(await (await fetch(manifest)).json())).toBe(first)
    remote.write(PAGE.replace('First', 'Second'))
    const [, second] = await serve.says(new RegExp(`^sample (?!${first}$)(\\S+)$`, 'm'))
    expect(versionIn(await (await fetch(manifest)).json())).toBe(second)
  })
})
