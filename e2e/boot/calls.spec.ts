/** Every request of spec 7 by method and path during a member's visit, and how the page uses the responses. */
import { STORAGE_KEY } from '@lantern/contract'
import { BOOT_ELEMENT_ID } from '@lantern/contract/federation'
import type { Page, Route } from '@playwright/test'
import { control } from '../site/control.ts'
import { useMember } from '../site/member-session.ts'
import { LONG_TAG } from '../site/short-form.ts'
import { expect, test } from '../site/watched-page.ts'

/** A verified member, because only those can launch venues. */
const MEMBER = 'vip10aa'

const CALLS = [
  'GET /site/api/v1/user/member/jwt',
  'POST /stream/api/v1/history',
  'WebSocket /stream/ws/v1/handshake?clientType=web',
  'POST /site/api/v1/configuration/preInfo',
  'GET /site/api/v1/configuration/vvPretty',
  /^GET \/site\/api\/v1\/sec\/[^/]+$/,
  'POST /site/api/v1/advertising/queryNoticeList',
  'GET /act/api/v1/advertising/queryStationAdList',
  'POST /act/api/v1/activityShow/suspensionIcon',
  'GET /act/api/v1/dividend/manual/lead',
  'POST /site/api/v1/launcher/webTerminal',
  /^GET \/v1\/counts\/[^/]+\?merchantCode=Y$/,
  'GET /site/api/v1/site/naming/list',
  'GET /act/api/v1/memberTopActivity/popInfo',
  'GET /act/api/v1/dividend/front/check',
  'POST /act/api/v1/dividend/front/receive',
  'POST /game/api/v1/venue/launch',
  /^GET \/yewu12\/api\/user\/getUserInfo\?token=.+$/,
  'POST /site/api/v1/user/member/info',
  'GET /api/json-cache/counts',
]

type Row = Record<string, unknown>

/** Path of a displayed text in the rows of a response; `name.zh` is a bilingual text. */
const TEXTS: Readonly<Record<string, string>> = {
  '/site/api/v1/advertising/queryNoticeList': 'title',
  '/act/api/v1/advertising/queryStationAdList': 'title',
  '/act/api/v1/activityShow/suspensionIcon': 'alt.zh',
  '/site/api/v1/site/naming/list': 'zh',
  '/act/api/v1/memberTopActivity/popInfo': 'title.zh',
  '/act/api/v1/dividend/front/check': 'name.zh',
  '/act/api/v1/dividend/manual/lead': 'name.zh',
  '/stream/api/v1/history': 'text',
}
/** Replacement text: a page that shows it sent the request and uses the response. */
const markOf = (path: string) => `as answered to ${path.split('/').at(-1)}`

