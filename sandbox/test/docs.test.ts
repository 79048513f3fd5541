import { openSandbox } from './harness.ts'

describe('/docs', () => {
  it('[SBX-DOC-1] shows the documents of the contract without loading anything from elsewhere', async () => {
    const { app, close } = await openSandbox()
    for (const [address, count] of [
      ['/docs', 7],
      ['/docs/sockets', 3],
    ] as const) {
      const page = await app.inject(address)
      expect([page.statusCode, page.headers['content-security-policy']]).toEqual([
        200,
        expect.stringContaining("script-src 'self';"),
      ])
      const files = [...page.body.matchAll(/(?:src|href)="(\/docs\/[^"]+)"/g)].map(([, file]) => file ?? '')
      expect(files).toHaveLength(count)
      for (const file of files) expect([file, (await app.inject(file)).statusCode]).toEqual([file, 200])
    }
    expect((await app.inject('/docs/openapi.json')).json()).toMatchObject({ openapi: '3.1.1' })
    expect((await app.inject('/docs/../package.json')).statusCode).toBe(404)
    await close()
  })
})
