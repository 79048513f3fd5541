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

  it.each([
    ['egame', 240, 320],
    ['chess', 277, 277],
    ['realbet', 370, 208],
  ] as const)('[ART-3, SBX-ART-1] serves a small cover of %s for lists, %p by %p', async (category, width, height) => {
    const sandbox = await openSandbox()
    const { list } = await sandbox.call(gameList, { category, pageNum: 1, pageSize: 4 })
    for (const { thumb } of list) {
      const answer = await sandbox.app.inject(thumb)
      expect(answer.headers).toMatchObject({
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=31536000, immutable',
      })
      expect(answer.rawPayload.length).toBeLessThanOrEqual(6_000)
      expect(webpSize(answer.rawPayload)).toEqual({ width, height })
    }
    await sandbox.close()
  })

  it('[SBX-ART-1] has no other picture', async () => {
    const { app, close } = await openSandbox()
    for (const path of [
      'cover/none.svg',
      'cover/constructor.svg',
      'x/PGDZ-001.svg',
      'x/PGDZ-001.webp',
      'cover/none.webp',
      'cover/PGDZ-001',
    ])
      expect([path, (await app.inject(`/site/api/v1/media/art/${path}`)).statusCode]).toEqual([path, 404])
    await close()
  })
})

/** Of a lossy WebP without further parts. */
function webpSize(bytes: Buffer): { width: number; height: number } {
  expect(bytes.toString('latin1', 8, 16)).toBe('WEBPVP8 ')
  return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff }
}
