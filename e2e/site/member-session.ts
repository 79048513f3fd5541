/** Members for tests that are not about login: the session comes from the API and is stored as the login page would. */
import { COOKIE, HEADER, STORAGE_KEY } from '@lantern/contract'
import { type LoginAnswer, login, register, smsSend } from '@lantern/contract/user'
import type { BrowserContext } from '@playwright/test'
import { EDGE_ORIGIN } from './origins.ts'
import { smsCodeOf, somePhone } from './sms-codes.ts'

export const PASSWORD = 'Test@1234'
/** Device id of seed members, in the format of generated ids. */
const SEED_DEVICE = 'e2e0e2e0-e2e0-4e2e-8e2e-e2e0e2e0e2e0'
/** What a request of the API says it is, so that the member's devices and logins have a name. */
const USER_AGENT =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1'
/** Tokens are only valid on their device. */
const devices = new Map<string, string>()

/** @returns the device that a token is bound to */
export function deviceOfToken(token: string): string {
  return devices.get(token) ?? SEED_DEVICE
}

/**
 * Logs a seed member in (screens.md 12). This ends the member's session in every other browser.
 * @param origin origin at which the browser visits the site
 */
export async function useMember(
  context: BrowserContext,
  userName: string,
  device?: string,
  origin: string = EDGE_ORIGIN,
): Promise<LoginAnswer> {
  const answer = await post<LoginAnswer>(login.path, { userName, password: PASSWORD }, { device, origin })
  await adopt(context, answer, origin)
  return answer
}

/** A newly registered member with the guide completed. @param origin origin of the edge to visit */
export async function useNewMember(
  context: BrowserContext,
  prefix = 'e2e',
  origin: string = EDGE_ORIGIN,
): Promise<LoginAnswer> {
  const answer = await newMember(prefix)
  await adopt(context, answer, origin)
  return answer
}

/** @param from device (default: a new one, because accounts per device are limited; '' for none), phone, and invite codes */
export async function newMember(
  prefix = 'e2e',
  { device, phone = somePhone(), codes = {} }: { device?: string | undefined; phone?: string; codes?: object } = {},
): Promise<LoginAnswer> {
  const userName = `${prefix}${Math.random().toString(36).slice(2, 9)}`
  const from = { device: device ?? crypto.randomUUID() }
  const where = { area: '86', phone }
  await post(smsSend.path, { scene: 'register', ...where }, from)
  const person = { userName, password: PASSWORD, birthday: '1990-01-02', consents: { terms: true, privacy: true } }
  return post<LoginAnswer>(
    register.path,
    { ...where, ...person, ...codes, smsCode: await smsCodeOf(where.phone) },
    from,
  )
}

/** Sends one request as a member. @returns `data`. @throws if the server refuses */
export async function post<Data>(
  path: string,
  body: object,
  {
    token,
    device = deviceOfToken(token ?? ''),
    locale,
    origin = EDGE_ORIGIN,
  }: { token?: string; device?: string | undefined; locale?: string; origin?: string } = {},
): Promise<Data> {
  const answer = await fetch(origin + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': USER_AGENT,
      ...(locale && { 'accept-language': locale }),
      ...(device === '' ? {} : { [HEADER.deviceUuid]: device }),
      ...(token ? { [HEADER.token]: token } : {}),
    },
    body: JSON.stringify(body),
  })
  const { status_code, message, data } = (await answer.json()) as { status_code: number; message: string; data: Data }
  if (status_code !== 6000) throw new Error(`${path}: ${status_code} ${message} ${JSON.stringify(data)}`)
  const given = (data as { token?: unknown } | null)?.token
  if (typeof given === 'string') devices.set(given, device)
  return data
}

/** Signs a browser in with a login response of the API. @param origin origin of the edge to visit */
export async function adopt(
  context: BrowserContext,
  { token, memberId, userName }: LoginAnswer,
  origin: string = EDGE_ORIGIN,
): Promise<void> {
  await context.addCookies([{ name: COOKIE.token, value: token, url: origin }])
  const info = JSON.stringify({ memberId, userName, guideDone: true, isChecked: true })
  // Once only, so that a session ended by the page stays ended after a reload.
  await context.addInitScript(
    ([site, tokenKey, infoKey, deviceKey, tokenValue, infoValue, device]) => {
      if (location.origin !== site || sessionStorage.getItem('e2e:adopted') === tokenValue) return
      sessionStorage.setItem('e2e:adopted', tokenValue)
      localStorage.setItem(tokenKey, tokenValue)
      localStorage.setItem(infoKey, infoValue)
      localStorage.setItem(deviceKey, device)
    },
    [
      origin,
      STORAGE_KEY.token,
      STORAGE_KEY.loginInfo,
      STORAGE_KEY.deviceId,
      token,
      info,
      deviceOfToken(token),
    ] as const,
  )
}
