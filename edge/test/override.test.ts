import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { anEdge, type Edge } from './edge.fixture.ts'
import { bootOf } from './page.fixture.ts'

let edge: Edge
afterEach(() => edge.close())

async function pageOf(env: Record<string, string>, cookie = 'localOverride=1') {
  edge = await anEdge(env)
  const { body, headers } = await edge.app.inject({ url: '/', headers: { cookie } })
  return { policy: String(headers['content-security-policy']), boot: bootOf(body) }
}

describe('overrides', () => {
  it('[EDGE-OVR-1] a page of a site with members loads nothing from a developer', async () => {
    const { policy, boot } = await pageOf({ OVERRIDE_ORIGINS: 'http://192.168.1.5:4312' })
    expect(boot.overrideOrigins).toEqual([])
    expect(policy).not.toMatch(/http:..localhost|192\.168/)
  })

  it('[EDGE-OVR-2] where it is on, the policy lists no developer origin while no developer build is active on the device', async () => {
    const { policy, boot } = await pageOf({ LOCAL_OVERRIDES: 'on', OVERRIDE_ORIGINS: 'http://192.168.1.5:4312' }, '')
    expect(boot.overrideOrigins).toContain('http://192.168.1.5:4312')
    expect(policy).not.toMatch(/http:..localhost:\*|127\.0\.0\.1:\*|192\.168/)
  })

  it.each([
    ['on', 'localOverride=1', '0.1.0-shell.development'],
    ['on', '', '0.1.0-shell'],
    ['off', 'localOverride=1', '0.1.0-shell'],
  ])('[EDGE-OVR-3] LOCAL_OVERRIDES=%s, cookie "%s": shell %s', async (LOCAL_OVERRIDES, cookie, version) => {
    const DEVELOPMENT_SHELL_DIR = mkdtempSync(join(tmpdir(), 'lantern-shell-'))
    const { boot } = await pageOf({ LOCAL_OVERRIDES, DEVELOPMENT_SHELL_DIR }, cookie)
    expect(boot.shellVersion).toBe(version)
    rmSync(DEVELOPMENT_SHELL_DIR, { recursive: true })
  })

  it('[EDGE-OVR-1] where it is on, this device and the listed origins are allowed for code, styles and pictures', async () => {
    const { policy, boot } = await pageOf({ LOCAL_OVERRIDES: 'on', OVERRIDE_ORIGINS: 'http://192.168.1.5:4312' })
    const origins = ['http://localhost:*', 'http://127.0.0.1:*', 'http://192.168.1.5:4312']
    expect(boot.overrideOrigins).toEqual(origins)
    for (const directive of ['style-src', 'connect-src', 'img-src', 'font-src'])
      expect(policy.split('; ').find((part) => part.startsWith(directive))).toContain(origins.join(' '))
    expect(policy.split('; ').find((part) => part.startsWith('frame-src'))).not.toContain('192.168')
  })
})
