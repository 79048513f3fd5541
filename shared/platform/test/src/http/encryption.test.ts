import { HEADER } from '@lantern/contract'
import { memberInfo } from '@lantern/contract/user'
import { aMember, fakeApi } from '@lantern/testing'
import type { InternalAxiosRequestConfig } from 'axios'
import { call } from '../../../src/http/call.ts'
import { replaceHttpAdapter } from '../../../src/http/http-adapter.ts'

/** Keys and cipher of a back end: WebCrypto, independent of the page's implementation. */
const key = crypto.getRandomValues(new Uint8Array(32))
const vector = crypto.getRandomValues(new Uint8Array(16))
const CIPHER = { name: 'AES-CBC', iv: vector }
const opened = () => crypto.subtle.importKey('raw', key, 'AES-CBC', false, ['encrypt', 'decrypt'])
const base64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes))
const encrypt = async (text: string): Promise<string> =>
  base64(new Uint8Array(await crypto.subtle.encrypt(CIPHER, await opened(), new TextEncoder().encode(text))))
const decrypt = async (text: string): Promise<string> => {
  const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  return new TextDecoder().decode(await crypto.subtle.decrypt(CIPHER, await opened(), bytes))
}

/** A server whose member info is encrypted. @returns the requested paths, and the headers of member info */
function encryptingServer(data: () => string | Promise<string>) {
  const asked: string[] = []
  let sent: Record<string, unknown> = {}
  fakeApi()
  replaceHttpAdapter(async (config: InternalAxiosRequestConfig) => {
    const path = String(config.url)
    asked.push(path)
    if (path.includes('/sec/')) {
      const keys = { k: base64(key), v: base64(vector) }
      return answer(config, { status_code: 6000, message: '', data: keys })
    }
    sent = { ...config.headers }
    return answer(config, { status_code: 6000, message: '', data: await data() }, { [HEADER.encrypted]: '1' })
  })
  return { asked, sent: () => sent }
}

function answer(config: InternalAxiosRequestConfig, body: object, headers = {}) {
  return { data: JSON.stringify(body), status: 200, statusText: '', headers, config }
}

describe('an answer with x-encrypted: 1', () => {
  it('[PLAT-HTTP-9, PLAT-HTTP-10] decrypts with k and v, fetched once, which also encrypt the user name', async () => {
    const { asked, sent } = encryptingServer(() => encrypt(JSON.stringify(aMember({ userName: '灯笼01' }))))
    await expect(call(memberInfo, { withLockMoney: 1 }, { userName: 'demo01' })).resolves.toMatchObject({
      userName: '灯笼01',
    })
    expect(await decrypt(String(sent()[HEADER.user]))).toBe('demo01')
    await call(memberInfo, { withLockMoney: 1 })
    expect(asked.filter((path) => path.includes('/sec/'))).toEqual(['/site/api/v1/sec/web-1001'])
  })

  it('[PLAT-HTTP-9] fetches the keys again after an answer that they could not decrypt', async () => {
    let data: string | Promise<string> = 'bm90IG91cnM='
    const { asked } = encryptingServer(() => data)
    await expect(call(memberInfo, { withLockMoney: 1 })).rejects.toMatchObject({ kind: 'contract' })
    data = encrypt(JSON.stringify(aMember()))
    await call(memberInfo, { withLockMoney: 1 })
    expect(asked.filter((path) => path.includes('/sec/')).length).toBeGreaterThan(0)
  })
})
