import { API_VERSION, SITE_ID } from '@lantern/contract'
import { SANDBOX_SIGNING_KEY, SIGNING_GROUPS, type SigningModule } from '@lantern/contract/signing'
import Base64 from 'crypto-js/enc-base64'
import hmacSha256 from 'crypto-js/hmac-sha256'
import { decrypt } from '../crypto/aes.ts'
import { deviceId } from '../storage/device.ts'
import { forgetSignatures, replaceSigningModule, signatureFor, signatureGeneration } from './signature.ts'

/** The module as the back end would compute it: independent of the page's implementation. */
const signs: SigningModule = async (text) => Base64.stringify(hmacSha256(text, SANDBOX_SIGNING_KEY))
const fails: SigningModule = () => Promise.reject(new Error('no WebCrypto here'))
const expected = (group: string) => signs([group, SITE_ID, API_VERSION, deviceId()].join('|'))

const stored = () => localStorage.getItem('signatureTable')
const KEY = 'bGFudGVybi1zaWduYXR1cmUtdGFibGUta2V5LTMyYiE='
const VECTOR = 'bGFudGVybi10YWJsZS1pdg=='
const table = (): Record<string, string> => JSON.parse(decrypt(stored() ?? '', KEY, VECTOR))

const whenIdle: IdleRequestCallback[] = []
let idleCallback: jest.SpyInstance

/** A task of its own: whatever needs no timer has ended before it. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve, 0))

/** Lets the page be idle until no write waits for it: a write that is missing then never comes. */
async function beIdle(): Promise<void> {
  await nextTask()
  const callbacks = whenIdle.splice(0)
  if (callbacks.length === 0) return
  for (const callback of callbacks) callback({ didTimeout: false, timeRemaining: () => 1 })
  await beIdle()
}

async function signOnce(...paths: string[]): Promise<void> {
  replaceSigningModule(signs)
  for (const path of paths) await signatureFor(path)
  await beIdle()
  expect(Object.keys(table())).toHaveLength(paths.length)
}

beforeEach(() => {
  idleCallback = jest.spyOn(globalThis, 'requestIdleCallback').mockImplementation((callback) => whenIdle.push(callback))
  localStorage.clear()
  forgetSignatures(signatureGeneration())
})
// What a test leaves to be written is not written into the next one.
afterEach(async () => {
  await beIdle()
  jest.restoreAllMocks()
})

describe('signatureFor', () => {
  it('[PLAT-HTTP-7] uses the module’s signature, one for each group', async () => {
    replaceSigningModule(signs)
    for (const group of SIGNING_GROUPS.filter((name) => name !== '/page/fd/api')) {
      expect(await signatureFor(`${group}/v1/any`)).toBe(await expected(group))
    }
  })

  it('[PLAT-HTTP-7] the page’s own module is HMAC-SHA-256 in base64', async () => {
    const { webcrypto } = jest.requireActual<{ webcrypto: Crypto }>('node:crypto')
    jest.spyOn(globalThis, 'crypto', 'get').mockReturnValue(webcrypto)
    await jest.isolateModulesAsync(async () => {
      const page = await import('./signature.ts')
      expect(await page.signatureFor('/site/api/v1/any')).toBe(await expected('/site/api'))
    })
  })

  it('[PLAT-HTTP-7] signs a path with /component as /site/api and one with /page/fd as /fd/api', async () => {
    replaceSigningModule(signs)
    expect(await signatureFor('/act/api/v1/component/list')).toBe(await expected('/site/api'))
    expect(await signatureFor('/page/fd/api/v1/feed')).toBe(await expected('/fd/api'))
  })

  it('[PLAT-HTTP-7] uses the stored signature of the path’s group when the module fails', async () => {
    await signOnce('/site/api/v1/a', '/game/api/v1/a')
    replaceSigningModule(fails)
    expect(await signatureFor('/game/api/v1/other')).toBe(await expected('/game/api'))
    expect(await signatureFor('/site/api/v1/other')).toBe(await expected('/site/api'))
  })

  it('[PLAT-HTTP-7] is empty when the module fails and nothing is stored for the group', async () => {
    await signOnce('/site/api/v1/a')
    replaceSigningModule(fails)
    expect(await signatureFor('/act/api/v1/a')).toBe('')
    localStorage.clear()
    expect(await signatureFor('/site/api/v1/a')).toBe('')
  })

  it('[PLAT-HTTP-7] is empty when the stored table cannot be read', async () => {
    localStorage.setItem('signatureTable', 'bm8gdGFibGU=')
    replaceSigningModule(fails)
    expect(await signatureFor('/site/api/v1/a')).toBe('')
  })

  it('tries a failed module again', async () => {
    let works = false
    replaceSigningModule((text) => (works ? signs(text) : fails(text)))
    expect(await signatureFor('/site/api/v1/a')).toBe('')
    works = true
    expect(await signatureFor('/site/api/v1/a')).toBe(await expected('/site/api'))
  })

  it('[PLAT-HTTP-5] drops a stored signature that the server refused', async () => {
    await signOnce('/site/api/v1/a')
    replaceSigningModule(fails)
    forgetSignatures(signatureGeneration())
    expect(await signatureFor('/site/api/v1/a')).toBe('')
  })

  it('is empty for a venue', async () => {
    replaceSigningModule(signs)
    expect(await signatureFor('/yewu12/api/user/getUserInfo')).toBe('')
  })
})

describe('the stored table', () => {
  it('[PLAT-HTTP-8] is written when the page is idle, after ten seconds at the latest', async () => {
    replaceSigningModule(signs)
    await signatureFor('/site/api/v1/a')
    await nextTask()
    expect(idleCallback.mock.calls).toEqual([[expect.any(Function), { timeout: 10_000 }]])
    expect(stored()).toBeNull()
    await beIdle()
    expect(stored()).not.toBeNull()
  })

  it('[PLAT-HTTP-8] is written after two seconds by a browser without idle callbacks', async () => {
    const own = globalThis.requestIdleCallback
    Object.assign(globalThis, { requestIdleCallback: undefined })
    jest.useFakeTimers()
    replaceSigningModule(signs)
    await signatureFor('/site/api/v1/a')
    await jest.advanceTimersByTimeAsync(1_999)
    expect(stored()).toBeNull()
    await jest.advanceTimersByTimeAsync(1)
    jest.useRealTimers()
    Object.assign(globalThis, { requestIdleCallback: own })
    await nextTask()
    expect(stored()).not.toBeNull()
  })

  it('[PLAT-HTTP-8] is base64 without readable signatures, and decrypts with the fixed key and vector', async () => {
    await signOnce('/site/api/v1/a', '/act/api/v1/a')
    expect(stored()).toMatch(/^[A-Za-z0-9+/]+=*$/)
    expect(atob(stored() ?? '')).not.toContain('/site/api')
    expect(table()).toEqual({ '/site/api': await expected('/site/api'), '/act/api': await expected('/act/api') })
  })
})
