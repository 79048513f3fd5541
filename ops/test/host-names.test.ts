/** The host names under which ops answers: a page of another site must not reach it by a name of its own (DNS rebinding). */
import { openReleaseService, type TestReleaseService } from './release-service.fixture.ts'

let service: TestReleaseService

beforeAll(async () => {
  service = await openReleaseService({ names: new Set(['ops:3200']) })
})
afterAll(() => service.close())

describe('a request', () => {
  it.each([
    ['127.0.0.1:3200', 200],
    ['localhost', 200],
    ['[::1]:3200', 200],
    ['ops:3200', 200],
    ['ops:3201', 403],
    ['ops', 403],
    ['127.0.0.1.rebind.example', 403],
    ['rebind.example:3200', 403],
  ])('[OPS-ACC-9] to %s is answered with %i', async (host, status) => {
    const answer = await service.app.inject({ method: 'GET', url: '/healthz', headers: { host } })
    expect(answer.statusCode).toBe(status)
  })
})
