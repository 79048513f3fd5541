/** What the console does: each step over its page of words, by those who may. */
import { openBrowser, type TestBrowser } from './browser.fixture.ts'
import { openReleaseService, type TestAnswer, type TestReleaseService } from './release-service.fixture.ts'

let service: TestReleaseService
beforeAll(async () => {
  service = await openReleaseService()
  for (const version of ['1.0.0', '1.0.1']) await service.publish({ version })
  await service.publish({ name: 'games', version: '2.0.0' })
}, 180_000)
afterAll(() => service.close())

let count = 0
/** A remote of the test's own, so that no test needs the one before it. */
async function aRemote(): Promise<string> {
  count += 1
  const name = `own-${count}`
  for (const version of ['1.0.0', '1.0.1']) await service.publish({ name, version })
  return name
}

async function aToken(name: string, order: object): Promise<string> {
  return (await service.call('POST', '/api/tokens', { name, ...order })).json().data.token
}

async function log(filter: Record<string, string>): Promise<{ action: string; outcome: string; detail: string }[]> {
  return (await service.call('GET', `/api/audit?${new URLSearchParams(filter)}`)).json().data.lines
}

async function live(name = 'mine') {
  const { remotes } = (await service.call('GET', '/api/remotes')).json().data
  return remotes.find((one: { name: string }) => one.name === name)
}

/** Every page and form that changes something: the role matrix walks over them. */
const STEPS: [path: string, form: Record<string, string>][] = [
  ['/remotes/mine/steps/rollback', {}],
  ['/remotes/mine/steps/canary', { version: '1.0.0', percent: '5' }],
  ['/remotes/mine/steps/promote', { version: '1.0.0' }],
  ['/remotes/mine/steps/pin', {}],
  ['/remotes/mine/steps/unpin', {}],
  ['/remotes/mine/steps/kill', {}],
  ['/remotes/mine/steps/revive', {}],
  ['/remotes/mine/maintenance', { to: '2099-01-01T00:00' }],
  ['/remotes/mine/maintenance/end', {}],
  ['/remotes/mine/flags/points/on', {}],
  ['/remotes/mine/flags/points/off', {}],
  ['/remotes/mine/override', { version: '1.0.0', hours: '1' }],
  ['/remotes/mine/override/nobody/revoke', { subject: '1.0.0' }],
  ['/remotes/mine/chaos', { class: 'chunk', fault: 'hang', often: 'once' }],
  ['/skin/steps/activate', { code: 'plain', percent: '100' }],
  ['/skin/steps/schedule', { code: 'plain', percent: '100', from: '2099-01-01T00:00', to: '2099-01-02T00:00' }],
  ['/skin/steps/cancel', { plan: '1' }],
  ['/skin/steps/revert', {}],
  ['/skin/steps/preview', { code: 'plain' }],
  ['/tokens', { name: 'somebody', role: 'viewer', remote: '', days: '' }],
  ['/tokens/games-only/revoke', {}],
]
const isRefused = ({ statusCode }: TestAnswer): boolean => statusCode === 403