test('[WIRE-46] the visits of a visitor and a member make every call of the specification', { tag: LONG_TAG }, async ({
  page,
  context,
}) => {
  const asked: string[] = []
  const expectAsked = (calls: readonly (string | RegExp)[]) =>
    expect
      .poll(() =>
        calls.filter((call) => !asked.some((one) => (call instanceof RegExp ? call.test(one) : call === one))),
      )
      .toEqual([])
  const expectMark = (shown: Page, name: string) => {
    const mark = markOf(name)
    return expect(shown.getByText(mark).or(shown.getByLabel(mark)).filter({ visible: true }).first()).toBeVisible()
  }

  await test.step('a visitor stays on home for a minute', async () => {
    const visited = await context.newPage()
    follow(visited, asked)
    await visited.clock.install()
    await markAnswers(visited)
    const popUps = visited.waitForResponse('**/popInfo')
    await visited.goto('/')
    await popUps
    // Pop-ups wait for the first interaction.
    await visited.getByRole('tab', { name: /\d$/ }).first().click()
    await expectMark(visited, 'popInfo')
    await visited.clock.runFor(61_000)
    await expectAsked(['GET /api/json-cache/counts'])
    await visited.close()
  })

  await useMember(context, MEMBER)
  await control({ action: 'dividend.grant', userName: MEMBER, amount: '1.00', id: `calls-${crypto.randomUUID()}` })
  follow(page, asked)
  await forgetTold(page)
  await markAnswers(page)
  // A new visit, because the visitor has already seen a pop-up.
  await page.addInitScript((key) => localStorage.removeItem(key), STORAGE_KEY.popupLog)
  await test.step('a member reads home and receives a dividend', async () => {
    await page.goto('/')
    await expectMark(page, 'check')
    await page.getByRole('button', { name: '领取', exact: true }).click()
    await expect(page.getByText(/已进入可用余额/)).toBeVisible()
    await page.getByRole('button', { name: '确定', exact: true }).click()
    await page.getByRole('button', { name: '展开快捷入口' }).click()
    for (const name of ['queryNoticeList', 'queryStationAdList', 'suspensionIcon', 'list']) await expectMark(page, name)
    // From the encrypted response, and from OB.
    await expect(page.getByText('VIP10', { exact: true })).toBeVisible()
    await expect(page.getByRole('tab', { name: '701' })).toBeVisible()
  })
  await test.step('looks at earlier dividends', async () => {
    await page.goto('/activity/discount')
    await page.getByRole('tab', { name: '我的参与' }).click()
    await expectMark(page, 'lead')
  })
  await test.step('and opens chat', async () => {
    await page.goto('/?chat=1&roomId=lobby')
    await expect(page.getByText('已连接')).toBeVisible()
    // The newest messages arrive over the socket; older ones are fetched where the list is scrolled back.
    const log = page.getByRole('log', { name: '聊天记录' })
    await expect(async () => {
      await log.evaluate((list) => list.scrollTo(0, 0))
      await expect(log.getByText(markOf('history')).first()).toBeVisible({ timeout: 500 })
    }).toPass()
  })
  await expectAsked(CALLS)
})

/** Records the page's requests from now on as `METHOD path?query`. */
function follow(page: Page, asked: string[]): void {
  const addressOf = (url: string): string => {
    const { pathname, search } = new URL(url)
    return pathname + search
  }
  page.on('request', (request) => asked.push(`${request.method()} ${addressOf(request.url())}`))
  page.on('websocket', (socket) => asked.push(`WebSocket ${addressOf(socket.url())}`))
}

async function markAnswers(page: Page): Promise<void> {
  const change = async (route: Route, edit: (data: unknown) => unknown) => {
    try {
      const response = await route.fetch()
      const body = (await response.json()) as { data: unknown }
      edit(body.data)
      await route.fulfill({ response, json: body })
    } catch (error) {
      // The member left the page before the answer arrived.
      if (!/disposed|closed|already handled/.test(String(error))) throw error
    }
  }
  for (const [path, field] of Object.entries(TEXTS))
    await page.route(`**${path}`, (route) =>
      change(route, (data) => {
        for (const row of (data as { list: Row[] }).list) {
          const [outer = '', inner] = field.split('.')
          Object.assign(inner ? (row[outer] as Row) : row, { [inner ?? outer]: markOf(path) })
        }
      }),
    )
  await page.route('**/v1/counts/**', (route) =>
    change(route, (data) => Object.assign((data as { ZR: Row }).ZR, { count: 701 })),
  )
}

/** Removes the data that the edge inlined, before scripts run, so that the page sends the requests itself. */
async function forgetTold(page: Page): Promise<void> {
  await page.addInitScript((id) => {
    document.addEventListener('readystatechange', () => {
      const told = document.getElementById(id)?.firstChild
      if (document.readyState !== 'interactive' || !(told instanceof Text)) return
      const untold = { preInfo: null, vvPretty: null, cached: {} }
      told.data = JSON.stringify({ ...JSON.parse(told.data), ...untold })
    })
  }, BOOT_ELEMENT_ID)
}
