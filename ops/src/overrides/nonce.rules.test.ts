import { overrideNonceSchema } from '@lantern/contract/override'
import { is } from 'valibot'
import { nonceOf } from './nonce.rules.ts'

describe('what a trial link is known by', () => {
  it('[OPS-OVR-4] can be written after `override revoke`, whatever the dice say', () => {
    const all = Array.from({ length: 256 }, (_, byte) => nonceOf(Buffer.alloc(9, byte)))
    expect(all.filter((nonce) => nonce.startsWith('-') || !is(overrideNonceSchema, nonce))).toEqual([])
    expect(Buffer.alloc(9, 0xf8).toString('base64url')).toMatch(/^-/)
  })
})
