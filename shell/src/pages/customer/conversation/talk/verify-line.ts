import type { ServiceMessage } from '@lantern/contract/service'

const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256' } as const

/**
 * Whether an agent's line carries a valid signature of customer service.
 * @param key SPKI, base64, from opening the conversation
 */
export async function isSigned(line: ServiceMessage, sid: string, key: string): Promise<boolean> {
  if (!line.signature || !line.agentNo) return false
  try {
    const publicKey = await crypto.subtle.importKey('spki', bytes(key), ALGORITHM, false, ['verify'])
    const text = new TextEncoder().encode(`${sid}|${line.seq}|${line.agentNo}|${line.content}`)
    return await crypto.subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, publicKey, bytes(line.signature), text)
  } catch {
    // No WebCrypto on a plain http origin, or a malformed signature.
    return false
  }
}

function bytes(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
}
