/** The sign-in link that `npm start` prints, made by the command line and opened at a running release service. */
import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { freePort } from '../../shared/build/dev/ports.mjs'
import { runOps } from './run-ops.mjs'
import { serviceEnvironments } from './service-environments.mjs'
import { createServiceGroup } from './service-group.mjs'
import { startSettings } from './start-settings.mjs'
import { welcome } from './welcome.mjs'

describe('the last lines of npm start', () => {
  it('have a link that opens the console once', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'lantern-welcome-'))
    const names = ['EDGE_PORT', 'OPS_PORT', 'SANDBOX_PORT', 'VENUE_PORT']
    const ports = Object.fromEntries(await Promise.all(names.map(async (name) => [name, String(await freePort())])))
    const settings = startSettings({ ...ports, DATA_DIR: dataDir })
    const env = { ...serviceEnvironments(settings).ops, DATABASE_URL: '' }
    const group = createServiceGroup({ onDeath: (sentence) => assert.fail(sentence) })
    try {
      await group.start({ name: 'ops', origin: settings.ops, env })
      const signIn = await runOps(['sign-in'], { ...env, OPS_ORIGIN: settings.ops })
      const said = welcome(settings, { notice: '', signIn, seconds: '1.0' })
      const [, link] = /^ {2}Sign in {4}(http:\/\/\S+) {2}\(once/m.exec(said) ?? []
      assert.ok(link?.startsWith(`${settings.ops}/`), said)
      const session = await cookieOf(link)
      assert.equal((await fetch(`${settings.ops}/`, { headers: { cookie: session }, redirect: 'manual' })).status, 200)
      assert.equal(await cookieOf(link), '', 'the link opened the console twice')
    } finally {
      await group.stop()
      rmSync(dataDir, { recursive: true, force: true })
    }
  })

  it('name the back end instead of the sandbox with UPSTREAM, and the notice last', () => {
    const settings = startSettings({ UPSTREAM: 'https://api.example', DATA_DIR: '/tmp' })
    const said = welcome(settings, { notice: 'A notice.', signIn: 'http://x', seconds: '2.0' })
    assert.match(said, /^ {2}API {8}https:\/\/api\.example$/m)
    assert.doesNotMatch(said, /Sandbox|demo01/)
    assert.match(said, /^ {2}Logs {7}\/tmp\/logs$/m)
    assert.match(said, /\n {2}A notice\.\n\n {2}Ready after 2\.0 s\./)
  })
})

/** The session that a visit of the link gives; '' = none. */
async function cookieOf(link) {
  const page = await fetch(link, { redirect: 'manual' })
  const direct = page.headers.getSetCookie()
  if (direct.length > 0) return direct[0].split(';')[0]
  // A page with a form, so that a preview of the link does not use it up.
  const html = await page.text()
  const token = new URL(link).searchParams.get('token')
  const action = /<form[^>]*action="([^"]*)"/.exec(html)?.[1] ?? '/sign-in'
  const fields = Object.fromEntries(
    [...html.matchAll(/name="([^"]+)"[^>]*value="([^"]*)"/g)].map(([, name, value]) => [name, value]),
  )
  const answer = await fetch(new URL(action, link), {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: new URL(link).origin },
    body: new URLSearchParams({ token, ...fields }),
  })
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
}
