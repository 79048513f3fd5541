import { overrideNonceSchema } from '@lantern/contract/override'
import { is } from 'valibot'
import { nonceOf } from './nonce.rules.ts'

describe('the id of a trial link', () => {
  it('[OPS-OVR-4] never looks like an option of `override revoke`', () => {
    const all = Array.from({ length: 256 }, (_, byte) => nonceOf(Buffer.alloc(9, byte)))
    expect(all.filter((nonce) => nonce.startsWith('-') || !is(overrideNonceSchema, nonce))).toEqual([])
    expect(Buffer.alloc(9, 0xf8).toString('base64url')).toMatch(/^-/)
  })
})
