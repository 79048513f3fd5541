import type { Mail } from '@lantern/contract/mail'
import { mailText } from '@lantern/contract/mail'
import { NOON } from '@lantern/testing'
import { verifyMail } from './verify-mail.ts'

const MEMBER = 'm-demo01'
const base64 = (bytes: ArrayBuffer) => btoa(String.fromCharCode(...new Uint8Array(bytes)))

async function aKey() {
  const pair = (await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])) as CryptoKeyPair
  return {
    publicKey: base64(await crypto.subtle.exportKey('spki', pair.publicKey)),
    async sign(mail: Mail, memberId = MEMBER): Promise<Mail> {
      const text = new TextEncoder().encode(mailText(memberId, mail))
      return { ...mail, signature: base64(await crypto.subtle.sign('Ed25519', pair.privateKey, text)) }
    },
  }
}

/** One of each kind, with the texts that members receive: long, short, with marks, without a number. */
const CORPUS: Mail[] = [
  ['money', '存款到账', 'Deposit credited', 'D20261121ABCD2345'],
  ['notice', '新设备登录', 'New "device" login', ''],
  ['offer', '周末返还\n第二行', 'Weekend 50 % | cashback', 'C1'],
  ['notice', '字'.repeat(400), 'x'.repeat(800), ''],
].map(([type, zh = '', en = '', bizNo = ''], index) => ({
  id: `M${index}`,
  type: type as Mail['type'],
  title: { zh, en },
  body: { zh: `${zh}。`, en: `${en}.` },
  bizNo,
  at: NOON + index,
  read: false,
  pinned: false,
  signature: '',
}))

/** What an attacker could change without the key. */
const FORGERIES: Record<string, (mail: Mail) => Mail> = {
  'another text': (mail) => ({ ...mail, body: { ...mail.body, zh: '请向 6222 0000 转账' } }),
  'a text of one language only': (mail) => ({ ...mail, title: { ...mail.title, en: 'Pay now' } }),
  'another order': (mail) => ({ ...mail, bizNo: 'W20261121EVIL2345' }),
  'another type': (mail) => ({ ...mail, type: mail.type === 'money' ? 'notice' : 'money' }),
  'another time': (mail) => ({ ...mail, at: mail.at + 1 }),
  'another number': (mail) => ({ ...mail, id: `${mail.id}x` }),
  'texts moved between fields': (mail) => ({
    ...mail,
    title: { zh: `${mail.title.zh}","`, en: mail.title.en },
  }),
  'no signature': (mail) => ({ ...mail, signature: '' }),
  'a signature that is not base64': (mail) => ({ ...mail, signature: '!' }),
  'a cut signature': (mail) => ({ ...mail, signature: mail.signature.slice(0, 20) }),
}

describe('verifyMail', () => {
  it('[MINE-MAIL-3] accepts signed mail, also under an older key', async () => {
    const [key, older] = [await aKey(), await aKey()]
    for (const mail of CORPUS) {
      const keys = [key.publicKey, older.publicKey]
      expect(await verifyMail(await key.sign(mail), MEMBER, keys)).toBe('signed')
      expect(await verifyMail(await older.sign(mail), MEMBER, keys)).toBe('signed')
    }
  })

  it.each(Object.entries(FORGERIES))('[MINE-MAIL-3] flags %s', async (_name, forge) => {
    const key = await aKey()
    for (const mail of CORPUS)
      expect(await verifyMail(forge(await key.sign(mail)), MEMBER, [key.publicKey])).toBe('forged')
  })

  it('[MINE-MAIL-3] flags mail of another member and mail signed with a foreign key', async () => {
    const [key, foreign] = [await aKey(), await aKey()]
    const [mail] = CORPUS as [Mail]
    expect(await verifyMail(await key.sign(mail, 'm-other'), MEMBER, [key.publicKey])).toBe('forged')
    expect(await verifyMail(await foreign.sign(mail), MEMBER, [key.publicKey])).toBe('forged')
  })

  it('[MINE-MAIL-4] does not judge without a usable key', async () => {
    const key = await aKey()
    const [mail] = CORPUS as [Mail]
    expect(await verifyMail(await key.sign(mail), MEMBER, [])).toBe('unknown')
    expect(await verifyMail(await key.sign(mail), MEMBER, ['AAAA'])).toBe('unknown')
  })
})
