/** Sends a picture in parts. The server says how far it is, so an upload continues after an interruption, also in a new page. */
import { KYC_CHUNK_BYTES, type KycFileKind, kycFileUpload } from '@lantern/contract/kyc'
import { call } from '@lantern/platform'

export type UploadedPhoto = { readonly kind: KycFileKind; readonly blob: Blob; readonly name: string }

/** @param onProgress parts sent and all @returns the id of the file */
export async function uploadPhoto(
  { kind, blob, name }: UploadedPhoto,
  onProgress: (sent: number, all: number) => void,
): Promise<string> {
  const bytes = new Uint8Array(await blob.arrayBuffer())
  const all = Math.ceil(bytes.length / KYC_CHUNK_BYTES)
  const head = { kind, name: name.slice(0, 200), size: bytes.length, sha256: await hashOf(bytes) }
  let { received, fileId } = await call(kycFileUpload, head)
  while (fileId === null) {
    onProgress(received, all)
    const part = bytes.subarray(received * KYC_CHUNK_BYTES, (received + 1) * KYC_CHUNK_BYTES)
    const answer = await call(kycFileUpload, { ...head, index: received, data: base64(part) })
    if (answer.fileId === null && answer.received <= received) throw new Error('the upload does not go on')
    received = answer.received
    fileId = answer.fileId
  }
  return fileId
}

async function hashOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** In pieces: a call takes only so many arguments. */
function base64(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 8_192) text += String.fromCharCode(...bytes.subarray(at, at + 8_192))
  return btoa(text)
}
