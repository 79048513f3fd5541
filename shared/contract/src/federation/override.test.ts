import { signedText } from './discovery-signature.ts'
import {
  type ChaosLink,
  linkSigningText,
  type OverrideLink,
  overrideSigningText,
  readChaosLink,
  readOverrideLink,
  writeOverrideLink,
  writeSignedLink,
} from './override.ts'

const link: OverrideLink = {
  environment: 'production',
  remote: 'lucky-draw',
  version: '0.1.0-abcdef1234',
  seal: 'q'.repeat(43),
  expiresAt: 1_790_000_000_000,
  nonce: 'bm9uY2U',
}
const signature = 'A'.repeat(86)

describe('override links', () => {
  it('[WIRE-OVR-1] survive a round trip and fit into a small QR code', () => {
    const text = writeOverrideLink({ link, signature })
    expect(readOverrideLink(text)).toEqual({ link, signature })
    expect(text.length).toBeLessThan(220)
    expect(encodeURI(text)).toBe(text)
  })

  it.each([
    ['nothing', ''],
    ['something else', 'hello'],
    ['no signature', writeOverrideLink({ link, signature: '' })],
    ['one part too many', `${writeOverrideLink({ link, signature })}~x`],
    ['a time that is none', writeOverrideLink({ link, signature }).replace('1790000000000', 'soon')],
    ['a remote with a path', writeOverrideLink({ link: { ...link, remote: '../games' }, signature })],
  ])('[WIRE-OVR-1] refuse %s', (_what, text) => expect(readOverrideLink(text)).toBeNull())

  it('[WIRE-OVR-2] sign a text that cannot be a discovery document', () => {
    const text = overrideSigningText(link)
    // The text of a discovery signature begins with its header in base64url, which contains no space.
    expect(signedText({ document: text, signature: 'e30..A' }).startsWith('lantern override 1\n')).toBe(false)
    expect(text.startsWith('lantern override 1\n')).toBe(true)
  })
})

describe('chaos links', () => {
  const chaos: ChaosLink = {
    environment: 'staging',
    remote: 'mine',
    faults: [
      { of: 'chunk', fault: 'hang', often: 'always' },
      { of: 'entry', fault: '404', often: 'once' },
    ],
    expiresAt: 1_790_000_000_000,
    nonce: 'bm9uY2U',
  }
  const text = writeSignedLink({ link: chaos, signature })

  it('[WIRE-OVR-3] survive a round trip, fit into a small QR code and are no trial links', () => {
    expect(readChaosLink(text)).toEqual({ link: chaos, signature })
    expect(text.length).toBeLessThan(260)
    expect(encodeURI(text)).toBe(text)
    expect(readOverrideLink(text)).toBeNull()
    expect(readChaosLink(writeOverrideLink({ link, signature }))).toBeNull()
  })

  it.each([
    ['an unknown class', text.replace('chunk', 'image')],
    ['an unknown fault', text.replace('hang', 'explode')],
    ['no fault', text.replace('chunk.hang.always,entry.404.once', '')],
    ['a fault with one word too many', text.replace('hang.always', 'hang.always.x')],
    ['two faults of one class', text.replace('entry.404', 'chunk.404')],
    ['no signature', text.slice(0, -1)],
  ])('[WIRE-OVR-3] refuse %s', (_what, wrong) => expect(readChaosLink(wrong)).toBeNull())

  it('[WIRE-OVR-2] sign a text that cannot be a trial link', () => {
    expect(linkSigningText(chaos).split('\n')[0]).toBe('lantern chaos 1')
    expect(linkSigningText(link).split('\n')[0]).toBe('lantern override 1')
  })
})
