/** AES-CBC/PKCS7 with crypto-js. Import it lazily: it must not delay the first paint (design.md). */
import AES from 'crypto-js/aes'
import Base64 from 'crypto-js/enc-base64'
import Utf8 from 'crypto-js/enc-utf8'

/** @param key base64 @param iv base64 @returns base64 */
export function encrypt(text: string, key: string, iv: string): string {
  return AES.encrypt(text, Base64.parse(key), { iv: Base64.parse(iv) }).toString()
}

/** @throws Error when the text was not encrypted with this key */
export function decrypt(base64: string, key: string, iv: string): string {
  const text = AES.decrypt(base64, Base64.parse(key), { iv: Base64.parse(iv) }).toString(Utf8)
  if (text === '') throw new Error('the answer could not be decrypted')
  return text
}