describe('roles', () => {
  it('[OPS-CON-6] [OPS-ACC-1] [OPS-ACC-2] may do at the console what they may do by the API, step by step', async () => {
    const grants = {
      viewer: { role: 'viewer' },
      deployer: { role: 'deployer' },
      'games-only': { role: 'deployer', remote: 'games' },
      'mine-only': { role: 'deployer', remote: 'mine' },
      admin: { role: 'admin' },
    }
    const may: Record<string, string[]> = {}
    for (const [name, order] of Object.entries(grants)) {
      const browser = await openBrowser(service, await aToken(name, order))
      may[name] = []
      for (const [path, form] of STEPS) {
        // Without a reason nothing is done: only the right is asked.
        const answers = [await browser.send(path, { ...form, reason: '', name: '' })]
        if (path !== '/tokens/games-only/revoke')
          answers.push(await browser.get(`${path}?${new URLSearchParams(form)}`))
        const refused = answers.map(isRefused)
        expect([path, refused]).toEqual([path, refused.map(() => refused[0])])
        if (!refused[0]) may[name].push(path)
      }
    }
    const remote = STEPS.map(([path]) => path).filter((path) => path.startsWith('/remotes/'))
    const skins = STEPS.map(([path]) => path).filter((path) => path.startsWith('/skin/'))
    expect(may).toEqual({
      viewer: [],
      deployer: [...remote, ...skins],
      'games-only': [],
      'mine-only': remote,
      admin: STEPS.map(([path]) => path),
    })
    expect(await log({ actor: 'viewer', outcome: 'refused', limit: '200' })).toHaveLength(STEPS.length * 2 - 1)
    expect((await live()).live).toBe('1.0.1')
  })

  it('[OPS-CON-6] see only the buttons of their rights', async () => {
    const hrefs = (answer: TestAnswer) =>
      [...answer.body.matchAll(/href="([^"]*(?:steps|maintenance|revoke)[^"]*)"/g)].map(([, href]) => href)
    const viewer = await openBrowser(service, await aToken('a-viewer', { role: 'viewer' }))
    for (const path of ['/remotes/mine', '/remotes/games', '/skin'])
      expect(hrefs(await viewer.get(path))).toEqual(['/maintenance'])
    const team = await openBrowser(service, await aToken('games-team', { role: 'deployer', remote: 'games' }))
    expect(hrefs(await team.get('/remotes/mine'))).toEqual(['/maintenance'])
    expect(hrefs(await team.get('/remotes/games')).length).toBeGreaterThan(3)
  })
})

