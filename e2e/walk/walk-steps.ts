/** Steps of a random walk through the shell; each performs one action of a member, network or server and describes it in a line. */
import { COOKIE, ROUTE, STORAGE_KEY } from '@lantern/contract'
import { HELP_PAGES } from '@lantern/contract/routes'
import type { BrowserContext, Page } from '@playwright/test'
import { control } from '../site/control.ts'
import { newMember } from '../site/member-session.ts'
import { EDGE_ORIGIN } from '../site/origins.ts'
import type { Random } from './random.ts'
import { randomFault } from './walk-faults.ts'

export type Walker = {
  readonly page: Page
  readonly context: BrowserContext
  readonly random: Random
  isOffline: boolean
}

type Step = { readonly weight: number; readonly take: (walker: Walker) => Promise<string> }

const ADDRESSES: readonly string[] = [
  ...Object.values(ROUTE),
  ...HELP_PAGES.map((page) => `/help/${page}`),
  '/help/nothing',
  '/nowhere/at/all',
  '/other/restrictionIp?name=access-alert',
  '/other/restrictionIp?name=<b>',
  '/user/login?redirect=//evil.example',
  '/?token=short&i_code=AB12',
  '/game/sport/ob?url=https%3A%2F%2Fevil.example',
]
const TEXTS = ['demo01', 'Test@1234', '123456', '＜script＞', 'zgcz', '0.001', ' ', '长'.repeat(300)]
const KEYS = ['Tab', 'Tab', 'Enter', 'Escape', 'ArrowDown', 'Space']
/** Timeout of a tap; short, because the target may have disappeared. */
const TAP_LIMIT_MS = 1_500

const STEPS: readonly Step[] = [
  { weight: 16, take: openAddress },
  { weight: 30, take: tapLink },
  { weight: 16, take: tapButton },
  { weight: 8, take: goBack },
  { weight: 8, take: typeText },
  { weight: 6, take: pressKey },
  { weight: 14, take: breakSomething },
  { weight: 6, take: fixEverything },
  { weight: 5, take: switchNetwork },
  { weight: 4, take: resize },
  { weight: 4, take: changeLight },
  { weight: 3, take: comeBack },
  { weight: 4, take: signInByAddress },
]

export function randomStep(random: Random): Step {
  const total = STEPS.reduce((sum, { weight }) => sum + weight, 0)
  let rest = random.next() * total
  for (const step of STEPS) {
    rest -= step.weight
    if (rest < 0) return step
  }
  throw new Error('the weights do not add up')
}

async function openAddress(walker: Walker): Promise<string> {
  if (walker.isOffline) return switchNetwork(walker)
  const address = walker.random.pick(ADDRESSES)
  await walker.page.goto(address, { waitUntil: 'commit' })
  return `open ${address}`
}

/** Taps an internal link. The chat bubble is not a link, so a walk never opens it. */
async function tapLink({ page, random }: Walker): Promise<string> {
  const links = page.locator('a[href^="/"]:visible, [role=dialog] a[href^="/"]:visible')
  return tapOne(links, await links.count(), random, 'link')
}

async function tapButton({ page, random }: Walker): Promise<string> {
  const isDialogOpen = (await page.locator('[role=alertdialog]:visible, [role=dialog]:visible').count()) > 0
  const scope = isDialogOpen
    ? page.locator('[role=alertdialog]:visible, [role=dialog]:visible').first()
    : page.locator('main')
  const buttons = scope.locator('button:visible:enabled, [role=tab]:visible, [role=checkbox]:visible')
  return tapOne(buttons, await buttons.count(), random, 'button')
}

async function tapOne(
  targets: ReturnType<Page['locator']>,
  count: number,
  random: Random,
  kind: string,
): Promise<string> {
  if (count === 0) return `no ${kind} to tap`
  const target = targets.nth(random.below(count))
  const name = (await target.textContent({ timeout: TAP_LIMIT_MS }).catch(() => '')) ?? ''
  // The page may navigate during the tap.
  const tapped = await target.click({ timeout: TAP_LIMIT_MS, noWaitAfter: true }).then(
    () => 'tap',
    () => 'miss',
  )
  return `${tapped} ${kind} "${name.trim().replaceAll(/\s+/g, ' ').slice(0, 40)}"`
}

async function goBack({ page, random }: Walker): Promise<string> {
  const forward = random.next() < 0.3
  await page.evaluate((go) => (go ? history.forward() : history.back()), forward).catch(() => {})
  return forward ? 'forward' : 'back'
}

async function typeText({ page, random }: Walker): Promise<string> {
  const fields = page.locator('main input:visible:enabled:not([type=checkbox]):not([type=radio]):not([type=file])')
  const count = await fields.count()
  if (count === 0) return 'no field to type into'
  const text = random.pick(TEXTS)
  await fields
    .nth(random.below(count))
    .fill(text, { timeout: TAP_LIMIT_MS })
    .catch(() => {})
  return `type "${text.slice(0, 12)}"`
}

async function pressKey({ page, random }: Walker): Promise<string> {
  const key = random.pick(KEYS)
  await page.keyboard.press(key)
  return `press ${key}`
}

async function breakSomething({ random }: Walker): Promise<string> {
  const fault = randomFault(random)
  await control(fault)
  return `fault ${fault.kind} ${fault.code ?? fault.status ?? fault.ms ?? ''} at "${fault.match}" ×${fault.times}`
}

async function fixEverything(): Promise<string> {
  await control({ action: 'fault.clear' })
  return 'all faults cleared'
}

async function switchNetwork(walker: Walker): Promise<string> {
  walker.isOffline = !walker.isOffline
  await walker.context.setOffline(walker.isOffline)
  return walker.isOffline ? 'offline' : 'online'
}

async function resize({ page, random }: Walker): Promise<string> {
  const width = random.pick([320, 390, 430, 1024])
  await page.setViewportSize({ width, height: random.pick([568, 844, 932]) })
  return `width ${width}`
}

async function changeLight({ page, random }: Walker): Promise<string> {
  const colorScheme = random.pick(['dark', 'light'] as const)
  const reducedMotion = random.pick(['reduce', 'no-preference'] as const)
  await page.emulateMedia({ colorScheme, reducedMotion })
  return `${colorScheme}, motion ${reducedMotion}`
}

async function comeBack({ page }: Walker): Promise<string> {
  await page.evaluate(() => {
    window.dispatchEvent(new Event('focus'))
    document.dispatchEvent(new Event('visibilitychange'))
  })
  return 'focus comes back'
}

/** Signs in by setting the cookie and storage of a login, or signs out by removing both. */
async function signInByAddress(walker: Walker): Promise<string> {
  if (walker.isOffline) return switchNetwork(walker)
  const { page, context, random } = walker
  if (random.next() < 0.4) {
    await context.clearCookies({ name: COOKIE.token })
    await page.evaluate((key) => localStorage.removeItem(key), STORAGE_KEY.token).catch(() => {})
    return 'the session is lost'
  }
  await control({ action: 'fault.clear' })
  const { token } = await newMember('walk')
  await page.goto(`${EDGE_ORIGIN}/mine?token=${encodeURIComponent(token)}`, { waitUntil: 'commit' })
  return 'a session by address'
}
