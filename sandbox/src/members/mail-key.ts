/** The key that signs members' mail. Generated once and stored in the database: mail sent before a restart stays verifiable. */
import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { type Mail, mailText } from '@lantern/contract/mail'
import { type Database, type Executor, inTransaction } from '../database/database.ts'
import type { MailRow } from '../database/tables/members/members.schema.ts'
import { storedMailKey, storeMailKey, storeSignature, unsignedMails } from './mail-key.repository.ts'

/** Creates the key at the first start and signs the mail that was sent before there was one. */
export async function ensureMailKey(db: Database): Promise<void> {
  await inTransaction(db, async (trx) => {
    const { privateKey } = generateKeyPairSync('ed25519')
    const isNew = await storeMailKey(trx, privateKey.export({ type: 'pkcs8', format: 'pem' }).toString())
    if (!isNew) return
    for (const row of await unsignedMails(trx))
      await storeSignature(trx, row.id, await signMail(trx, mailText(row.member_id, mailView(row))))
  })
}

/** @returns the signature in base64 */
export async function signMail(db: Executor, text: string): Promise<string> {
  return sign(null, Buffer.from(text), await mailKey(db)).toString('base64')
}

/** SPKI in base64, the form that WebCrypto imports. */
export async function mailPublicKey(db: Executor): Promise<string> {
  return createPublicKey(await mailKey(db))
    .export({ type: 'spki', format: 'der' })
    .toString('base64')
}

/** A stored mail as the member reads it. */
export function mailView(row: MailRow): Mail {
  return {
    id: row.id,
    type: row.type as Mail['type'],
    title: { zh: row.title_zh, en: row.title_en },
    body: { zh: row.body_zh, en: row.body_en },
    bizNo: row.biz_no ?? '',
    at: row.at,
    read: row.read_at !== null,
    pinned: row.pinned,
    signature: row.signature,
  }
}

/** By PEM: parsing a key costs more than a signature. */
const parsed = new Map<string, KeyObject>()

async function mailKey(db: Executor): Promise<KeyObject> {
  const pem = await storedMailKey(db)
  const key = parsed.get(pem) ?? createPrivateKey(pem)
  parsed.set(pem, key)
  return key
}