describe('a step', () => {
  let browser: TestBrowser
  let name = ''
  beforeEach(async () => {
    name = await aRemote()
    browser = await openBrowser(service, await aToken(`${name}-night`, { role: 'deployer' }))
  })

  it('[OPS-CON-7] shows its consequences, takes a reason, and is logged under the name of the token', async () => {
    const page = await browser.get(`/remotes/${name}/steps/rollback`)
    expect(page.body).toContain('all visitors move from 1.0.1 to 1.0.0.')
    expect(page.body).toContain('1.0.1 stays withdrawn until it is named again.')
    const without = await browser.send(`/remotes/${name}/steps/rollback`, { reason: ' x ' })
    expect([without.statusCode, without.body]).toEqual([400, expect.stringContaining('aria-invalid="true"')])
    expect((await live(name)).live).toBe('1.0.1')
    const done = await browser.sendAndFollow(`/remotes/${name}/steps/rollback`, { reason: 'white page' })
    expect(done.body).toMatch(
      /role="status"[\s\S]*Done, revision \d+\. own-\d+ in production: all visitors move from 1\.0\.1 to 1\.0\.0\./,
    )
    expect((await live(name)).live).toBe('1.0.0')
    expect(await log({ actor: `${name}-night` })).toMatchObject([
      { action: 'rollback', outcome: 'done', detail: 'white page' },
      { action: 'sign-in' },
    ])
    // What was said once is not said again.
    expect((await browser.get(`/remotes/${name}`)).body).not.toContain('Done, revision')
  })

  it('[OPS-CON-7] of a canary is chosen, previewed and executed; an invalid share returns to the form', async () => {
    await browser.sendAndFollow(`/remotes/${name}/steps/rollback`, { reason: 'white page' })
    expect((await browser.get(`/remotes/${name}/steps/canary`)).body).toContain('name="percent"')
    const wrong = await browser.get(`/remotes/${name}/steps/canary?version=1.0.1&percent=5.55`)
    expect([wrong.statusCode, wrong.body]).toEqual([400, expect.stringContaining('aria-invalid="true"')])
    const plan = await browser.get(`/remotes/${name}/steps/canary?version=1.0.1&percent=12.5`)
    expect(plan.body).toContain('12.5 % of the visitors get 1.0.1, the rest stays on 1.0.0.')
    const done = await browser.sendAndFollow(`/remotes/${name}/steps/canary`, {
      version: '1.0.1',
      percent: '12.5',
      reason: 'fixed',
    })
    expect(done.body).toContain('aria-label="Traffic: 1.0.0 87.5 %, 1.0.1 12.5 %"')
    expect((await live(name)).canary).toEqual({ version: '1.0.1', percent: 12.5 })
  })

  it('[OPS-CON-7] that is refused says why and changes nothing', async () => {
    const refused = await browser.get('/remotes/games/steps/rollback')
    expect([refused.statusCode, refused.body]).toEqual([
      422,
      expect.stringContaining('games has no earlier version than 2.0.0.'),
    ])
    expect((await browser.send('/remotes/games/steps/rollback', { reason: 'try it' })).statusCode).toBe(422)
    expect((await browser.get(`/remotes/${name}/steps/revive`)).statusCode).toBe(422)
    expect((await browser.get('/remotes/nobody/steps/kill')).statusCode).toBe(422)
    expect((await browser.get('/remotes/nobody')).statusCode).toBe(404)
  })

  it('[OPS-CON-8] announces maintenance in the site’s time and ends it', async () => {
    const form = { from: '2098-12-01T03:00', to: '2098-12-01T05:30', routes: `/${name}/wallet`, zh: '', en: '' }
    const page = await browser.get(`/remotes/${name}/maintenance?${new URLSearchParams(form)}`)
    expect(page.body).toContain(
      `${name} /${name}/wallet is closed from 2098-12-01 03:00 +08:00 to 2098-12-01 05:30 +08:00 (Asia/Shanghai).`,
    )
    await browser.sendAndFollow(`/remotes/${name}/maintenance`, { ...form, reason: 'new ledger' })
    const [window] = (await live(name)).windows
    expect(window).toMatchObject({
      from: Date.UTC(2098, 10, 30, 19),
      to: Date.UTC(2098, 10, 30, 21, 30),
      routes: [`/${name}/wallet`],
    })
    expect((await browser.get('/maintenance')).body).toContain('2098-12-01 03:00 +08:00 to 2098-12-01 05:30 +08:00')
    const ended = await browser.sendAndFollow(`/remotes/${name}/maintenance/end`, { reason: 'done early' })
    expect(ended.body).toContain(`Maintenance of ${name} is over.`)
    expect((await live(name)).windows).toEqual([])
  })

  it.each([
    ['an end before the beginning', { from: '2098-12-01T03:00', to: '2098-12-01T02:00' }, 'to'],
    ['an end in the past', { to: '2001-12-01T02:00' }, 'to'],
    ['no time at all', { to: 'tomorrow' }, 'to'],
    ['a path that is none', { to: '2098-12-01T02:00', routes: 'wallet' }, 'routes'],
    ['words in one language', { to: '2098-12-01T02:00', zh: '维护' }, 'zh'],
  ])('[OPS-CON-8] ties what is wrong to its field: %s', async (_what, form, field) => {
    const page = await browser.get(`/remotes/${name}/maintenance?${new URLSearchParams(form)}`)
    expect(page.statusCode).toBe(400)
    expect(page.body).toMatch(
      new RegExp(`<input id="${field}"[^>]* aria-describedby="${field}-error[^>]* aria-invalid="true"`),
    )
  })

  it('[OPS-CON-8] shows the refusal of a window', async () => {
    const form = { to: '2098-12-01T02:00', routes: '/game/sport', reason: 'wrong house' }
    const refused = await browser.send(`/remotes/${name}/maintenance`, form)
    expect([refused.statusCode, refused.body]).toEqual([
      422,
      expect.stringContaining(`/game/sport does not belong to ${name}.`),
    ])
  })
})
