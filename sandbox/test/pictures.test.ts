import { brotliDecompressSync } from 'node:zlib'
import { gameList } from '@lantern/contract/games'
import { openSandbox } from './harness.ts'

describe('pictures', () => {
  it('[ART-3, SBX-ART-1] serves the cover that a game names: compressed, small, kept for ever', async () => {
    const sandbox = await openSandbox()
    const { list } = await sandbox.call(gameList, { category: 'egame', pageNum: 1, pageSize: 30 })
    const image = list[0]?.image ?? ''
    const answer = await sandbox.app.inject({ url: image, headers: { 'accept-encoding': 'gzip, br' } })
    expect(answer.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-encoding': 'br',
      vary: 'accept-encoding',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    expect(answer.rawPayload.length).toBeLessThan(6_000)
    const plain = await sandbox.app.inject(image)
    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe(plain.body)
    expect(plain.body).toMatch(/^<svg [^>]*viewBox="0 0 120 160"/)
    await sandbox.close()
  })

  it('[SBX-ART-1] has no other picture', async () => {
    const { app, close } = await openSandbox()
    for (const path of ['cover/none.svg', 'cover/constructor.svg', 'x/PGDZ-001.svg', 'cover/PGDZ-001'])
      expect([path, (await app.inject(`/site/api/v1/media/art/${path}`)).statusCode]).toEqual([path, 404])
    await close()
  })
})
