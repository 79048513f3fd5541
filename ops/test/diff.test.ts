/** The difference of two builds, as the command line asks for it. */
import type { AddressInfo } from 'node:net'
import { diff } from '../src/cli/builds/diff.ts'
import { createServiceClient } from '../src/cli/frame/service-client.ts'
import { FIRST_TOKEN, openReleaseService, type TestReleaseService } from './release-service.fixture.ts'

let service: TestReleaseService
beforeAll(async () => {
  service = await openReleaseService()
  await service.app.listen({ port: 0, host: '127.0.0.1' })
  await service.publish({ version: '1.0.0' })
}, 180_000)
afterAll(() => service.close())

async function run(...words: string[]): Promise<string[]> {
  const said: string[] = []
  const { port } = service.app.server.address() as AddressInfo
  const client = createServiceClient({ port, dataDir: '', token: FIRST_TOKEN })
  const rest = { settings: {} as never, progress: () => {}, confirm: async () => {} }
  await diff.run({ words, options: { json: false }, service: client, say: (line) => said.push(line), ...rest })
  return said
}

describe('ops diff', () => {
  it('[OPS-DIFF-1] compares the live build with the one before, by transfer size', async () => {
    await expect(run('mine')).rejects.toThrow('no version before 1.0.0')
    await service.publish({ version: '1.0.1' })
    const said = await run('mine')
    expect(said[0]).toBe('mine  1.0.0 → 1.0.1')
    expect(said).toEqual(
      expect.arrayContaining([expect.stringMatching(/^weight .* on the wire \([+−]\d+ B\), \d files$/)]),
    )
    expect(said).toEqual(expect.arrayContaining([expect.stringMatching(/^~ remoteEntry\.js {2}\d+ B → \d+ B/)]))
  })

  it('[OPS-DIFF-1] names a missing build', async () => {
    await expect(run('nobody')).rejects.toThrow('No remote named nobody')
    await expect(run('mine', '9.9.9')).rejects.toThrow('no build 9.9.9')
  })
})
